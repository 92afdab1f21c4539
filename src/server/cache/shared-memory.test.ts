import { describe, expect, test } from "vitest";
import { SharedMemory } from "./shared-memory.ts";

/** Of 1,000 bytes, so one owner has 250 at most. */
const filled = () => {
	const memory = new SharedMemory<{ name: string }>(1000);
	const put = (owner: number, name: string, size = 50) =>
		memory.set(name, { name }, { owner, size });
	const has = (name: string) => memory.get(name)?.name === name;
	return { put, has };
};
const names = (many: number, of: string) => Array.from({ length: many }, (_, n) => `${of}${n}`);

describe("shared memory", () => {
	test("keeps what the others have, however much one puts in", () => {
		const { put, has } = filled();
		for (const name of names(5, "b")) put(2, name);
		for (const name of names(500, "a")) put(1, name);
		expect(names(5, "b").every(has)).toBe(true);
		expect(names(500, "a").filter(has)).toEqual(["a495", "a496", "a497", "a498", "a499"]);
	});

	test("drops what its owner used least recently", () => {
		const { put, has } = filled();
		for (const name of names(5, "a")) put(1, name);
		expect(has("a0")).toBe(true);
		put(1, "new");
		expect(has("a0")).toBe(true);
		expect(has("a1")).toBe(false);
	});

	test("counts what is put in again once, and what has gone no more", () => {
		const { put, has } = filled();
		for (let time = 0; time < 100; time += 1) put(1, "same", 200);
		put(1, "small", 50);
		expect(has("same") && has("small")).toBe(true);
		// Five owners fill it, and the first one's go; then it has its share again.
		for (const owner of [2, 3, 4, 5]) put(owner, `of ${owner}`, 250);
		expect(has("same")).toBe(false);
		for (const name of names(5, "a")) put(1, name);
		expect(names(5, "a").every(has)).toBe(true);
	});

	test("keeps nothing that is larger than a share, nor what it was before", () => {
		const { put, has } = filled();
		put(1, "page", 100);
		put(1, "page", 251);
		expect(has("page")).toBe(false);
		put(1, "page", 250);
		expect(has("page")).toBe(true);
	});

	test("a name may pass to another owner", () => {
		const { put, has } = filled();
		put(1, "page", 250);
		put(2, "page", 250);
		for (const name of names(5, "a")) put(1, name);
		expect(has("page") && names(5, "a").every(has)).toBe(true);
	});
});
