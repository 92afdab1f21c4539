import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Block, block } from "#domain/page/blocks.ts";
import { BaseProvider } from "#ui/link.tsx";
import { Blocks } from "./blocks.tsx";

const nothing = { nextGames: [], tables: [] };

const html = (one: Block) =>
	renderToStaticMarkup(
		<BaseProvider base="/hoops">
			<Blocks blocks={[one]} data={nothing} />
		</BaseProvider>,
	);

describe("Blocks", () => {
	test("draws every kind that a page may hold", () => {
		const samples: Block[] = [
			{ kind: "heading", text: "History", lead: "It began in a gym." },
			{ kind: "text", markdown: "**Bold**" },
			{ kind: "imageGrid", images: [{ url: "/demo/a.svg", alt: "A court" }] },
			{ kind: "priceTable", title: "Fees", rows: [{ label: "Team", price: "$800" }] },
			{ kind: "questions", questions: [{ question: "When?", answer: "Soon." }] },
			{ kind: "videos", videos: [{ url: "https://youtu.be/abc", title: "Final" }] },
			{ kind: "contact", email: "hello@example.org", phone: "(714) 555-0142" },
			{ kind: "callToAction", text: "Ready?", label: "Register", href: "/registration" },
			{ kind: "nextGames", title: "Next games", count: 3 },
			{ kind: "standingsExtract", title: "Standings", rows: 3 },
		];
		expect(samples.map(({ kind }) => kind)).toEqual(
			block.options.map((option) => option.shape.kind.value),
		);
		for (const sample of samples) expect(html(sample)).not.toBe("");
	});

	test("opens answers without scripts", () => {
		const questions = [{ question: "When?", answer: "Every **Monday**." }];
		expect(html({ kind: "questions", questions })).toContain("<summary>When?</summary>");
		expect(html({ kind: "questions", questions })).toContain("<strong>Monday</strong>");
	});

	test("frames YouTube alone, in a sandbox, when it comes into view; links other videos", () => {
		const videos = (url: string) => html({ kind: "videos", videos: [{ url, title: "Final" }] });
		const youTube = videos("https://www.youtube.com/watch?v=abc&t=3");
		expect(youTube).toContain('src="https://www.youtube.com/embed/abc" title="Final"');
		expect(youTube).toMatch(/loading="lazy" sandbox="[^"]*allow-scripts/);
		expect(videos("https://video.example/1")).not.toContain("<iframe");
		expect(videos("https://video.example/1")).toContain('rel="noopener noreferrer"');
		expect(videos("http://video.example/1")).not.toContain("href");
	});

	test("keeps the slug in links to the site, and leaves other addresses alone", () => {
		const to = (href: string) => html({ kind: "callToAction", text: "Go", label: "Go", href });
		expect(to("/contact")).toContain('href="/hoops/contact"');
		expect(to("https://example.org/")).toContain('href="https://example.org/"');
	});

	test("makes a telephone number one can tap", () => {
		expect(html({ kind: "contact", phone: "(714) 555-0142" })).toContain('href="tel:7145550142"');
	});

	test("pictures open as plain links without scripts", () => {
		const images = [{ url: "/demo/a.svg", alt: "A court" }];
		expect(html({ kind: "imageGrid", images })).toContain('<a href="/demo/a.svg"');
	});
});
