import { expect, test } from "vitest";
import { z } from "zod";
import { apiRows } from "#api/routes.ts";

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
