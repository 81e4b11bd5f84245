"""What is printed on the cards, the wonder boards, the tiles and the projects."""
