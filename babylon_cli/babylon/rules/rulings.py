"""The questions that the rulebooks leave open, the answers that the toolkit takes, and those that it holds settled.

No ruling here is confirmed by the publisher.
"""

from typing import NamedTuple


class Value(NamedTuple):
    """One answer to an open question, what it means, and who holds it."""

    name: str
    meaning: str
    says_so: str


class OpenQuestion(NamedTuple):
    """A question on which a verdict may rest; a file's `rulings:` chooses the value."""

    name: str
    question: str
    default: str
    values: tuple[Value, ...]
    says_so: str
    rules: tuple[str, ...] = ()
    """The rules whose verdict may change with the value."""
    presets: tuple[tuple[str, str], ...] = ()
    """Editions that settle the question otherwise: edition, value."""


class Settled(NamedTuple):
    """A question that the toolkit holds settled, and why."""

    question: str
    answer: str
    reason: str


OPEN_QUESTIONS = (
    OpenQuestion(
        name="superposed",
        question="May two terraces lie on exactly the same four cells, one on storey 1 and one on storey 3?",
        default="never",
        values=(
            Value(
                "never",
                "No two terraces of a garden cover the same four cells, on whatever storeys they lie.",
                "The French, the Dutch and the traditional Chinese book rule it out for any two terraces.",
            ),
            Value(
                "adjacent",
                "Only two terraces whose storeys differ by one may not cover the same four cells.",
                "The simplified Chinese book names only two terraces whose heights differ by one storey.",
            ),
        ),
        says_so=(
            "All four say it in B 1, in the 2nd point on laying a terrace. The French, the Dutch and the "
            "traditional Chinese text name no storeys there, and the traditional Chinese text says any two. The "
            "simplified Chinese text names storeys that differ by one. We follow the three, and the French original "
            "is one of them. No ruling here is confirmed by the publisher."
        ),
        rules=("terrace-stacked",),
        presets=(("zh-Hans", "adjacent"),),
    ),
    OpenQuestion(
        name="bridge_gap",
        question="What may lie below the middle of a bridge: a lower terrace, or even a piece on it?",
        default="clear",
        values=(
            Value(
                "clear",
                "A lower terrace may show in the gap, but no piece stands on the surface there.",
                "Our reading of the French, the Dutch and the traditional Chinese book, which want the gap empty.",
            ),
            Value(
                "any",
                "Only the width of the gap counts. Lower terraces and pieces may be below.",
                "The simplified Chinese book gives only the width of the gap.",
            ),
            Value(
                "ground",
                "The gap shows the bare board. No terrace and no piece is below.",
                "The strictest reading of an empty space. No book says that the board must show.",
            ),
        ),
        says_so=(
            "All four say it in B 2, in the point on the bridge. The French text asks for an empty space. The Dutch "
            "and the traditional Chinese text ask for an empty spot, with the same word that they use for the four "
            "spots of a terrace, and that speaks for allowing a lower terrace with a free spot. The simplified "
            "Chinese text asks for a gap into which just one spot fits. Under every value a terrace or a second "
            "bridge on the bridge's own storey, and a pillar that rises through it, are faults. No ruling here is "
            "confirmed by the publisher."
        ),
        rules=("bridge-gap",),
        presets=(("zh-Hans", "any"),),
    ),
    OpenQuestion(
        name="fountain_terraces",
        question="May both ends of a fountain be on one and the same terrace?",
        default="two",
        values=(
            Value(
                "two",
                "The two ends of a fountain are on two different terraces.",
                "The French, the Dutch and the traditional Chinese book ask for two terraces.",
            ),
            Value(
                "one",
                "Both ends may be on one terrace, if the two spots are side by side.",
                "The simplified Chinese book asks only that the two icons be on one storey.",
            ),
        ),
        says_so=(
            "All four say it in B 2, in the point on the fountain. The French, the Dutch and the traditional "
            "Chinese text count two terraces. The simplified Chinese text does not count them in that point, though "
            "its paragraph on printed icons, just before, speaks of joining icons on two terraces. No ruling here "
            "is confirmed by the publisher."
        ),
        rules=("fountain-link",),
        presets=(("zh-Hans", "one"),),
    ),
    OpenQuestion(
        name="hidden_belvedere",
        question="Does a belvedere that is wholly under a terrace still score its point?",
        default="none",
        values=(
            Value(
                "none",
                "A belvedere that a terrace hides scores nothing.",
                "The simplified Chinese book names belvederes among the things that must be visible.",
            ),
            Value(
                "counts",
                "A belvedere scores its point, hidden or not.",
                "A strict reading of the other three books, which name only terraces and decorations.",
            ),
        ),
        says_so=(
            "All four say it in the 1st paragraph of the final count. The French, the Dutch and the traditional "
            "Chinese text speak of terraces and decorations there, and a belvedere is none of their four "
            "decorations. The simplified Chinese text adds the belvedere. We follow the one edition that speaks. No "
            "ruling here is confirmed by the publisher."
        ),
        rules=("score-pad",),
        presets=(),
    ),
    OpenQuestion(
        name="hidden_corner",
        question="May the open corner of a new terrace slip under a terrace that already lies there?",
        default="forbid",
        values=(
            Value(
                "forbid",
                "No part of a new terrace lies under an existing one, not even its open corner.",
                "Our reading of all four books: a spot under a terrace can no longer be used.",
            ),
            Value(
                "allow",
                "The open corner of a new terrace may lie under an existing one, for no pillar stands there.",
                "The French, the Dutch and the traditional Chinese book name only pillars and decorations.",
            ),
        ),
        says_so=(
            "All four say it in B 2, in the closing note marked as important. It first closes every spot that a "
            "terrace hides. Then the French, the Dutch and the traditional Chinese text name pillars and "
            "decorations as what cannot go there. The simplified Chinese text names every plastic piece, so the "
            "belvedere of the hidden corner would break it. On a finished garden it matters only for the order of "
            "building. No ruling here is confirmed by the publisher."
        ),
        rules=("statue-alignment", "build-order"),
        presets=(),
    ),
    OpenQuestion(
        name="statue_restart",
        question="Where may the next statue go when all earlier statues have become pillars?",
        default="free",
        values=(
            Value(
                "free",
                "With no statue standing, the next one is a first statue again and goes on any statue icon.",
                "Our reading of all four books: a statue that became a pillar is no statue any more.",
            ),
            Value(
                "aligned",
                "With no statue standing, the next one is in line with any statue ever placed.",
                "A reading of the French, the Dutch and the traditional Chinese book: a statue placed before.",
            ),
        ),
        says_so=(
            "All four say it in B 2, in the point on the statue, and in B 1, in the 1st point of the warning. Three "
            "texts set only the very first statue free and measure the others from a statue placed before. The "
            "simplified Chinese text measures from a statue that is in the garden. All four say that a statue used "
            "as a pillar is no longer a statue. No text treats the case itself. No ruling here is confirmed by the "
            "publisher."
        ),
        rules=("statue-alignment",),
        presets=(),
    ),
    OpenQuestion(
        name="statue_corner",
        question="Three pillars, and the fourth corner comes down exactly on a statue: does it rest on the statue?",
        default="supports",
        values=(
            Value(
                "supports",
                "The corner rests on the statue. The statue is a pillar now, and there is no belvedere.",
                "Our reading of all four books: a belvedere is for a corner that rests on nothing.",
            ),
            Value(
                "open",
                "The players may call the corner open. It gets a belvedere and the statue stays a statue.",
                "A reading of all four books: a statue may be used as a pillar, but need not be.",
            ),
        ),
        says_so=(
            "All four say it in B 1: the 1st point on laying a terrace gives the belvedere to the corner without a "
            "pillar, and the 1st point of the warning says that a statue may be used as a pillar. No text says what "
            "happens when the corner touches a statue anyway. No ruling here is confirmed by the publisher."
        ),
        rules=("belvedere-corner",),
        presets=(),
    ),
    OpenQuestion(
        name="hidden_anchor",
        question="May a new statue be in line with a statue that is hidden under an open corner?",
        default="counts",
        values=(
            Value(
                "counts",
                "A hidden statue that carries nothing still stands, and others may be in line with it.",
                "Our reading of all four books: only a statue used as a pillar stops being a statue.",
            ),
            Value(
                "ignored",
                "Once a terrace hides it, a statue no longer stands for the purpose of the line.",
                "No book says so. It extends the closing note on hidden spots to the pieces on them.",
            ),
        ),
        says_so=(
            "All four say it in B 2, in the point on the statue and in the closing note marked as important. The "
            "note bars new pieces from hidden spots and says nothing of pieces that stand there already. The "
            "simplified Chinese text wants the line to be seen from above, which fixes the direction and not what "
            "is visible. No ruling here is confirmed by the publisher."
        ),
        rules=("statue-alignment",),
        presets=(),
    ),
    OpenQuestion(
        name="blank_per",
        question=(
            "With the token for empty spots and two terraces built in a turn, how many spots may count as an icon?"
        ),
        default="turn",
        values=(
            Value(
                "turn",
                "One empty spot in the whole turn.",
                "Our reading of the French, the Dutch and the simplified Chinese book, which speak of one spot.",
            ),
            Value(
                "terrace",
                "One empty spot on each terrace built in the turn.",
                "A reading of the traditional Chinese book, which gives one spot to the terrace in question.",
            ),
        ),
        says_so=(
            "All four say it in the token descriptions, in the 4th point. The French, the Dutch and the simplified "
            "Chinese text speak of one spot on the terrace of the turn. The traditional Chinese text says that "
            "there may be any number of empty spots and that one spot of that terrace is turned. No text thinks of "
            "two terraces. It matters when a turn is judged; a finished garden does not show which terraces were "
            "built together. No ruling here is confirmed by the publisher."
        ),
        rules=("token-effect",),
        presets=(),
    ),
    OpenQuestion(
        name="supply",
        question="What if the table shows more pieces than the list of parts names?",
        default="warn",
        values=(
            Value(
                "warn",
                "It is a warning. The pieces are counted and scored.",
                "All four books: the box may hold more plastic pieces than the list says.",
            ),
            Value(
                "limit",
                "It is a fault, for a piece that has run out cannot be built.",
                "No book says so. It takes the list of parts as the limit.",
            ),
            Value(
                "ignore",
                "It is not looked at.",
                "A reading of the French and the Dutch book: more pieces change nothing in play.",
            ),
        ),
        says_so=(
            "All four give the numbers in the list of parts and say in the note there that the box may hold more "
            "plastic pieces. The note does not speak of terraces. No text says what happens when a piece runs out. "
            "No ruling here is confirmed by the publisher."
        ),
        rules=("supply-limit",),
        presets=(),
    ),
)

