import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import type { KindPlans } from "./kinds.ts";
import { mostBlocks, readBlocks as readBlocksSaid } from "./read-blocks.ts";

const readBlocks = answeringEnglish(readBlocksSaid);

const kinds: KindPlans = [
	{
		kind: "priceTable",
		label: "Price table",
		fields: {
			title: { is: "line", label: "Title" },
			rows: {
				is: "list",
				label: "Lines",
				item: "line",
				most: 3,
				of: {
					label: { is: "line", label: "What" },
					price: { is: "line", label: "Price" },
				},
			},
		},
	},
	{
		kind: "contact",
		label: "Contact",
		fields: {
			email: { is: "line", label: "Email", format: "email", isOptional: true },
			href: { is: "link", label: "Website", isOptional: true },
			picture: { is: "picture", label: "Picture", isOptional: true },
		},
	},
	{
		kind: "games",
		label: "Games",
		needs: ["nextGames"],
		fields: { count: { is: "count", label: "Games", least: 1, most: 9, start: 3 } },
	},
	{
		kind: "columns",
		label: "Columns",
		fields: { left: { is: "blocks", label: "Left", most: 2 } },
	},
	{
		kind: "downloads",
		label: "Downloads",
		fields: {
			files: {
				is: "list",
				label: "Files",
				item: "file",
				most: 3,
				oneOf: ["file", "href"],
				of: {
					file: { is: "document", label: "PDF", isOptional: true },
					href: { is: "link", label: "Address", isOptional: true },
				},
			},
		},
	},
];

const front: KindPlans = [
	...kinds,
	{ kind: "hero", label: "Hero", needs: ["facts"], isFrontPart: true, isOnce: true, fields: {} },
];

const draft = (...blocks: unknown[]) => readBlocks(kinds, blocks, { key: "home", isDraft: true });
const whole = (...blocks: unknown[]) => readBlocks(kinds, blocks, { key: "home", isDraft: false });
const rows = [{ label: "Team", price: "$800" }];
const table = { id: "a", kind: "priceTable", title: "Fees", rows };

