import { expect, test } from "vitest";
import { unsavedCopy } from "./unsaved-copy.ts";

const day = 24 * 60 * 60_000;
const writing = { title: "A", description: "", path: null, isIndexed: true, blocks: [] };

function storage(values = new Map<string, string>()) {
	return {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => void values.set(key, value),
		removeItem: (key: string) => void values.delete(key),
	};
}

test("what did not reach the server is there again", () => {
	const place = storage();
	unsavedCopy(place, "a", () => 0).keep({ revision: 3, writing });
	expect(unsavedCopy(place, "a", () => day).read()).toMatchObject({ revision: 3, writing });
	expect(unsavedCopy(place, "b", () => day).read()).toBeNull();
});

test("nobody is surprised by what they wrote long ago", () => {
	const place = storage();
	unsavedCopy(place, "a", () => 0).keep({ revision: 3, writing });
	expect(unsavedCopy(place, "a", () => 15 * day).read()).toBeNull();
});

test("what is saved is kept no longer", () => {
	const place = storage();
	const copy = unsavedCopy(place, "a", () => 0);
	copy.keep({ revision: 3, writing });
	copy.drop();
	expect(copy.read()).toBeNull();
});

test("what another release left behind is no copy", () => {
	for (const text of ["{", "null", '{"schema":0}', '{"schema":1,"at":1,"revision":1}']) {
		expect(unsavedCopy(storage(new Map([["a", text]])), "a", () => 0).read()).toBeNull();
	}
});
