import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { noData } from "#domain/page/block-data.ts";
import type { BlockContent, Field, Fields } from "#domain/page/fields.ts";
import { frontParts } from "#domain/page/front-parts.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { plainRules } from "#domain/standings/table-rules.ts";
import { someData } from "#testing/blocks/block-data.ts";
import { everyBlock } from "#testing/blocks/every-block.ts";
import { BaseProvider } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { wordsOf } from "#words/words.ts";
import { Blocks } from "./blocks.tsx";
import { kinds, kindsFor, needsOf, type WrittenBlock } from "./kinds.ts";

const html = (...blocks: (WrittenBlock | BlockContent)[]) => draw(blocks);

function draw(blocks: readonly object[], isPreview = false, data = noData) {
	const named = blocks.map((block, index) => ({ id: `b${index}`, ...block })) as BlockContent[];
	return renderToStaticMarkup(
		<BaseProvider base="/hoops">
			<WordsProvider words={wordsOf("en")}>
				<Blocks blocks={named} data={data} isPreview={isPreview} />
			</WordsProvider>
		</BaseProvider>,
	);
}

describe("every kind", () => {
	test("has a name of its own", () => {
		expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
		expect(new Set(kinds.map(({ label }) => label)).size).toBe(kinds.length);
	});

	test.each(kinds)("$kind shows its example, which could be published", ({ kind, example }) => {
		const block = { id: "one", kind, ...example };
		expect(readBlocks(kinds, [block], { key: "home", isDraft: false })).toEqual({
			blocks: [block],
		});
		expect(draw([block], false, someData)).toMatch(/<(h2|p|li|td|summary|dd)\b/);
	});

	test.each(kinds)(
		"$kind shows nothing of its own before anything is written",
		({ kind, needs, isFrontPart }) => {
			const drawn = html({ id: "one", kind });
			if (isFrontPart) expect(drawn).not.toContain("<h");
			else if (needs === undefined) expect(drawn).toBe('<div class="blocks"></div>');
			else expect(drawn).not.toMatch(/<h2/);
		},
	);

	test.each(kinds)("$kind is drawn at its limits", ({ kind, fields }) => {
		const block = { id: "one", kind, ...filled(fields) };
		const read = readBlocks(kinds, [block], { key: "home", isDraft: false });
		expect(read).toHaveProperty("blocks");
		expect(draw([block], false, someData).length).toBeLessThan(2_000_000);
	});

	test.each(kinds)("$kind stands what another release or a stranger wrote", ({ kind, fields }) => {
		for (const value of [
			null,
			7,
			"x",
			true,
			[],
			{},
			[null],
			[{}],
			[[]],
			{ url: 7 },
			[{ kind: 1 }],
		]) {
			const block = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
			expect(() => draw([{ ...block, id: "one", kind }], false, someData)).not.toThrow();
		}
	});

	test("is on the page that journeys look at", () => {
		const shown = new Set([...frontParts, ...everyBlock].map(({ kind }) => kind));
		expect(kinds.map(({ kind }) => kind).filter((kind) => !shown.has(kind as never))).toEqual([]);
	});

	test("is not drawn when this release does not know it", () => {
		expect(html({ id: "one", kind: "hologram", text: "Hi" })).not.toContain("Hi");
	});
});

describe("a page", () => {
	const fees: WrittenBlock = { kind: "heading", text: "Fees" };
	const words: WrittenBlock = { kind: "text", markdown: "Much." };
	const games: WrittenBlock = { kind: "nextGames", title: "Next", count: 3 };

	test("has a section for each heading and what belongs to it", () => {
		expect(html(fees, words, words, fees, words).match(/class="section"/g)).toHaveLength(2);
	});

	test("gives a wide block the page's width, under the heading right above it", () => {
		expect(html(fees, games).match(/data-headed="true" data-wide="true"/g)).toHaveLength(1);
		expect(html(fees, words, games, words).match(/class="section"/g)).toHaveLength(3);
	});

	test("says where its blocks are in a preview only", () => {
		expect(html(fees)).not.toContain("data-block");
		expect(draw([fees, words], true).match(/data-block="b\d"/g)).toEqual([
			'data-block="b0"',
			'data-block="b1"',
		]);
	});

	test("knows what it needs of the league, also inside columns", () => {
		const left = [{ id: "a", ...games }];
		expect(needsOf([{ id: "b", kind: "twoColumns", left }])).toEqual(["nextGames"]);
		expect(needsOf([{ id: "b", ...words }])).toEqual([]);
	});
});

