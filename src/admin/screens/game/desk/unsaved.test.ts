import { expect, test } from "vitest";
import { type Unsaved, unsavedIn, unsavedKey } from "./unsaved.ts";

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

const unsaved: Omit<Unsaved, "savedAt"> = {
	edits: { score: { home: { text: "64", base: "" } }, details: {}, boxScore: {} },
	sending: { score: { key: "k", input: { id: 7 }, edits: { home: { text: "64", base: "" } } } },
};
const key = (gameId: number, userId = 2) => unsavedKey({ organizationId: 1, userId, gameId });
const day = 24 * 60 * 60_000;

test("what is unsaved is read as it was kept, with its time, by the same user of the same game alone", () => {
	const unsavedGames = unsavedIn(storage(), () => 5000);
	unsavedGames.keep(key(7), unsaved);
	expect(unsavedGames.read(key(7))).toEqual({ ...unsaved, savedAt: 5000 });
	expect(unsavedGames.read(key(8))).toBeNull();
	expect(unsavedGames.read(key(7, 3))).toBeNull();
	unsavedGames.drop(key(7));
	expect(unsavedGames.read(key(7))).toBeNull();
});

test("after two weeks it is nothing, and goes with the next game that is kept", () => {
	const place = storage();
	let now = 0;
	const unsavedGames = unsavedIn(place, () => now);
	unsavedGames.keep(key(7), unsaved);
	now = 15 * day;
	expect(unsavedGames.read(key(7))).toBeNull();
	unsavedGames.keep(key(8), unsaved);
	expect([...place.kept.keys()]).toEqual([key(8)]);
});

test("at most twenty games are kept, the newest; what others keep is not touched", () => {
	const place = storage();
	let now = 1;
	const unsavedGames = unsavedIn(place, () => now);
	place.setItem("theme", "dark");
	for (let game = 1; game <= 25; game++) {
		now = game;
		unsavedGames.keep(key(game), unsaved);
	}
	expect(place.kept.size).toBe(21);
	expect(unsavedGames.read(key(5))).toBeNull();
	expect(unsavedGames.read(key(6))).not.toBeNull();
	expect(place.getItem("theme")).toBe("dark");
});

test("a full storage stops nobody from typing", () => {
	const unsavedGames = unsavedIn(storage(0), () => 1);
	unsavedGames.keep(key(7), unsaved);
	expect(unsavedGames.read(key(7))).toBeNull();
});

test.each([
	"{",
	"null",
	"[]",
	'{"schema":0,"savedAt":1,"edits":{"score":{},"details":{},"boxScore":{}},"sending":{}}',
	'{"schema":1,"savedAt":1,"edits":{"score":{"home":5},"details":{},"boxScore":{}},"sending":{}}',
	'{"schema":1,"savedAt":1,"edits":{"score":{}},"sending":{}}',
])("what is nothing of this form is none: %s", (text) => {
	const place = storage();
	place.setItem(key(7), text);
	expect(unsavedIn(place, () => 2).read(key(7))).toBeNull();
});
