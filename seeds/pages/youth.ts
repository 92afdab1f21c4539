import type { SeedPage } from "./seed-page.ts";

export const youth: SeedPage = {
	key: "youth",
	title: "Youth 3-on-3",
	isPublished: true,
	blocks: [
		{
			kind: "heading",
			text: "Half a court, three friends, a lot of touches",
			lead: "In 3-on-3 nobody can hide in the corner. Everyone dribbles, everyone defends, and everyone scores sooner or later.",
		},
		{
			kind: "text",
			markdown: [
				"While the parents play, half of the gym is often free. So we put up a second clock and started a 3-on-3 program for boys and girls. Games are short, teams are mixed anew every few weeks, and a coach from the adult league stands at each basket.",
				"We keep score during a game and forget it afterwards: there are **no standings, no statistics and no names of children on this site**.",
			].join("\n\n"),
		},
		{
			kind: "heading",
			text: "For parents",
			lead: "If yours is missing, write to us.",
		},
		{
			kind: "questions",
			questions: [
				{
					question: "Does my child need experience?",
					answer: "No. We group by age and by how long somebody has played, and we mix often.",
				},
				{
					question: "What do they need to bring?",
					answer: "Indoor shoes and water. Balls and shirts are ours.",
				},
				{
					question: "Do we have to stay?",
					answer:
						"An adult who is responsible for the child stays in the building. The stands are warm and the coffee is decent.",
				},
				{
					question: "What does it cost, and when does it start?",
					answer:
						"It depends on the gym we get. Write to us and you hear as soon as the next block of dates is set.",
				},
			],
		},
		{
			kind: "imageGrid",
			images: [
				{
					picture: { url: "/demo/half-court.svg", alt: "A half court seen from above" },
					caption: "Half a court is plenty",
				},
				{
					picture: {
						url: "/demo/playbook.svg",
						alt: "A simple play drawn with circles and arrows",
					},
					caption: "Pass, cut, clap",
				},
				{
					picture: { url: "/demo/ball.svg", alt: "A basketball filling the whole picture" },
					caption: "Size 5 for small hands",
				},
			],
		},
		{
			kind: "callToAction",
			text: "We write to you when the next dates are set.",
			label: "Put us on the list",
			href: "mailto:youth@hoops-league.test",
		},
	],
};
