import type { PageKey } from "#domain/page/blocks.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import type { WrittenBlock } from "./kinds.ts";

/** One block of an outline: what is already true everywhere, and a word to the writer. */
type Outlined = {
	[Kind in WrittenBlock as Kind["kind"]]: Partial<Kind> & Pick<Kind, "kind">;
}[WrittenBlock["kind"]] & { hint?: string };

/**
 * Where a page may begin: its parts in a good order, each with a hint of what belongs there, and not
 * one fact. What its writer leaves empty is not shown. An organization's own page begins empty-handed.
 * @param say gives its words in the language of whoever reads them (rule `known-by-its-english`).
 */
export function outlineOf(key: string, say: (english: string) => string): BlockContent[] {
	const outline = outlines[key as PageKey] ?? ownPage;
	return outline.map((block, index) => ({ id: `o${index + 1}`, ...saidIn(say, block) }));
}

function saidIn(say: (english: string) => string, block: Outlined): Outlined {
	const words = Object.entries(block).filter(([name]) => worded.has(name));
	return { ...block, ...Object.fromEntries(words.map(([name, text]) => [name, say(`${text}`)])) };
}

const worded = new Set(["text", "title", "label", "hint"]);

const outlines: Record<PageKey, readonly Outlined[]> = {
	home: [
		{
			kind: "heading",
			hint: "Say in one line what your league is. The introduction says for whom it is and where you play.",
		},
		{
			kind: "text",
			hint: "What a season is like: how many games, on which evenings, in which gyms.",
		},
		{
			kind: "callToAction",
			label: "Register",
			href: "/registration",
			hint: "One sentence for people who are new, such as when the next season begins.",
		},
		{
			kind: "pictureText",
			title: "How it began",
			hint: "Your story: who started it, when, and what has not changed since. One good picture is enough.",
		},
		{ kind: "heading", text: "A season in pictures" },
		{
			kind: "imageGrid",
			hint: "Four or eight pictures look best. Describe each for people who cannot see it.",
		},
		{ kind: "sponsors", title: "Our sponsors", hint: "Leave it empty if you have none." },
	],
	registration: [
		{
			kind: "heading",
			text: "How to register",
			hint: "The introduction says who can register: teams, single players, or both.",
		},
		{
			kind: "text",
			hint: "The way in, step by step. A numbered list reads best: whom to write to, what to choose, how to pay, when to come.",
		},
		{ kind: "heading", text: "Fees", hint: "The introduction says what a fee covers." },
		{
			kind: "priceTable",
			title: "Fees for a season",
			hint: "One line for a team, one for a player without a team. Say in the note what is not refunded.",
		},
		{
			kind: "heading",
			text: "Divisions",
			hint: "The introduction helps people choose, such as how strong each division is.",
		},
		{ kind: "text", hint: "One line for each division." },
		{
			kind: "heading",
			text: "Dates",
			hint: "When do seasons begin, and when does registration close?",
		},
		{ kind: "text", hint: "Dates of this season. Change them here when the next one is planned." },
		{
			kind: "callToAction",
			text: "Ready to play?",
			hint: "The button leads to your form, or begins an email to you.",
		},
	],
	leagueInfo: [
		{
			kind: "heading",
			text: "What everybody asks",
			hint: "If you answer the same question twice a week, it belongs here.",
		},
		{
			kind: "questions",
			title: "The season",
			hint: "How many games, how many seasons, where and when, what a bye is.",
		},
		{
			kind: "questions",
			title: "Teams and players",
			hint: "How many players a team has, which division is right, who may play on two teams.",
		},
		{
			kind: "questions",
			title: "Money",
			hint: "What it costs, when it is due, what is refunded.",
		},
		{
			kind: "questions",
			title: "On the court",
			hint: "Your own rules, forfeits, how ranks are decided.",
		},
		{ kind: "downloads", title: "To print", hint: "Your rules and forms as PDF files." },
		{ kind: "callToAction", text: "Still wondering?", label: "Contact us", href: "/contact" },
	],
	tournament: [
		{
			kind: "heading",
			text: "The tournament",
			hint: "When is it, and what is special about it?",
		},
		{ kind: "heading", text: "Who may enter" },
		{ kind: "text", hint: "What a team needs to take part. A list reads best." },
		{
			kind: "questions",
			title: "Good to know",
			hint: "Format, number of players, what happens when somebody is hurt.",
		},
		{ kind: "standingsExtract", title: "Who is in form", rows: 5 },
		{ kind: "callToAction", text: "Are you in?", hint: "The button says how to enter." },
	],
	youth: [
		{
			kind: "heading",
			text: "For the young ones",
			hint: "Which ages, on which days, and who looks after them?",
		},
		{ kind: "text", hint: "What a session is like. Leave out names of children." },
		{
			kind: "questions",
			title: "For parents",
			hint: "What to bring, what it costs, whether they stay, whom to call.",
		},
		{ kind: "imageGrid", hint: "Only pictures that every child's parents have agreed to." },
		{ kind: "callToAction", hint: "How parents sign their children up." },
	],
	ourTeam: [
		{
			kind: "heading",
			text: "Play with us",
			hint: "What can somebody without a team do?",
		},
		{ kind: "text", hint: "How you place people on teams, what it costs, how long it takes." },
		{
			kind: "heading",
			text: "Work with us",
			hint: "Referees, scorers, people who open the gym: whom are you looking for?",
		},
		{ kind: "text", hint: "One line for each job: what it involves and what it takes." },
		{
			kind: "callToAction",
			text: "Tell us which evenings are yours.",
			hint: "An email is enough.",
		},
	],
	leagueFootage: [
		{ kind: "heading", text: "On film", hint: "What is there to see here?" },
		{ kind: "videos", hint: "Paste the address of each video on YouTube." },
		{
			kind: "text",
			hint: "How teams get their game filmed, and whom to ask to take a clip down.",
		},
	],
	contact: [
		{
			kind: "heading",
			text: "Write or call",
			hint: "How soon do you answer, and when does somebody answer the phone?",
		},
		{ kind: "contact", hint: "What you leave empty is not shown." },
		{
			kind: "questions",
			title: "To get a quick answer",
			hint: "A wrong score, a game you cannot make, a lost jacket: what should people send you?",
		},
		{ kind: "nextGames", title: "Or meet us at a game", count: 3 },
	],
	leaderboard: [
		{
			kind: "heading",
			text: "All-time leaders",
			hint: "Say since when you have kept count. The lists below fill themselves in.",
		},
	],
};

const ownPage: readonly Outlined[] = [
	{ kind: "heading", hint: "What is this page about?" },
	{ kind: "text", hint: "Write as you would tell it." },
];
