import type { SeedPage } from "./seed-page.ts";

export const leagueInfo: SeedPage = {
	key: "leagueInfo",
	title: "League info",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "What everybody asks",
			lead: "If your question is not here, ask it. The good ones end up on this page.",
		},
		{
			kind: "questions",
			title: "The season",
			questions: [
				{
					question: "How many games do we get?",
					answer:
						"**9 to 12 a season, including the playoffs.** The regular season is 8 games; every team then goes on to the playoffs, and the further you get, the more you play.",
				},
				{
					question: "How many seasons are there?",
					answer: "Three a year: spring, summer and fall.",
				},
				{
					question: "Where and when are the games?",
					answer:
						"In Fountain Valley, Tustin Columbus and at Irvine Valley College. The name of a league says it all: its weeknight, its division and its gym. The schedule has the exact times.",
				},
				{
					question: "Why does my game have no time yet?",
					answer:
						"Times are released a few days ahead, once all fees of the league are in. The day is certain before the hour is.",
				},
				{
					question: "What is a bye?",
					answer:
						"With an odd number of teams, one has the week off. You still play your 8 games; a bye is a week without one, never a loss.",
				},
			],
		},
		{
			kind: "questions",
			title: "Teams and players",
			questions: [
				{
					question: "Which division is ours?",
					answer:
						"There are five, from D1, which is fast and physical, to D5, which is friendly and forgiving. Choose the one in which you would win about half of your games. If you guessed wrong, we move you.",
				},
				{
					question: "How many players should a team have?",
					answer:
						"Seven to ten is comfortable. You can play with fewer, but with fewer than five players on your roster we will ask you to sign somebody, and your legs will ask too.",
				},
				{
					question: "I have no team. Can I still play?",
					answer:
						"Yes, as a free agent, for $100. We place you on a team that needs your position. The fee is non-refundable once you are placed.",
				},
				{
					question: "May I play on two teams?",
					answer: "In two different leagues, gladly. In one league, a player has one team.",
				},
			],
		},
		{
			kind: "questions",
			title: "Money",
			questions: [
				{
					question: "What does a team pay?",
					answer: "$800 a season, for the whole team.",
				},
				{
					question: "When is it due?",
					answer: "Before the time of the first game is released.",
				},
				{
					question: "Can we have it back if we drop out?",
					answer: "Until Game 1. There are no team refunds after that.",
				},
			],
		},
		{
			kind: "questions",
			title: "On the court",
			questions: [
				{
					question: "What are the rules?",
					answer:
						"High-school rules with a few of our own: four quarters, overtime until somebody wins, and a fifth personal foul ends your evening. The referees have the last word and the first handshake.",
				},
				{
					question: "How are the standings decided?",
					answer:
						"By the share of games won, then by fewer losses, then by more wins. Teams that are level in all three share the place.",
				},
				{
					question: "What happens when a team does not show up?",
					answer:
						"The game is a forfeit: a loss for the team that is missing and a win for the other. It also costs the tournament, which is open only to teams with **zero forfeits**.",
				},
				{
					question: "Who keeps the statistics?",
					answer:
						"A scorer at the table, at every game. Box scores are on this site the same evening. If a number looks wrong, tell us within the week and we look at the sheet.",
				},
			],
		},
		{
			kind: "bracket",
			title: "The playoffs of this season",
		},
		{ kind: "news", title: "What we told you last", count: 3 },
		{
			kind: "downloads",
			title: "To print",
			files: [
				{
					label: "The captain's page",
					note: "What to bring, when to call, whom to pay",
					file: { url: "/demo/captains-page.pdf", name: "captains-page.pdf", bytes: 23_553 },
				},
			],
		},
		{
			kind: "callToAction",
			text: "Still wondering?",
			label: "Contact us",
			href: "/contact",
		},
	],
};
