import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BlockContent, Field, Fields } from "#domain/page/fields.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { someData } from "#testing/blocks/block-data.ts";
import { hostileTexts } from "#testing/hostile.ts";
import { BaseProvider } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { wordsOf } from "#words/words.ts";
import { Blocks } from "./blocks.tsx";
import { kinds } from "./kinds.ts";

/** Every field of every kind, those of lists too, with a way to write into it. */
const places = kinds.flatMap(({ kind, fields, example }) =>
	placesOf(fields).map(({ path, field }) => ({
		name: `${kind}.${path.join(".")}`,
		field,
		write: (value: unknown): BlockContent => ({ id: "b", kind, ...written(example, path, value) }),
	})),
);

describe("hostile texts", () => {
	test("are tried in at least forty fields, thirty of them", () => {
		expect(places.length).toBeGreaterThanOrEqual(40);
		expect(hostileTexts.length).toBeGreaterThanOrEqual(30);
	});

	test.each([
		'<a href="javascript:alert(1)">x</a>',
		'<a href="/x" onclick="x">x</a>',
		"<script>x</script>",
		'<p style="color:red">x</p>',
		'<iframe src="https://evil.test/"></iframe>',
		"<p>a < b</p>",
	])("would be found in %s", (written) => expect(() => expectHarmless(written)).toThrow());

	test.each(places)("in $name stay text", ({ field, write }) => {
		const values = hostileTexts.flatMap((text) => variants(field, text));
		expectHarmless(html(values.map((value, index) => ({ ...write(value), id: `b${index}` }))));
	});

	test("that readers let through are harmless in the page of both bases", () => {
		const through = places.flatMap(({ field, write }) =>
			hostileTexts.flatMap((text) =>
				variants(field, text).flatMap((value) => {
					const read = readBlocks(kinds, [write(value)], { key: "home", isDraft: true });
					return "blocks" in read ? read.blocks : [];
				}),
			),
		);
		expect(through.length).toBeGreaterThan(500);
		const named = through.map((block, index) => ({ ...block, id: `b${index}` }));
		expectHarmless(html(named, ""));
	});
});

/** A text where a text belongs; where a picture or file does, in each of its parts. */
function variants({ is }: Field, text: string): unknown[] {
	if (is === "picture") {
		return [text, { url: text, alt: "x" }, { url: "/demo/ball.svg", alt: text, focusX: text }];
	}
	if (is === "document") return [text, { url: text, name: "x" }, { url: "/x.pdf", name: text }];
	return is === "blocks" ? [text, [{ id: text, kind: text }]] : [text];
}

type FieldPath = { path: string[]; field: Field };

function placesOf(fields: Fields): FieldPath[] {
	return Object.entries(fields).flatMap(([name, field]): FieldPath[] =>
		field.is === "list"
			? placesOf(field.of).map((inner) => ({ ...inner, path: [name, ...inner.path] }))
			: [{ path: [name], field }],
	);
}

/** The example with another value in one field; in a list in its first thing. */
function written(
	example: Readonly<Record<string, unknown>>,
	[name = "", inner]: string[],
	value: unknown,
): Record<string, unknown> {
	if (inner === undefined) return { ...example, [name]: value };
	const [first = {}, ...rest] = example[name] as Record<string, unknown>[];
	return { ...example, [name]: [{ ...first, [inner]: value }, ...rest] };
}

function html(blocks: readonly BlockContent[], base = "/hoops"): string {
	return renderToStaticMarkup(
		<BaseProvider base={base}>
			<WordsProvider words={wordsOf("en")}>
				<Blocks blocks={blocks} data={someData} isPreview />
			</WordsProvider>
		</BaseProvider>,
	);
}

const elements = new Set(
	[
		"a abbr blockquote br caption code dd details div dl dt em figcaption figure h2 h3 h4 hr iframe img li ol",
		"article b h1 header link nav p path pre rect s section span strong text summary svg table tbody td th thead time tr ul circle",
		"button form input label textarea",
	].flatMap((line) => line.split(" ")),
);

const attributes =
	/^(class|href|rel|src|srcSet|sizes|alt|width|height|loading|decoding|title|scope|start|data-[a-z-]+|aria-hidden|viewBox|d|sandbox|allow|allowFullScreen|as|imageSrcSet|imageSizes|x|y|text-anchor|fetchPriority|aria-label|tabindex|aria-current|referrerPolicy|cx|cy|r|method|name|type|required|maxLength|autoComplete|rows|dateTime|lang)$/;

/** Reads the HTML as a browser would and finds whatever it does not know to be harmless. */
function expectHarmless(written: string): void {
	const tag = /<\/?([a-z\d]+)((?: [\w-]+(?:="[^"<>]*")?)*) ?\/?>/gi;
	const found: string[] = written.replaceAll(tag, "").match(/[^<>]{0,40}[<>].{0,40}/g) ?? [];
	for (const [whole, name = "", rest = ""] of written.matchAll(tag)) {
		const pairs = [...rest.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
		const isHarmless = pairs.every(([, key = "", value = ""]) => isKnown(name, key, value));
		if (!elements.has(name) || !isHarmless) found.push(whole);
	}
	expect(found).toEqual([]);
}

function isKnown(element: string, key: string, value: string): boolean {
	// Of a picture that is seen first the browser is told early.
	if (element === "link" && key === "rel") return value === "preload";
	if (key === "href") return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(value);
	if (key === "action") return /^(\/hoops)?\/message$/.test(value);
	if (key !== "src") return attributes.test(key);
	return element === "iframe"
		? /^https:\/\/www\.youtube\.com\/embed\/[\w-]+$/.test(value)
		: /^(https?:\/\/|\/(?![/\\]))/.test(value);
}
