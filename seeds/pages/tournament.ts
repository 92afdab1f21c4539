import type { SeedPage } from "./seed-page.ts";

export const tournament: SeedPage = {
	key: "tournament",
	title: "Tournament",
	isPublished: true,
	blocks: [
		{
			kind: "pictureText",
			side: "right",
			picture: {
				url: "/demo/scoreboard.svg",
				alt: "A scoreboard that shows 71 to 70",
				width: 1200,
				height: 800,
			},
			title: "Five players, no bench",
			markdown:
				"The tournament closes each season. It is short, loud and harder than it looks: the five who start are the five who finish.",
		},
		{
			kind: "heading",
			text: "Who may enter",
			lead: "Four conditions, and no exceptions.",
		},
		{
			kind: "text",
			markdown: [
				"- **Zero forfeits.** A team that forfeited even one game this season is not eligible, whatever its place in the standings.",
				"- **Five players.** Tournament teams field 5 players with no bench. There are no substitutions.",
				"- **Your own five.** Everybody on the floor has to be on your roster of the season.",
				"- **Nothing owed.** The fee of the season is paid.",
			].join("\n"),
		},
		{
			kind: "heading",
			text: "Good to know",
		},
		{
			kind: "questions",
			questions: [
				{
					question: "Why no bench?",
					answer:
						"Because it makes small teams equal to large ones, and because the last four minutes become basketball of a kind you do not see elsewhere.",
				},
				{
					question: "What if somebody is hurt or fouls out?",
					answer: "You go on with four. Choose five who pass the ball and sleep the night before.",
				},
				{
					question: "We had to cancel a game, but told you days ahead. Is that a forfeit?",
					answer:
						"No. A game that we postpone or cancel together is neither a loss nor a forfeit. Only a team that is missing at tip-off forfeits.",
				},
				{
					question: "Are the playoffs the same thing?",
					answer:
						"No. Everybody plays in the playoffs of the own league. The tournament comes after them, across leagues.",
				},
			],
		},
		{
			kind: "standingsExtract",
			title: "Who is in form",
			rows: 5,
		},
		{
			kind: "callToAction",
			text: "No forfeit and five good friends?",
			label: "Enter the tournament",
			href: "mailto:tournament@hoops-league.test",
		},
	],
};
