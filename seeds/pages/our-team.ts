import type { ContentPage } from "#domain/page/blocks.ts";

export const ourTeam: ContentPage = {
	key: "ourTeam",
	title: "JOIN OUR TEAM",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "Play with us",
			lead: "No team? That is how most of us began.",
		},
		{
			kind: "text",
			markdown: [
				"As a **free agent** you pay $100 and tell us your position, your height and an honest guess at your division. We look for a team that is short of exactly you. Until you are placed you can change your mind; the fee is non-refundable once you are placed on a team.",
				"Captains: if you are a player short, say so. Somebody is waiting.",
			].join("\n\n"),
		},
		{
			kind: "callToAction",
			text: "Fees, divisions and dates are all on one page.",
			label: "How to register",
			href: "/registration",
		},
		{
			kind: "heading",
			text: "Work with us",
			lead: "A league night needs more people than the ten on the floor.",
		},
		{
			kind: "text",
			markdown: [
				"- **Referees.** Certified, or on the way there. You work in pairs, and a senior colleague talks the game through with you afterwards.",
				"- **Scorers.** You know a block from a strip and can write while watching. We teach the rest in one evening.",
				"- **Gym leads.** You open the doors, set the clock and know every captain's name by week three.",
				"- **Cameras.** A tripod and patience are enough; finals night is the reward.",
			].join("\n"),
		},
		{
			kind: "text",
			markdown:
				"All of these are paid by the evening. Most of our crew play in one division and work in another.",
		},
		{
			kind: "callToAction",
			text: "Tell us what you would like to do and which nights are yours.",
			label: "Join the crew",
			href: "mailto:crew@hoops-league.test",
		},
	],
};
