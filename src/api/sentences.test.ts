import { expect, test } from "vitest";
import { type JsonSchema, readingOf } from "./openapi.ts";
import { apiRows } from "./routes.ts";

/** What nobody should send, and some do. */
const wrong: unknown[] = [
	null,
	true,
	-1,
	1.5,
	1e9,
	3e9,
	Number.MAX_SAFE_INTEGER,
	"",
	" ",
	"text",
	"2026-99-99",
	"x".repeat(10_000),
	"a\0b",
	"\ud800",
	"{}",
	"[]",
	"[1]",
	'[{"a":1}]',
	new File([], "x"),
	{},
	{ a: 1 },
	[],
	[[]],
	[null],
	[{}],
	["text"],
	[{ a: {} }],
	Array(5001).fill(1),
	Array(5001).fill("text"),
	Array(5001).fill({}),
];

test.each(apiRows.map((row) => [`${row.method} ${row.path}`, row] as const))(
	"%s refuses in sentences for people, whatever is sent",
	(_, row) => {
		const { path, rest } = readingOf(row);
		const said = new Set<string>();
		const send = (sent: Record<string, unknown>) => {
			for (const { message } of row.reads.safeParse(sent).error?.issues ?? []) said.add(message);
		};
		send({});
		for (const [name, schema] of [...path, ...rest]) {
			for (const value of [...wrong, ...wrongInside(schema)]) send({ [name]: value });
		}
		// A library's own words; ours are sentences.
		const raw = [...said].filter((it) =>
			/^(Invalid|Too |Unrecognized|Expected)|expected /.test(it),
		);
		expect(raw).toEqual([]);
		for (const sentence of said) expect(sentence).toMatch(/^\w+ \w+/);
	},
);

/** A list of one object with one wrong value in it, for lists of objects. */
function wrongInside({ anyOf, items, ...schema }: JsonSchema): unknown[] {
	if (anyOf !== undefined) return anyOf.flatMap(wrongInside);
	if (items !== undefined) return wrongInside(items).map((inside) => [inside]);
	return Object.keys(schema.properties ?? {}).flatMap((name) =>
		wrong.map((value) => ({ [name]: value })),
	);
}
