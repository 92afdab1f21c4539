export const schedule = {
	/** The columns of the table, for those who hear it. */
	when: "Time or status",
	game: "Game",
	place: "Place",
	outcome: { win: "Win", loss: "Loss" },
	bye: "Bye",
	noGameThisWeek: "No game this week",
};