describe("readBlocks", () => {
	test("keeps parts of the front page there alone, in any language, and in no other block", () => {
		const hero = { id: "h", kind: "hero" };
		const onPage = (key: string, ...blocks: unknown[]) =>
			readBlocks(front, blocks, { key, isDraft: false });
		expect(onPage("home", hero)).toEqual({ blocks: [hero] });
		expect(onPage("home.fr", hero)).toEqual({ blocks: [hero] });
		const sentence = "Hero stands on the front page alone.";
		expect(onPage("contact", hero)).toEqual({ problems: [{ at: "0", sentence }] });
		expect(onPage("home", { id: "c", kind: "columns", left: [hero, table] })).toEqual({
			problems: [{ at: "0.left.0", sentence: "Hero cannot stand inside Columns." }],
		});
		expect(onPage("home", hero, { id: "i", kind: "hero" })).toEqual({
			problems: [{ at: "1", sentence: "Hero is on this page already." }],
		});
	});

	test("keeps declared fields of known kinds alone, with their ids", () => {
		expect(whole({ ...table, onclick: "x", rows: [{ ...rows[0], evil: 1 }] })).toEqual({
			blocks: [table],
		});
		expect(whole({ id: "a", kind: "script" })).toEqual({
			problems: [{ at: "0.kind", sentence: "There is no such kind of block." }],
		});
	});

	test("takes a draft that is half written, and says what is missing to publish it", () => {
		const half = { id: "a", kind: "priceTable", rows: [rows[0], { label: "Player" }] };
		expect(draft(half)).toEqual({ blocks: [half] });
		expect(whole(table, half)).toEqual({
			problems: [
				{ at: "1.title", sentence: "Price table has no title." },
				{ at: "1.rows.1.price", sentence: "Price table: line 2 has no price." },
			],
		});
		expect(whole({ id: "a", kind: "priceTable", title: "Fees", rows: [] })).toMatchObject({
			problems: [{ at: "0.rows", sentence: "Price table has no line." }],
		});
	});

	test("takes blanks for nothing", () => {
		expect(whole({ ...table, title: " \t" })).toEqual({
			problems: [{ at: "0.title", sentence: "Price table has no title." }],
		});
	});

	test("holds limits in drafts too", () => {
		const long = { ...table, title: "x".repeat(201) };
		expect(draft(long)).toEqual({
			problems: [
				{ at: "0.title", sentence: "Price table: Title can have at most 200 characters." },
			],
		});
		expect(draft({ ...table, rows: [1, 2, 3, 4].map(() => rows[0]) })).toMatchObject({
			problems: [{ at: "0.rows", sentence: "Price table: Lines can have at most 3." }],
		});
		expect(draft({ id: "a", kind: "games", count: 10 })).toMatchObject({
			problems: [{ at: "0.count", sentence: "Games: Games must be a number from 1 to 9." }],
		});
		expect(draft(...Array.from({ length: mostBlocks + 1 }, () => table))).toMatchObject({
			problems: [{ at: "", sentence: "A page has 100 blocks at most. This one has 101." }],
		});
		const heavy = { ...table, title: "x".repeat(200), rows: [] };
		const problems = draft(...Array.from({ length: 100 }, () => heavy));
		expect(problems).toHaveProperty("blocks");
	});

	test("takes half an address while somebody writes, and another scheme never", () => {
		expect(draft({ kind: "contact", href: "example.or" })).toHaveProperty("blocks");
		expect(whole({ kind: "contact", href: "example.or" })).toMatchObject({
			problems: [{ at: "0.href" }],
		});
		for (const href of [
			"javascript:alert(1)",
			"JaVaScRiPt:x",
			"java\tscript:x",
			" data:x",
			"//evil",
		]) {
			expect(draft({ kind: "contact", href }), href).toHaveProperty("problems");
		}
		for (const href of [
			"https://example.org/a?b=c#d",
			"mailto:a@b.test",
			"tel:+1714",
			"/contact",
		]) {
			expect(whole({ kind: "contact", href }), href).toHaveProperty("blocks");
		}
	});

	test("asks for a mail address once it is to be published", () => {
		expect(draft({ kind: "contact", email: "ann@" })).toHaveProperty("blocks");
		expect(whole({ kind: "contact", email: "ann@" })).toEqual({
			problems: [{ at: "0.email", sentence: "Contact: Email is not an email address." }],
		});
	});

	test("takes pictures of the library and from elsewhere by https, and no other", () => {
		const of = (url: string) => draft({ id: "a", kind: "contact", picture: { url, alt: "x" } });
		expect(of("/files/1/a.webp")).toHaveProperty("blocks");
		expect(of("https://example.org/a.png")).toHaveProperty("blocks");
		for (const url of [
			"data:image/svg+xml,<svg>",
			"http://x.test/a.png",
			"mailto:a@b.test",
			"//x",
		]) {
			expect(of(url), url).toEqual({
				problems: [{ at: "0.picture", sentence: "Contact: Picture is not a picture." }],
			});
		}
	});

	test("has each id once and makes one where there is none", () => {
		const read = draft(
			{ kind: "games" },
			{ id: "b1", kind: "games" },
			{ id: "<b>", kind: "games" },
		);
		expect("blocks" in read && read.blocks.map(({ id }) => id)).toEqual(["b1", "b2", "b3"]);
	});

	test("reads blocks inside blocks, one level deep", () => {
		const columns = { id: "c", kind: "columns", left: [{ ...table, title: "" }] };
		expect(whole(columns)).toEqual({
			problems: [{ at: "0.left.0.title", sentence: "Columns: Price table has no title." }],
		});
		expect(draft({ ...columns, left: [columns] })).toMatchObject({
			problems: [{ at: "0.left.0", sentence: "Columns cannot stand inside Columns." }],
		});
	});

	test("a block with nothing in it is not published, unless it shows the league itself", () => {
		expect(whole({ kind: "contact" })).toEqual({
			problems: [{ at: "0", sentence: "Contact is empty." }],
		});
		expect(whole({ kind: "games" })).toHaveProperty("blocks");
	});

	test("a thing that may be given in two ways is given in one", () => {
		expect(whole({ kind: "downloads", files: [{}] })).toEqual({
			problems: [{ at: "0.files.0", sentence: "Downloads: file 1 has nothing of: PDF, address." }],
		});
	});

	test("drops control characters, which no database takes", () => {
		const read = draft({ ...table, title: "Fees\u0000\u0007for\r\nall" });
		expect(read).toMatchObject({ blocks: [{ title: "Fees for all" }] });
	});

	test("stands anything", () => {
		for (const sent of [
			null,
			7,
			"x",
			{},
			[null],
			[[]],
			[{ kind: {} }],
			[{ kind: "columns", left: 7 }],
		]) {
			expect(readBlocks(kinds, sent, { key: "home", isDraft: true })).toHaveProperty("problems");
		}
	});
});
