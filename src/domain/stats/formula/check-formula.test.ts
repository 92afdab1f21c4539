import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import {
	builtInsAmong,
	checkFormula as checkFormulaSaid,
	formulaWith,
	problemAmong as problemAmongSaid,
	readersOf,
	type Vocabulary,
} from "./check-formula.ts";

const checkFormula = answeringEnglish(checkFormulaSaid);
const problemAmong = answeringEnglish(problemAmongSaid);

/** "G: Goals", or "PTS = 2 * G + A". */
function kept(...written: string[]): Vocabulary {
	return written.map((text, index) => {
		const [abbreviation = "", formula] = text.split(" = ");
		const [short = "", name = short] = abbreviation.split(": ");
		return { id: index + 1, abbreviation: short, name, formula: formula ?? null };
	});
}

const soccer = kept("G: Goals", "A: Assists", "SOG: Shots on goal", "PTS = 2 * G + A");

function said(text: string, stats: Vocabulary): string {
	const checked = checkFormula(text, stats);
	return checked.kind === "formula" ? checked.text : checked.sentence;
}

describe("names in a formula", () => {
	test("are abbreviations in any case or names, and are kept as abbreviations", () => {
		expect(said('g + goals + "shots on goal" + GP', soccer)).toBe("G + G + SOG + GP");
	});

	test("that nobody keeps are refused", () => {
		expect(said("G + XYZ", soccer)).toBe("There is no statistic called XYZ.");
		expect(said("2G + A", soccer)).toBe("There is no statistic called 2G. Did you mean 2 * G?");
		expect(said("PPG", kept("G"))).toBe("There is no statistic called PPG.");
	});

	test("may be built-in statistics whose parts are kept", () => {
		const basketball = kept("2PM", "2PA", "3PM", "3PA", "FTM", "FTA");
		expect(said("100 * (fgm + 0.5 * 3PM) / FGA", basketball)).toBe("100 * (FGM + 0.5 * 3PM) / FGA");
		expect(said("FT% + FG%", basketball)).toBe("FT% + FG%");
		const shown = (isHeadline: boolean) =>
			builtInsAmong(basketball.map((stat) => ({ ...stat, isHeadline }))).map(
				({ abbreviation }) => abbreviation,
			);
		expect(shown(false)).toEqual(["PTS", "FGM", "FGA", "FG%", "3P%", "FT%", "PPG"]);
		expect(shown(true)).toEqual(["PTS", "FGM", "FGA", "FG%", "3P%", "FT%"]);
	});

	test("are at least one of a statistic", () => {
		expect(said("2 + 2", soccer)).toBe("A formula names at least one statistic.");
		expect(said("2 * GP", soccer)).toBe("A formula names at least one statistic.");
	});
});

describe("formulas that read each other", () => {
	test("may do so, as long as none comes back to itself", () => {
		expect(problemAmong(soccer)).toBeNull();
		expect(problemAmong(kept("G", "PTS = 2 * G", "X = PTS / GP", "Y = X + PTS"))).toBeNull();
	});

	test("are refused with the circle they make", () => {
		expect(problemAmong(kept("PTS = pts + 1"))).toBe("PTS would depend on itself: PTS -> PTS.");
		expect(problemAmong(kept("PTS = 2 * FG", "FG = PTS / 2"))).toBe(
			"PTS would depend on itself: PTS -> FG -> PTS.",
		);
		expect(problemAmong(kept("X = Y", "Y = Z", "Z = Y + 1"))).toBe(
			"Y would depend on itself: Y -> Z -> Y.",
		);
	});

	test("are refused when they come to more than can be computed for every cell", () => {
		const long = (of: string) => Array.from({ length: 30 }, () => of).join(" + ");
		expect(problemAmong(kept("A", `B = ${long("A")}`, `C = ${long("B")}`))).toBe(
			"C is too long: with everything it is computed from it has more than 400 parts.",
		);
	});

	test("are refused when they are too long as they are kept, which they are read from again", () => {
		const typed = Array.from({ length: 100 }, () => "G").join("+");
		expect(checkFormula(typed, kept("G"))).toEqual({
			kind: "refused",
			sentence: "A formula has at most 300 characters.",
		});
	});

	test("are known by what they read, and follow another name", () => {
		const [goals] = soccer;
		expect(goals && readersOf(goals, soccer).map(({ abbreviation }) => abbreviation)).toEqual([
			"PTS",
		]);
		expect(formulaWith("2 * g + A", "G", "Goals made")).toBe('2 * "Goals made" + A');
	});
});