SETTLED = (
    Settled(
        question="Must I have a reason to use only three pillars?",
        answer="No. Three or four is a free choice.",
        reason=(
            "B 1, 1st point on laying a terrace, in all four editions: three or four pillars are named side by "
            "side, and three brings a belvedere. No condition is attached."
        ),
    ),
    Settled(
        question="Can the spot under a belvedere still be used?",
        answer="No. A belvedere covers its icon and its spot for good.",
        reason=(
            "B 1, 1st point, puts the belvedere on that corner of the terrace, and in the simplified Chinese "
            "edition on that spot. Pillars and decorations need a free spot: B 1, 2nd paragraph, and B 2, 2nd "
            "paragraph. That a belvedere never leaves is our reading, for no edition has a way to remove it."
        ),
    ),
    Settled(
        question="Is a belvedere a decoration?",
        answer="No. The decorations are the statue, the fountain, the bridge and the staircase.",
        reason=(
            "B 2, 1st paragraph, and the 5th point of the final count list the same four in all editions. The "
            "belvedere has a row of its own, the 7th point."
        ),
    ),
    Settled(
        question="Must I place a decoration when I can?",
        answer="No. A decoration is optional.",
        reason=(
            "B 2, 1st paragraph, in all four editions tells you to look whether you can build decorations. It does "
            "not tell you to build them. The whole action of building is optional as well: the course of play, step "
            "B."
        ),
    ),
    Settled(
        question="May a decoration be moved or taken away later?",
        answer="No. It stays where it was placed.",
        reason=(
            "Our reading. No edition has an action that moves a decoration. The only change that they know is a "
            "statue turning into a pillar, in B 1, 1st point of the warning, and even that statue stays in its "
            "place."
        ),
    ),
    Settled(
        question="May I place later the decoration that I forgot or could not place?",
        answer="Only if one of its ends is on a terrace that you build in that later turn.",
        reason=(
            "B 2, 1st paragraph: a decoration is at least in part on a terrace of the same turn. Item 4 of the "
            "statue example shows it in all four editions: a spot on an older terrace has come into line and is too "
            "late."
        ),
    ),
    Settled(
        question="I build two terraces in one turn. May I decorate the first one after the second is down?",
        answer="Yes. Both are terraces of this turn.",
        reason=(
            "B 2, 1st paragraph: it is enough that the terrace was placed in this turn, or in this round in the "
            "simplified Chinese edition. That you may wait for the second terrace is our reading: the simplified "
            "Chinese text says to look each time a terrace is placed."
        ),
    ),
    Settled(
        question="May a statue become a pillar in the turn in which it was placed?",
        answer="Yes, under the second terrace of that turn.",
        reason=(
            "B 1, 1st point of the warning, and the reminder after the statue example, let a statue carry a terrace "
            "and name no waiting time. The French and the traditional Chinese reminder speak of a following "
            "terrace, and the second of the turn is one. That this is soon enough is our reading."
        ),
    ),
    Settled(
        question="Can anything block the line between two statues?",
        answer="No.",
        reason=(
            "B 2, the point on the statue: distance and storeys do not matter, in all four editions. None names "
            "anything that blocks."
        ),
    ),
    Settled(
        question="May I turn a terrace before I place it?",
        answer="Yes, as you like.",
        reason=(
            "Our reading. B 1 asks in all four editions only that the garden side be up and says nothing about "
            "which way a terrace points."
        ),
    ),
    Settled(
        question="May I go back to a lower storey after building a higher one?",
        answer="Yes.",
        reason=(
            "B 1, 2nd point of the warning: the example in all four editions asks only for a terrace on the storey "
            "below. No edition closes a storey. That building storey by storey means no more than this is our "
            "reading."
        ),
    ),
    Settled(
        question="My only terrace on storey 2 is hidden. May I build on storey 3?",
        answer="Yes. A hidden terrace is still there.",
        reason=(
            "B 1, 2nd point of the warning, asks in all four editions for a terrace on storey 2 and does not ask "
            "that it be visible. Hiding matters for the spots, in the note at the end of B 2, and for the final "
            "count. That it matters for nothing else is our reading."
        ),
    ),
    Settled(
        question="May a terrace disappear wholly under two others?",
        answer="Yes. It is legal, but the terrace and its flower no longer count.",
        reason=(
            "B 1, 2nd point, compares two terraces only. The 1st paragraph of the final count in the French and the "
            "Dutch edition expects things hidden by several terraces, and gives nothing for them; the two Chinese "
            "editions give nothing for anything wholly hidden."
        ),
    ),
    Settled(
        question="A token changed an icon. Does it stay changed in later turns?",
        answer="No. It counts only in the turn of its token.",
        reason=(
            "End of the round, 2nd paragraph: a token acts in the following round. The 3rd and 4th points of the "
            "token descriptions speak of a terrace built in that turn. The traditional Chinese text speaks of "
            "turning the icon into another, which could be taken to last; that it does not is our reading. A later "
            "decoration on such a spot is decoration-icon."
        ),
    ),
    Settled(
        question="May statues be in line diagonally?",
        answer="No. A line of statues is a row or a column.",
        reason=(
            "B 2, the point on the statue: the French text says along the rows or columns and the simplified "
            "Chinese text says row or column. The Dutch and the traditional Chinese text only say straight, but "
            "their 2nd paragraph of B 2 bars the diagonal for all decorations. That this covers the line of statues "
            "is our reading."
        ),
    ),
    Settled(
        question="May a terrace be placed with its material side up?",
        answer="No. The garden side is up, and the toolkit takes this as given.",
        reason=(
            "B 1, 1st point on laying a terrace, in all four editions. A file does not say which side is up, since "
            "both sides have the same icons and flower: section on terraces, 3rd paragraph."
        ),
    ),
    Settled(
        question="May I build before I dig, or store before I build?",
        answer="No. A turn is dig, build, store, and the toolkit takes this order as given.",
        reason=(
            "The course of play lists the three steps in this order in all four editions. The simplified Chinese "
            "text says outright that they are done in order. The 1st paragraph of B 1 puts building after digging "
            "in the French, the Dutch and the traditional Chinese text."
        ),
    ),
    Settled(
        question="Do I receive pillars for the clay terrace that I take out at setup?",
        answer="No.",
        reason=(
            "Setup, step 6, in all four editions only takes the terrace out of the quarry. Pillars are given in A, "
            "for a terrace taken by digging. That the two are not the same is our reading."
        ),
    ),
    Settled(
        question="May I hold more than six single pillars, or a double one, during my turn?",
        answer="Yes. The limit is looked at only when the turn ends.",
        reason=(
            "Storing is the last step of the turn: the course of play, step C. The 2nd point of the token "
            "descriptions says of the double pillar that it cannot be stored at the end of the turn. That the six "
            "single pillars are looked at no sooner is our reading."
        ),
    ),
    Settled(
        question="May I exchange single pillars that are already built?",
        answer="No. Only pillars in hand can be exchanged.",
        reason=(
            "B 1, 5th paragraph, allows the exchange at any time. The simplified Chinese text says that you put "
            "back two single pillars of yours. A built pillar carries a terrace: B 1, 3rd point of the warning. "
            "That it can no longer be exchanged is our reading."
        ),
    ),
)
