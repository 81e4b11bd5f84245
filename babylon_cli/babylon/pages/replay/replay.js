
"use strict";
// One turn at a time, by slider, buttons, arrow keys or the address; without this script all stand under each other.
const replays = [...document.querySelectorAll(".replay")].map((replay) => {
  const turns = [...replay.querySelectorAll(".turn")];
  const controls = replay.querySelector(".controls");
  const [back, on] = controls.querySelectorAll("button");
  const slider = controls.querySelector("input");
  const told = controls.querySelector("output");
  const show = (number) => {
    const shown = Math.min(Math.max(number, 0), turns.length - 1);
    turns.forEach((turn, position) => turn.classList.toggle("shown", position === shown));
    const heading = turns[shown].querySelector("h4").textContent;
    slider.value = shown;
    slider.setAttribute("aria-valuetext", heading);
    told.textContent = heading;
    back.setAttribute("aria-disabled", shown === 0);
    on.setAttribute("aria-disabled", shown === turns.length - 1);
  };
  const step = (by) => show(Number(slider.value) + by);
  slider.max = turns.length - 1;
  slider.addEventListener("input", () => step(0));
  back.addEventListener("click", () => step(-1));
  on.addEventListener("click", () => step(1));
  controls.hidden = false;
  replay.classList.add("stepping");
  show(0);
  return { replay, turns, show, step };
});
const followAddress = () => {
  for (const { turns, show } of replays) {
    const number = turns.findIndex((turn) => `#${turn.id}` === location.hash);
    if (number >= 0) {
      show(number);
      turns[number].scrollIntoView();
    }
  }
};
addEventListener("hashchange", followAddress);
followAddress();
addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const isTaken = event.target.closest && event.target.closest("input, .scrolls");
  if (!by || isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const seen = replays.find(({ replay }) => replay.getBoundingClientRect().bottom > 0);
  if (seen) seen.step(by);
});
