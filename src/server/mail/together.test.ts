import { expect, test } from "vitest";
import { together } from "./together.ts";

test("what comes meanwhile is written at once, and who adds something waits for its own", async () => {
	const written: (readonly number[])[] = [];
	const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
	const add = together(async (items: readonly number[]) => {
		await gates[written.push(items) - 1]?.promise;
		if (items.includes(3)) throw new Error("The disk is full.");
	});
	const first = add(1);
	await Promise.resolve().then(() => undefined);
	await new Promise((done) => setImmediate(done));
	const others = Promise.allSettled([add(2), add(3)]);
	gates[0].resolve();
	await first;
	gates[1].resolve();
	expect((await others).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	await add(4);
	expect(written).toEqual([[1], [2, 3], [4]]);
});
