import type { SeedPage } from "./seed-page.ts";

export const contact: SeedPage = {
	key: "contact",
	title: "Contact us",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "A person answers",
			lead: "On weekdays within a day. On game nights sooner, unless there is overtime.",
		},
		{
			kind: "contact",
			email: "hello@hoops-league.test",
			phone: "(714) 555-0142",
			address: "Fountain Valley, California",
		},
		{ kind: "contactForm", title: "Write to us" },
		{
			kind: "heading",
			text: "To get a quick answer",
		},
		{
			kind: "questions",
			questions: [
				{
					question: "A score or a statistic is wrong.",
					answer: "Send us the address of the box score and the number that should be there.",
				},
				{
					question: "We can't make a game.",
					answer:
						"Call as early as you can, together with the other captain if possible. A game that is moved in time is no forfeit.",
				},
				{
					question: "I left my jacket at the gym.",
					answer:
						"It is in the blue box behind the scorer's table, next to the eleven water bottles.",
				},
				{
					question: "Please remove my name or picture.",
					answer: "Of course. Write to us from the address you registered with.",
				},
			],
		},
		{
			kind: "nextGames",
			title: "Or meet us at a game",
			count: 3,
		},
	],
};