describe("the front page", () => {
	const words: WrittenBlock = { kind: "text", markdown: "Much." };
	const front = (...blocks: object[]) => draw(blocks, false, someData);

	test("has its parts and what is written in the order they are in", () => {
		const order = /Much|<h1|<ol|<h2>Latest results|class="tiles"/g;
		const drawn = front({ kind: "results" }, words, { kind: "sections" }, { kind: "welcome" });
		expect(drawn.match(order)).toEqual(["<h2>Latest results", "Much", 'class="tiles"', "<h1"]);
	});

	test("shows neighbours that say what is going on close together", () => {
		const now = [{ kind: "week" }, { kind: "results" }];
		expect(front(...now).match(/class="stack now"/g)).toHaveLength(1);
		expect(front(now[0] as object, words, now[1] as object).match(/"stack now"/g)).toHaveLength(2);
	});

	test("calls a part as its people do, else as everybody does", () => {
		expect(front({ kind: "results" })).toContain("<h2>Latest results</h2>");
		expect(front({ kind: "results", title: "Last night" })).toContain("<h2>Last night</h2>");
		expect(front({ kind: "welcome" })).toContain("<h1>Hoops</h1>");
		expect(front({ kind: "welcome", title: "Play ball" })).toContain("<h1>Play ball</h1>");
		expect(front({ kind: "seasonLeaders" })).not.toContain("<h2>Who");
		expect(front({ kind: "seasonLeaders", title: "Who leads" })).toContain("<h2>Who leads</h2>");
	});

	test("shows nothing of a season before there is one", () => {
		expect(draw([{ kind: "liveAndNext" }, { kind: "tables" }])).toBe('<div class="blocks"></div>');
	});

	test("is offered its parts, each name once, and no other page is", () => {
		const offered = (key: string, ...blocks: { kind: string }[]) =>
			kindsFor(key, blocks).map(({ kind }) => kind);
		expect(offered("home")).toContain("welcome");
		expect(offered("home.fr")).toContain("liveAndNext");
		expect(offered("home")).not.toContain("nextGames");
		expect(offered("home", { kind: "welcome" })).not.toContain("welcome");
		expect(offered("contact")).not.toContain("welcome");
		expect(offered("contact")).toContain("nextGames");
	});

	test("could be published as it is before anybody arranged it", () => {
		const blocks = [...frontParts];
		expect(readBlocks(kinds, blocks, { key: "home", isDraft: false })).toEqual({ blocks });
	});
});

describe("questions", () => {
	test("open to their answers without scripts", () => {
		const questions = [{ question: "When?", answer: "Every **Monday**." }];
		expect(html({ kind: "questions", questions })).toContain("<summary>When?</summary>");
		expect(html({ kind: "questions", questions })).toContain("<strong>Monday</strong>");
	});
});

describe("videos", () => {
	const videos = (url: string) => html({ kind: "videos", videos: [{ url, title: "Final" }] });

	test("frames YouTube alone, in a sandbox, when it comes into view; links other videos", () => {
		const youTube = videos("https://www.youtube.com/watch?v=abc&t=3");
		expect(youTube).toContain('src="https://www.youtube.com/embed/abc" title="Final"');
		expect(youTube).toMatch(/loading="lazy" sandbox="[^"]*allow-scripts/);
		expect(videos("https://video.example/1")).not.toContain("<iframe");
		expect(videos("https://video.example/1")).toContain('rel="noopener noreferrer"');
		expect(videos("http://video.example/1")).not.toContain("href");
	});
});

