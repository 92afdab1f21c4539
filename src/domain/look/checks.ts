import { type Said, say, sayWord } from "#domain/language/say.ts";
import { contrast } from "./color.ts";
import type { LookChoice } from "./look.ts";
import { behindText } from "./neutrals.ts";
import { type Palette, paletteOf, productColor } from "./palette.ts";

/** One pair of colours of a look: how well it can be read, and what was done for it. */
export type Check = {
	part: "accent" | "linksOnLight" | "linksOnDark" | "header" | "bar";
	label: string;
	/** As chosen, and as shown. */
	given: string;
	used: string;
	/** What stands on it, or behind it. */
	against: string;
	/** Rounded down to a tenth, so that it promises nothing. */
	ratio: number;
	/** What was corrected, and why; null where the colour is shown as it was chosen. */
	sentence: Said | null;
};

/** What the contrast guard says of a choice, pair by pair. */
export function checksOf(choice: LookChoice): Check[] {
	const palette = paletteOf(choice);
	const accent = choice.accent ?? productColor;
	return [
		ground("accent", "Text on buttons", "The accent", accent, palette.accent),
		link("linksOnLight", "Links on light pages", accent, palette),
		link("linksOnDark", "Links on dark pages", accent, palette),
		ground("header", "Name on the header", "The header", choice.header, palette.header),
		ground("bar", "Navigation and top of the home page", "The band", choice.bar, palette.bar),
	];
}

type Shown = { fill: string; on: string };

function ground(
	part: Check["part"],
	label: string,
	what: string,
	chosen: string | null,
	{ fill, on }: Shown,
): Check {
	const given = chosen ?? fill;
	return check({ part, label, given, used: fill, against: on }, (ratio) => {
		const how = howMuch(given, fill);
		return say`${sayWord(what)} was made ${how} so that the text on it can be read: ${given} → ${fill}, ${ratio} to 1.`;
	});
}

function link(
	part: "linksOnLight" | "linksOnDark",
	label: string,
	given: string,
	palette: Palette,
): Check {
	const isLight = part === "linksOnLight";
	const used = isLight ? palette.accent.textOnLight : palette.accent.textOnDark;
	const behind = behindText(isLight ? palette.light : palette.dark);
	const hardest = behind.toSorted((a, b) => contrast(used, a) - contrast(used, b))[0] ?? "";
	return check({ part, label, given, used, against: hardest }, (ratio) => {
		const how = howMuch(given, used);
		return isLight
			? say`Links on light pages are ${how} so that they can be read: ${given} → ${used}, ${ratio} to 1.`
			: say`Links on dark pages are ${how} so that they can be read: ${given} → ${used}, ${ratio} to 1.`;
	});
}

function check(pair: Omit<Check, "ratio" | "sentence">, sentence: (ratio: string) => Said): Check {
	const { given, used, against } = pair;
	const ratio = Math.floor(contrast(used, against) * 10) / 10;
	const isMoved = given.toLowerCase() !== used.toLowerCase();
	return { ...pair, ratio, sentence: isMoved ? sentence(ratio.toFixed(1)) : null };
}

function howMuch(from: string, to: string): Said {
	const direction = contrast(to, "#000000") > contrast(from, "#000000") ? "lighter" : "darker";
	return sayWord(contrast(from, to) < 1.6 ? `a little ${direction}` : `much ${direction}`);
}
