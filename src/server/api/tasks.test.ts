import { expect, test } from "vitest";
import { turnsOfOrganizations } from "./turns.ts";

/** Work that lasts until it is told to end, and who is at it. */
function someWork() {
	const underway: string[] = [];
	const ends: (() => void)[] = [];
	const work = (name: string) => async () => {
		underway.push(name);
		await new Promise<void>((resolve) => ends.push(resolve));
		return name;
	};
	const endAll = async () => {
		for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
			end();
			await new Promise((resolve) => setImmediate(resolve));
		}
	};
	return { underway, work, endAll };
}

test("an organization has two large pieces of work at once, and waits for itself alone", async () => {
	const { underway, work, endAll } = someWork();
	const inTurn = turnsOfOrganizations();
	const all = ["a", "b", "c"].map((name) => inTurn(1, work(name)));
	all.push(inTurn(2, work("of another")));
	expect(underway).toEqual(["a", "b", "of another"]);
	await endAll();
	expect(await Promise.all(all)).toEqual(["a", "b", "c", "of another"]);
});

test("more than wait for a turn are told to come again, and others are not", async () => {
	const { underway, work, endAll } = someWork();
	const inTurn = turnsOfOrganizations();
	const all = Array.from({ length: 22 }, (_, index) => inTurn(1, work(String(index))));
	await expect(inTurn(1, work("one more"))).rejects.toMatchObject({
		kind: "overloaded",
		retryAfterSeconds: 5,
	});
	all.push(inTurn(2, work("of another")));
	expect(underway).toEqual(["0", "1", "of another"]);
	await endAll();
	expect(await Promise.all(all)).toHaveLength(23);
});

test("of six leagues that write at once four do, so that short writes find a place; who reads goes on", async () => {
	const { underway, work, endAll } = someWork();
	const inTurn = turnsOfOrganizations();
	const leagues = [1, 2, 3, 4, 5, 6];
	const all = leagues.map((league) => inTurn(league, work(`writes ${league}`), { isWrite: true }));
	all.push(inTurn(7, work("reads")));
	expect(underway).toEqual(["writes 1", "writes 2", "writes 3", "writes 4", "reads"]);
	await endAll();
	expect(await Promise.all(all)).toHaveLength(7);
});
