import { z } from "zod";

/** Links in content come from people: only http(s), mail, telephone, and paths of the site itself. */
const link = z
	.string()
	.max(500)
	.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i, "A link starts with https:// or /.");
const line = z.string().trim().min(1).max(200);
const prose = z.string().max(20_000);

/** One piece of an informational page. A page is an ordered list of these. */
export const block = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("heading"), text: line, lead: prose.optional() }),
	z.object({ kind: z.literal("text"), markdown: prose }),
	z.object({
		kind: z.literal("imageGrid"),
		images: z.array(z.object({ url: link, alt: line, caption: line.optional() })).max(60),
	}),
	z.object({
		kind: z.literal("priceTable"),
		title: line,
		rows: z.array(z.object({ label: line, price: line, note: line.optional() })).max(40),
	}),
	z.object({
		kind: z.literal("questions"),
		title: line.optional(),
		questions: z.array(z.object({ question: line, answer: prose })).max(60),
	}),
	z.object({
		kind: z.literal("videos"),
		videos: z.array(z.object({ url: link, title: line })).max(40),
	}),
	z.object({
		kind: z.literal("contact"),
		name: line.optional(),
		email: z.email().optional(),
		phone: line.optional(),
		address: line.optional(),
	}),
	z.object({ kind: z.literal("callToAction"), text: line, label: line, href: link }),
	z.object({ kind: z.literal("nextGames"), title: line, count: z.int().min(1).max(20) }),
	z.object({ kind: z.literal("standingsExtract"), title: line, rows: z.int().min(1).max(20) }),
]);

export type Block = z.infer<typeof block>;

/** Content blocks of a page as stored; at most 100. */
export const blocks = z.array(block).max(100);

/** The nine informational pages (spec §2), in the order of the navigation bar. */
export const pageKeys = [
	"home",
	"registration",
	"leagueInfo",
	"tournament",
	"youth",
	"ourTeam",
	"leagueFootage",
	"contact",
	"leaderboard",
] as const;
export type PageKey = (typeof pageKeys)[number];

export type ContentPage = { key: PageKey; title: string; isPublished: boolean; blocks: Block[] };
