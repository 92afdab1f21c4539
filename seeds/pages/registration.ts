import type { SeedPage } from "./seed-page.ts";

export const registration: SeedPage = {
	key: "registration",
	title: "Registration",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "Three ways in",
			lead: "Bring a team, bring half a team, or bring yourself. Tell us your division and the nights you can play; we find the rest.",
		},
		{
			kind: "text",
			markdown: [
				"1. **Write to us** with your team's name and captain, or with your own name, height and position when you come alone.",
				"2. **Choose a division**, D1 to D5. If you are between two, we suggest one after your first game, and nobody minds moving.",
				"3. **Pay the fee.** Fees are due before the time of your first game is released.",
				"4. **Show up ten minutes early**, in shirts of one color with numbers on the back.",
			].join("\n"),
		},
		{
			kind: "registration",
			title: "Sign up online",
			text: "Registration for the next season opens here. Until then, write to us.",
		},
		{
			kind: "heading",
			text: "Fees for a season",
			lead: "One price, no extras: referees, scorers, gym and statistics are in it.",
		},
		{
			kind: "priceTable",
			title: "What it costs",
			rows: [
				{
					label: "Team",
					price: "$800",
					note: "For the whole team, however many of you share it. No team refunds after Game 1.",
				},
				{
					label: "Free agent",
					price: "$100",
					note: "For a player without a team. Non-refundable once you are placed on a team.",
				},
			],
		},
		{
			kind: "heading",
			text: "Divisions",
			lead: "Five levels, so that a close game is the usual kind.",
		},
		{
			kind: "text",
			markdown: [
				"- **D1** is for players who were coached for years and never stopped: fast, physical and above the rim now and then.",
				"- **D2** has former varsity players in good shape, and a few who will not admit that they are former.",
				"- **D3** is solid weekly basketball. You know how to play help defense, and mostly do.",
				"- **D4** is for those who play for the evening as much as for the score.",
				"- **D5** is for beginners, returners and bad knees. Everybody plays, and everybody claps.",
			].join("\n"),
		},
		{
			kind: "heading",
			text: "Seasons and dates",
		},
		{
			kind: "text",
			markdown: [
				"We play **three seasons a year: spring, summer and fall**. The regular season is **8 games**, one a week as a rule, and the playoffs come on top.",
				"Divisions start on their own night. To give you an idea: **the summer 2025 divisions started from early May to June 2025**. Write to us for the first night of the season you have in mind.",
			].join("\n\n"),
		},
		{
			kind: "heading",
			text: "The small print, in plain words",
		},
		{
			kind: "text",
			markdown: [
				"- Fees are due **before the first game time is released**. A team that has not paid has no game time.",
				"- There are **no team refunds after Game 1**: by then the gym, the referees and the balls are paid for.",
				"- The free agent fee is **non-refundable once you are placed on a team**. Until then you can have it back.",
				"",
				"Questions first? Most answers are in the [league info](/leagueInfo).",
			].join("\n"),
		},
		{
			kind: "callToAction",
			text: "Ready? Tell us who you are and where you like to play.",
			label: "Write to registration",
			href: "mailto:register@hoops-league.test",
		},
	],
};
