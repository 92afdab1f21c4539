import { describe, expect, test } from "vitest";
import { choiceOf, lookingOf, plainLook, readLook, schemeNames } from "./look.ts";
import { presets } from "./presets.ts";

describe("a look", () => {
	const plain = { brandColor: null, theme: "light", look: null };

	test("that was never chosen is the product's, for light and for dark visitors", () => {
		expect(choiceOf(plain)).toEqual(presets[0]?.look);
	});

	test.each(schemeNames)("in the scheme %s is read as it was written", (scheme) => {
		const chosen = { ...choiceOf(plain), accent: "#123456", bar: "#abcdef", scheme };
		expect(choiceOf(lookingOf(chosen, plain))).toEqual(chosen);
	});

	test("keeps the word that stands for dark", () => {
		const night = { ...plain, theme: "midnight" };
		expect(lookingOf(choiceOf(night), night).theme).toBe("midnight");
		expect(lookingOf({ ...choiceOf(night), scheme: "visitor" }, night).theme).toBe("light");
		expect(lookingOf({ ...choiceOf(plain), scheme: "dark" }, plain).theme).toBe("dark");
	});
});

describe("a stored look", () => {
	test("is none where there is none", () => {
		expect(readLook(null)).toBeNull();
		expect(readLook("Arena")).toBeNull();
	});

	test("falls back part by part to what is usual", () => {
		const stored = { font: "comic", corners: "round", bar: "red;}", header: "#FFF000" };
		expect(readLook(stored)).toEqual({ ...plainLook, corners: "round", header: "#FFF000" });
	});
});
