import { expect, test } from "vitest";
import { z } from "zod";
import { apiRows } from "#api/routes.ts";
import { wirePage } from "../cache/wire-page.ts";
import { answerPage, cutPage } from "./list-pages.ts";

test("a public call that reads a limit answers its list as its first field", () => {
	const lists = apiRows.filter(
		({ cache, reads }) =>
			cache === "public" && reads instanceof z.ZodObject && "limit" in reads.shape,
	);
	expect(lists.length).toBeGreaterThan(10);
	for (const { path, answers } of lists) {
		const [first] = answers instanceof z.ZodObject ? Object.values(answers.shape) : [];
		expect(first, path).toBeInstanceOf(z.ZodArray);
	}
});

test.each([
	[0, 3],
	[1, 2],
	[299, 200],
	[400, 7],
	[600, 1],
])("from row %i on, %i rows are cut out of what is written once", async (offset, limit) => {
	const players = Array.from({ length: 500 }, (_, id) => ({ id, name: `Zoë 東京 ${id}` }));
	const rest = { note: "naïve", none: undefined, count: 500 };
	let written = 0;
	const answerTo = (asked: { limit?: number }) => {
		written += 1;
		const rows = asked.limit === undefined ? players : players.slice(0, asked.limit);
		return answerPage({ players: rows, ...rest }, (json) => wirePage(200, json, {}));
	};
	const cut = await cutPage({ search: "" }, { limit, offset }, answerTo, async () => {});
	expect(cut.toString()).toBe(
		JSON.stringify({ players: players.slice(offset, offset + limit), ...rest }),
	);
	expect(written).toBe(1);
});

test.each([
	[20, 0],
	[150, 1],
])(
	"of %i rows of a kilobyte, others have a turn %i times before they are copied",
	async (limit, times) => {
		const rows = Array.from({ length: 500 }, () => "x".repeat(1000));
		let turns = 0;
		await cutPage(
			{},
			{ limit, offset: 301 },
			() => answerPage({ rows }, (json) => wirePage(200, json, {})),
			async () => {
				turns += 1;
			},
		);
		expect(turns).toBe(times);
	},
);
