import type { ContentPage } from "#domain/page/blocks.ts";

export const home: ContentPage = {
	key: "home",
	title: "Harborline Basketball League",
	isPublished: true,
	blocks: [
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
			kind: "heading",
			text: "A season in pictures",
		},
		{
			kind: "imageGrid",
			images: [
				{
					url: "/demo/half-court.svg",
					alt: "A half court seen from above, the paint in deep orange",
					caption: "Fountain Valley, an hour before the first tip-off",
				},
				{
					url: "/demo/jump-shot.svg",
					alt: "The arc of a long shot towards the hoop at dusk",
					caption: "From the corner, and it went in",
				},
				{
					url: "/demo/crowd.svg",
					alt: "A full stand of spectators under the lights",
					caption: "Finals night: standing room only",
				},
				{
					url: "/demo/net.svg",
					alt: "The rim and the net from below",
					caption: "New nets, opening week",
				},
				{
					url: "/demo/ball.svg",
					alt: "A basketball filling the whole picture",
					caption: "The game ball has seen things",
				},
				{
					url: "/demo/playbook.svg",
					alt: "A play drawn with circles, crosses and arrows",
					caption: "Last time-out, twelve seconds left",
				},
				{
					url: "/demo/scoreboard.svg",
					alt: "A scoreboard that shows 71 to 70",
					caption: "Overtime in D3, decided at the line",
				},
				{
					url: "/demo/gym.svg",
					alt: "Evening light falls through the windows of an empty gym",
					caption: "Sunday morning belongs to D5",
				},
			],
		},
	],
};
