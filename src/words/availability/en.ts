export const availability = {
	title: ({ team }: { team: string }) => `When ${team} can play`,
	until: ({ day }: { day: string }) =>
		`Please say so by ${day}. Until then you can come back by this link and change it.`,
	over: ({ day }: { day: string }) =>
		`This could be said until ${day}. Write to the league if something has changed.`,
	asked: "When can your team play?",
	say: "Say when",
	saved: "Thank you, it is saved.",
	dates: "Dates on which you cannot play",
	datesHint:
		"Tick them. The league looks at all of them before it plans; nothing is promised until it is accepted.",
	wishes: "Days and times",
	wishesHint: "What you say here is a wish: the schedule meets it where it can.",
	any: "No matter",
	likes: "Gladly",
	avoids: "Rather not",
	note: "Anything else the league should know",
	send: "Save",
	states: { accepted: "accepted", refused: "not possible" },
};
