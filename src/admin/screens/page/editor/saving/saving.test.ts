import { describe, expect, test } from "vitest";
import { ApiError } from "#api/client.ts";
import type { Writing } from "../editing.ts";
import { createSaving, type Kept } from "./saving.ts";

const written = (title: string): Writing => ({
	title,
	description: "",
	path: null,
	isIndexed: true,
	blocks: [],
});
const kept = (title: string, revision: number): Kept<string> => ({
	page: title,
	revision,
	writing: written(title),
});

/** A server that answers as told, and a clock that is moved by hand. */
function world() {
	const answers: (() => Kept<string> | Error)[] = [];
	const sent: { title: string; revision: number }[] = [];
	const timers: { run: () => void; ms: number }[] = [];
	const theirs: string[] = [];
	let there = kept("first", 1);
	const saving = createSaving(there, {
		put: async (writing, revision) => {
			sent.push({ title: writing.title, revision });
			const answer = answers.shift()?.() ?? kept(writing.title, revision + 1);
			if (answer instanceof Error) throw answer;
			there = answer;
			return answer;
		},
		read: async () => there,
		later: (run, ms) => {
			const timer = { run, ms };
			timers.push(timer);
			return () => {
				if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
			};
		},
		now: () => new Date("2026-11-21T19:42:00Z"),
		onTheirs: ({ page }) => theirs.push(page),
	});
	return {
		saving,
		answers,
		sent,
		timers,
		theirs,
		becomes: (page: Kept<string>) => {
			there = page;
		},
		pass: () => {
			const due = timers.splice(0);
			for (const { run } of due) run();
			return saving.flush();
		},
	};
}
const conflict = new ApiError(409, { code: "conflict", message: "Rita saved this page at 19:42." });

describe("saving a page while it is written", () => {
	test("waits a moment after the last change and sends once", async () => {
		const { saving, sent, timers, pass } = world();
		saving.write(written("a"));
		saving.write(written("ab"));
		expect(saving.state().kind).toBe("waiting");
		expect(timers.map(({ ms }) => ms)).toEqual([1000]);
		await pass();
		expect(sent).toEqual([{ title: "ab", revision: 1 }]);
		expect(saving.state().kind).toBe("saved");
		expect(saving.isUnsaved()).toBe(false);
	});

	test("sends what was typed meanwhile with the revision that came back", async () => {
		const { saving, sent } = world();
		saving.write(written("a"));
		const saved = saving.flush();
		saving.write(written("b"));
		expect(await saved).toBe(true);
		expect(sent).toEqual([
			{ title: "a", revision: 1 },
			{ title: "b", revision: 2 },
		]);
	});

	test("keeps the text without a connection and tries again", async () => {
		const { saving, answers, sent, timers, pass } = world();
		answers.push(() => new TypeError("Failed to fetch"));
		saving.write(written("a"));
		expect(await saving.flush()).toBe(false);
		expect(saving.state().kind).toBe("failed");
		expect(timers.map(({ ms }) => ms)).toEqual([2000]);
		await pass();
		expect(sent.map(({ title }) => title)).toEqual(["a", "a"]);
		expect(saving.isUnsaved()).toBe(false);
		expect(timers).toEqual([]);
	});

	test("repeats the server's sentence and waits for the next change", async () => {
		const { saving, answers, sent, timers } = world();
		const refusal = () => new ApiError(422, { message: "This page is too long." });
		answers.push(refusal);
		saving.write(written("a"));
		expect(await saving.flush()).toBe(false);
		expect(saving.state()).toEqual({
			kind: "refused",
			sentence: "This page is too long.",
			fields: {},
		});
		expect(timers).toEqual([]);
		saving.write(written("b"));
		expect(await saving.flush()).toBe(true);
		expect(sent.at(-1)).toEqual({ title: "b", revision: 1 });
	});
});

describe("two people at one page", () => {
	const inConflict = async () => {
		const there = world();
		there.becomes(kept("theirs", 2));
		there.answers.push(() => conflict);
		there.saving.write(written("mine"));
		await there.saving.flush();
		return there;
	};

	test("nothing goes over what somebody else saved; their sentence is said", async () => {
		const { saving, sent } = await inConflict();
		expect(saving.state()).toMatchObject({
			kind: "conflict",
			sentence: "Rita saved this page at 19:42.",
			theirs: { page: "theirs" },
		});
		saving.write(written("mine and more"));
		await saving.flush();
		expect(sent.length).toBe(1);
	});

	test("keeping mine sends everything that is written here", async () => {
		const { saving, sent } = await inConflict();
		saving.write(written("mine and more"));
		await saving.keepMine();
		expect(sent.at(-1)).toEqual({ title: "mine and more", revision: 2 });
		expect(saving.isUnsaved()).toBe(false);
	});

	test("taking theirs leaves nothing to save", async () => {
		const { saving, theirs } = await inConflict();
		saving.takeTheirs();
		expect(theirs).toEqual(["theirs"]);
		expect(saving.isUnsaved()).toBe(false);
		expect(saving.revision()).toBe(2);
	});

	test("what was saved before and whose answer was lost is no conflict", async () => {
		const { saving, answers, becomes, theirs } = world();
		becomes(kept("mine", 2));
		answers.push(() => conflict);
		saving.write(written("mine"));
		expect(await saving.flush()).toBe(true);
		expect(saving.revision()).toBe(2);
		expect(theirs).toEqual([]);
	});

	test("who has nothing unsaved sees what somebody else saved", async () => {
		const { saving, becomes, theirs } = world();
		becomes(kept("theirs", 2));
		await saving.check();
		expect(theirs).toEqual(["theirs"]);
		expect(saving.revision()).toBe(2);
	});

	test("who has something unsaved is not disturbed by the news of others", async () => {
		const { saving, becomes, theirs } = world();
		becomes(kept("theirs", 2));
		saving.write(written("mine"));
		await saving.check();
		expect(theirs).toEqual([]);
	});
});
