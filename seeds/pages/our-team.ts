import type { SeedPage } from "./seed-page.ts";

export const ourTeam: SeedPage = {
	key: "ourTeam",
	title: "JOIN OUR TEAM",
	isPublished: true,
	blocks: [
		{
			kind: "pictureText",
			side: "left",
			picture: {
				url: "/demo/jump-shot.svg",
				alt: "The arc of a long shot towards the hoop at dusk",
				width: 1200,
				height: 800,
			},
			title: "Play with us",
			markdown: [
				"No team? That is how most of us began.",
				"As a **free agent** you pay $100 and tell us your position, your height and an honest guess at your division. We look for a team that is short of exactly you. Until you are placed you can change your mind; the fee is non-refundable once you are placed on a team.",
				"Captains: if you are a player short, say so. Somebody is waiting.",
				"Fees, divisions and dates are all on one page: [how to register](/registration).",
			].join("\n\n"),
		},
		{
			kind: "heading",
			text: "Work with us",
			lead: "A league night needs more people than the ten on the floor. All of it is paid by the evening.",
		},
		{
			kind: "twoColumns",
			shape: "equal",
			left: [
				{
					id: "crew-court",
					kind: "text",
					markdown: [
						"### Referees",
						"Certified, or on the way there. You work in pairs, and a senior colleague talks the game through with you afterwards.",
						"### Scorers",
						"You know a block from a strip and can write while watching. We teach the rest in one evening.",
					].join("\n\n"),
				},
			],
			right: [
				{
					id: "crew-gym",
					kind: "text",
					markdown: [
						"### Gym leads",
						"You open the doors, set the clock and know every captain's name by week three. Most of our crew play in one division and work in another.",
						"### Cameras",
						"A tripod and patience are enough; finals night is the reward.",
					].join("\n\n"),
				},
			],
		},
		{
			kind: "callToAction",
			text: "Tell us what you would like to do and which nights are yours.",
			label: "Join the crew",
			href: "mailto:crew@hoops-league.test",
		},
	],
};
