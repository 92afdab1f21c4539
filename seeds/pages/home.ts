import type { SeedPage } from "./seed-page.ts";

export const home: SeedPage = {
	key: "home",
	title: "Harborline Basketball League",
	isPublished: true,
	blocks: [
		{ kind: "welcome" },
		{ kind: "week" },
		{ kind: "liveAndNext", count: 4 },
		{ kind: "results", count: 4 },
		{ kind: "playoffs", count: 8 },
		{ kind: "tables", rows: 5 },
		{ kind: "latestNews", count: 3 },
		{ kind: "sections" },
		{ kind: "seasonLeaders", count: 5 },
		{
			kind: "heading",
			text: "Grown-up basketball, three seasons a year",
			lead: "Two referees, a scorer at the table and a box score with your name in it. Spring, summer and fall, in five divisions, for people who still box out.",
		},
		{
			kind: "text",
			markdown:
				"Every team plays **9 to 12 games a season including the playoffs**, most of them on the same weeknight in the same gym, so that a season fits between work and bedtime. Bring a team, or come alone: most of our players first walked in knowing nobody.",
		},
		{
			kind: "callToAction",
			text: "The next season is never more than a few weeks away.",
			label: "Register a team or yourself",
			href: "/registration",
		},
		{
			kind: "heading",
			text: "How we got here",
			lead: "It began with six teams, one gym in Fountain Valley and a borrowed scoreboard.",
		},
		{
			kind: "text",
			markdown: [
				"Two coworkers were tired of pick-up games that ended in an argument about the score. They rented a gym for ten Mondays, found a retired high-school referee and promised everybody the same three things: games start on time, fouls are fouls, and the numbers are written down.",
				"The second season had twelve teams, the third a waiting list. We opened a Sunday morning for players with small children, a second gym in Tustin Columbus, and later the big floor at Irvine Valley College. When the gap between former college guards and cheerful beginners grew too wide for one standings table, we made divisions, **D1 to D5**, so that nobody has to lose by forty to have a good time.",
				"The promises have not changed. Some players from that first Monday are still here; three of them now play against their own children.",
			].join("\n\n"),
		},
		{
			kind: "pictureText",
			side: "right",
			picture: {
				url: "/demo/gym.svg",
				alt: "Evening light falls through the windows of an empty gym",
				width: 1200,
				height: 800,
			},
			title: "What a league night is like",
			markdown: [
				"The gym opens at six. Two courts, two clocks, two referees on each. You warm up for ten minutes, play four quarters and shake hands; then the next two teams are already waiting.",
				"By the time you are home, your box score is online: [standings](/teamList), [schedule](/schedule) and [every player](/playerList) are kept the same evening.",
			].join("\n\n"),
		},
		{
			kind: "heading",
			text: "A season in pictures",
		},
		{
			kind: "imageGrid",
			images: [
				{
					picture: {
						url: "/demo/half-court.svg",
						alt: "A half court seen from above, the paint in deep orange",
					},
					caption: "Fountain Valley, an hour before the first tip-off",
				},
				{
					picture: {
						url: "/demo/jump-shot.svg",
						alt: "The arc of a long shot towards the hoop at dusk",
					},
					caption: "From the corner, and it went in",
				},
				{
					picture: { url: "/demo/crowd.svg", alt: "A full stand of spectators under the lights" },
					caption: "Finals night: standing room only",
				},
				{
					picture: { url: "/demo/net.svg", alt: "The rim and the net from below" },
					caption: "New nets, opening week",
				},
				{
					picture: { url: "/demo/ball.svg", alt: "A basketball filling the whole picture" },
					caption: "The game ball has seen things",
				},
				{
					picture: {
						url: "/demo/playbook.svg",
						alt: "A play drawn with circles, crosses and arrows",
					},
					caption: "Last time-out, twelve seconds left",
				},
				{
					picture: { url: "/demo/scoreboard.svg", alt: "A scoreboard that shows 71 to 70" },
					caption: "Overtime in D3, decided at the line",
				},
				{
					picture: {
						url: "/demo/gym.svg",
						alt: "Evening light falls through the windows of an empty gym",
					},
					caption: "Sunday morning belongs to D5",
				},
			],
		},
		{
			kind: "sponsors",
			title: "They keep the lights on",
			sponsors: [
				{
					name: "Harbor Sports Medicine",
					tier: "main",
					href: "https://harbor-medicine.test/",
					logo: { url: "/demo/sponsor-harbor.svg", alt: "", width: 440, height: 96 },
				},
				{
					name: "Pier Nine Coffee",
					tier: "main",
					href: "https://pier-nine.test/",
					logo: { url: "/demo/sponsor-pier-nine.svg", alt: "", width: 220, height: 96 },
				},
				{
					name: "Tustin Print",
					tier: "partner",
					logo: { url: "/demo/sponsor-print.svg", alt: "", width: 96, height: 96 },
				},
				{ name: "Valley Hardware", tier: "partner" },
				{ name: "Bolsa Bowls", tier: "partner" },
				{ name: "Second Wind Shoes", tier: "partner" },
			],
		},
	],
};
