import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { checksOf as checksOfSaid } from "./checks.ts";
import { presets } from "./presets.ts";

const checksOf = answeringEnglish(checksOfSaid);

const [{ look: arena }] = presets as [(typeof presets)[number]];
const checkOf = (part: string, change: Partial<typeof arena>) =>
	checksOf({ ...arena, ...change }).find((it) => it.part === part);

describe("checksOf", () => {
	test("has nothing to say of a colour that can be read", () => {
		expect(checkOf("accent", { accent: "#1d4ed8" })).toMatchObject({ ratio: 6.7, sentence: null });
		expect(checkOf("header", { header: "#ffffff" })?.sentence).toBeNull();
	});

	test("says what was corrected, why, from what to what, and how well it can be read now", () => {
		expect(checkOf("linksOnLight", { accent: "#ffd400" })?.sentence).toBe(
			"Links on light pages are much darker so that they can be read: #ffd400 → #7c6710, 4.5 to 1.",
		);
		expect(checkOf("header", { header: "#757a7d" })?.sentence).toMatch(
			/^The header was made a little lighter so that the text on it can be read: #757a7d → #\w{6}, 4\.5 to 1\.$/,
		);
	});

	test("counts what is not chosen as what stands there", () => {
		expect(checkOf("bar", {})).toMatchObject({ given: "#10141a", used: "#10141a", sentence: null });
		expect(checkOf("header", { accent: "#123456" })?.given).toBe("#123456");
	});

	test("never promises more than there is, and always enough", () => {
		const hex = fc
			.integer({ min: 0, max: 0xffffff })
			.map((n) => `#${n.toString(16).padStart(6, "0")}`);
		fc.assert(
			fc.property(hex, hex, hex, (accent, header, bar) => {
				for (const { ratio, sentence, given, used } of checksOf({
					...arena,
					accent,
					header,
					bar,
				})) {
					expect(ratio).toBeGreaterThanOrEqual(4.5);
					expect(sentence === null).toBe(given === used);
				}
			}),
		);
	});
});
