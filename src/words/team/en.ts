export const team = {
	record: { short: "W-L", name: "Wins and losses" },
};