describe("links", () => {
	const to = (href: string) => html({ kind: "callToAction", text: "Go", label: "Go", href });

	test("keep the slug on the site, and leave other addresses alone", () => {
		expect(to("/contact")).toContain('href="/hoops/contact"');
		expect(to("https://example.org/")).toContain('href="https://example.org/"');
	});

	test("to files are the same at every address of the site", () => {
		expect(to("/files/1/a.pdf")).toContain('href="/files/1/a.pdf"');
	});

	test.each(["javascript:alert(1)", "data:text/html,x", "//evil.test", "/\\evil.test", "/\t/evil"])(
		"to %j lead nowhere",
		(href) => expect(to(href)).not.toContain("href"),
	);

	test("a telephone number is one to tap", () => {
		expect(html({ kind: "contact", phone: "(714) 555-0142" })).toContain('href="tel:7145550142"');
	});
});

describe("pictures", () => {
	const picture = {
		url: `/files/1/${"a".repeat(32)}.webp`,
		alt: "A court",
		width: 1600,
		height: 900,
	};

	test("open as plain links without scripts", () => {
		expect(html({ kind: "imageGrid", images: [{ picture }] })).toContain(
			`<a href="${picture.url}"`,
		);
	});

	test("come in the size that a screen needs, and keep the point their owner chose", () => {
		const drawn = html({
			kind: "imageGrid",
			images: [{ picture: { ...picture, focusX: 12, focusY: 50 } }],
		});
		expect(drawn).toContain("-480.webp 480w");
		expect(drawn).toContain('data-focus-x="1"');
		expect(drawn).not.toContain("data-focus-y");
	});
});

describe("leagues", () => {
	test("a block of one league leaves the others out", () => {
		const tables = [1, 2].map((id) => ({
			seasonLeague: { id, seasonId: 1, league: { id, name: `League ${id}` } },
			rules: plainRules,
			rows: [{ entryId: id, teamId: id, name: `Team ${id}`, logoUrl: null, rank: 1, winShare: 1 }],
		}));
		const data = { ...noData, tables } as unknown as typeof noData;
		const drawn = renderToStaticMarkup(
			<WordsProvider words={wordsOf("en")}>
				<Blocks
					blocks={[{ id: "a", kind: "standingsExtract", title: "Standings", rows: 3, league: 2 }]}
					data={data}
				/>
			</WordsProvider>,
		);
		expect(drawn).toContain("Team 2");
		expect(drawn).not.toContain("Team 1");
	});
});

/** As much in every field as fits. */
function filled(fields: Fields): Record<string, unknown> {
	const entries = Object.entries(fields).map(([name, field]) => [name, mostOf(field)]);
	return Object.fromEntries(entries);
}

function mostOf(field: Field): unknown {
	const picture = { url: "/demo/ball.svg", alt: "x".repeat(200), width: 1, height: 1 };
	switch (field.is) {
		case "line":
			return field.format === "email" ? `${"x".repeat(190)}@a.test` : `7${"x".repeat(199)}`;
		case "prose":
			return "x\n".repeat(1000).trim();
		case "markdown":
			return "- **x**\n".repeat(300);
		case "link":
			return `https://example.org/${"x".repeat(480)}`;
		case "picture":
			return picture;
		case "document":
			return { url: "/files/1/a.pdf", name: "x".repeat(200), bytes: 10_000_000 };
		case "count":
			return field.most;
		case "league":
			return 2 ** 31;
		case "choice":
			return field.options.at(-1)?.value;
		case "list":
			return Array.from({ length: Math.min(field.most, 40) }, () => filled(field.of));
		case "blocks":
			return Array.from({ length: field.most }, () => ({ kind: "text", markdown: "x" }));
	}
}
