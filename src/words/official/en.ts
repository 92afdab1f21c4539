export const official = {
	title: ({ name }: { name: string }) => `${name}: games`,
	summary: "The games you are asked to officiate at. Please accept them, or say that you cannot.",
	none: "No games for now",
	fees: ({ earned, toCome }: { earned: string; toCome: string }) =>
		`Fees: ${earned} earned, ${toCome} still to come.`,
	noneHint: "Come back by this link; it stays the same.",
	coming: "I will be there",
	notComing: "I cannot",
	saved: "Thank you, it is saved.",
	job: { referee: "Referee", scorer: "Scorer" },
	states: { asked: "Please answer", accepted: "You will be there", refused: "You cannot" },
};
