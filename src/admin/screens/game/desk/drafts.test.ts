import { expect, test } from "vitest";
import { type Draft, draftKey, draftsIn } from "./drafts.ts";

/** A browser's storage that takes this many entries. */
function storage(most = 1000) {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		removeItem: (key: string) => void kept.delete(key),
		key: (index: number) => [...kept.keys()][index] ?? null,
		get length() {
			return kept.size;
		},
		setItem(key: string, value: string) {
			if (kept.size >= most && !kept.has(key)) throw new Error("QuotaExceededError");
			kept.set(key, value);
		},
	};
}

const draft: Omit<Draft, "savedAt"> = {
	edits: { score: { home: { text: "64", base: "" } }, details: {}, boxScore: {} },
	sending: { score: { key: "k", input: { id: 7 }, edits: { home: { text: "64", base: "" } } } },
};
const key = (gameId: number, userId = 2) => draftKey({ organizationId: 1, userId, gameId });
const day = 24 * 60 * 60_000;

test("a draft is read as it was kept, with its time, by the same user of the same game alone", () => {
	const drafts = draftsIn(storage(), () => 5000);
	drafts.keep(key(7), draft);
	expect(drafts.read(key(7))).toEqual({ ...draft, savedAt: 5000 });
	expect(drafts.read(key(8))).toBeNull();
	expect(drafts.read(key(7, 3))).toBeNull();
	drafts.drop(key(7));
	expect(drafts.read(key(7))).toBeNull();
});

test("after two weeks a draft is none, and goes with the next one that is kept", () => {
	const place = storage();
	let now = 0;
	const drafts = draftsIn(place, () => now);
	drafts.keep(key(7), draft);
	now = 15 * day;
	expect(drafts.read(key(7))).toBeNull();
	drafts.keep(key(8), draft);
	expect([...place.kept.keys()]).toEqual([key(8)]);
});

test("at most twenty drafts are kept, the newest; what others keep is not touched", () => {
	const place = storage();
	let now = 1;
	const drafts = draftsIn(place, () => now);
	place.setItem("theme", "dark");
	for (let game = 1; game <= 25; game++) {
		now = game;
		drafts.keep(key(game), draft);
	}
	expect(place.kept.size).toBe(21);
	expect(drafts.read(key(5))).toBeNull();
	expect(drafts.read(key(6))).not.toBeNull();
	expect(place.getItem("theme")).toBe("dark");
});

test("a full storage stops nobody from typing", () => {
	const drafts = draftsIn(storage(0), () => 1);
	drafts.keep(key(7), draft);
	expect(drafts.read(key(7))).toBeNull();
});

test.each([
	"{",
	"null",
	"[]",
	'{"schema":0,"savedAt":1,"edits":{"score":{},"details":{},"boxScore":{}},"sending":{}}',
	'{"schema":1,"savedAt":1,"edits":{"score":{"home":5},"details":{},"boxScore":{}},"sending":{}}',
	'{"schema":1,"savedAt":1,"edits":{"score":{}},"sending":{}}',
])("what is no draft of this form is none: %s", (text) => {
	const place = storage();
	place.setItem(key(7), text);
	expect(draftsIn(place, () => 2).read(key(7))).toBeNull();
});
