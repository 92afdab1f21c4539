import type { WrittenBlock } from "#blocks/kinds.ts";

const words =
	"Every team plays on the same weeknight in the same gym, so that a season fits between work and bedtime.";
const picture = { url: "/demo/ball.svg", alt: "A basketball", width: 1200, height: 800 };

/** One page with every kind of block, each with as much in it as people write on a good day. */
export const everyBlock: readonly WrittenBlock[] = [
	{
		kind: "text",
		markdown: `${words}\n\n> ${words}\n\n| Night | Gym |\n|---|---|\n| Monday | East |`,
	},
	{ kind: "heading", text: "Fees", lead: words },
	{
		kind: "text",
		markdown: "1. **Write** to us\n2. Pay\n3. Play, and read the [rules](/leagueInfo)",
	},
	{
		kind: "priceTable",
		title: "Fees for a season",
		rows: [
			{ label: "Team", price: "$800", note: words },
			{ label: "Free agent", price: "$100" },
		],
	},
	{
		kind: "questions",
		title: "Good to know",
		questions: [
			{ question: "When do we play?", answer: `**Mondays.** ${words}` },
			{ question: "What is a bye?", answer: "A week off." },
		],
	},
	{
		kind: "contact",
		name: "The office",
		email: "office@league.test",
		phone: "(714) 555-0142",
		address: "12 Court Street\nFountain Valley",
	},
	{
		kind: "downloads",
		title: "To print",
		files: [
			{
				label: "The captain's page",
				file: { url: "/demo/captains-page.pdf", name: "captains-page.pdf", bytes: 23_553 },
				note: "One page",
			},
			{ label: "Waiver", href: "https://example.org/waiver" },
		],
	},
	{ kind: "callToAction", text: "Ready to play?", label: "Register", href: "/registration" },
	{ kind: "pictureText", picture, title: "How it began", markdown: words, side: "right" },
	{ kind: "heading", text: "A season in pictures" },
	{
		kind: "imageGrid",
		images: ["ball", "gym", "net", "crowd", "playbook"].map((name) => ({
			picture: { ...picture, url: `/demo/${name}.svg`, alt: `A picture of ${name}` },
			caption: "As it was",
		})),
	},
	{
		kind: "twoColumns",
		shape: "wideLeft",
		left: [
			{ id: "left-1", kind: "heading", text: "Mondays", lead: words },
			{ id: "left-2", kind: "text", markdown: words },
		],
		right: [
			{ id: "right-1", kind: "callToAction", text: "Yours?", label: "Tell us", href: "/contact" },
		],
	},
	{
		kind: "videos",
		title: "On film",
		videos: [{ url: "https://film.example/1", title: "The final" }],
	},
	{
		kind: "sponsors",
		title: "Our sponsors",
		sponsors: [
			{
				name: "Harbor Sports Medicine",
				tier: "main",
				href: "https://example.org/",
				logo: { url: "/demo/sponsor-harbor.svg", alt: "", width: 440, height: 96 },
			},
			{
				name: "Tustin Print",
				tier: "partner",
				logo: { url: "/demo/sponsor-print.svg", alt: "", width: 96, height: 96 },
			},
			{ name: "Valley Hardware", tier: "supporter" },
		],
	},
	{ kind: "contactForm", title: "Write to us" },
	{ kind: "news", title: "What is new", count: 3 },
	{ kind: "nextGames", title: "Next games", count: 3 },
	{ kind: "standingsExtract", title: "Standings", rows: 5 },
	{ kind: "bracket", title: "Road to the final" },
	{ kind: "leaders", title: "Who leads", count: 3 },
	{ kind: "registration", title: "Sign up", text: "Nothing is open now." },
];
