import { toWire } from "#api/wire-words.ts";
import type { PeriodScore, Score, Side } from "#domain/game/game.ts";
import { sumsThatDiffer } from "#domain/game/periods.ts";
import { words } from "../../../../words.ts";
import { type Edits, type Saved, sameNumber, textAt, typed } from "../edits.ts";
import type { Sheet } from "../sheet.ts";

/** The final score goes by the side's name, points of a period by this one. */
export function periodKey(periodId: number, side: Side): string {
	return `${periodId}.${side}`;
}

export function savedScore({ game, periods, periodScores }: Sheet): Saved {
	const texts: Record<string, string> = {};
	if (game.score !== null) {
		texts.home = String(game.score.home);
		texts.away = String(game.score.away);
	}
	for (const { period, home, away } of periodScores) {
		if (!periods.some(({ id }) => id === period.id)) continue;
		if (home !== null) texts[periodKey(period.id, "home")] = String(home);
		if (away !== null) texts[periodKey(period.id, "away")] = String(away);
	}
	return texts;
}

/**
 * The edits after points were typed. The final score follows its periods as long as it says their
 * sum; once somebody has written another one, it is his.
 */
export function scoreTyped(
	sheet: Sheet,
	saved: Saved,
	edits: Edits,
	key: string,
	text: string,
): Edits {
	const after = typed(saved, edits, { [key]: text }, sameNumber);
	const side = key.endsWith(".home") ? "home" : key.endsWith(".away") ? "away" : null;
	if (side === null) return after;
	const said = textAt(saved, edits, side).trim();
	if (said !== sumOf(sheet, saved, edits, side)) return after;
	return typed(saved, after, { [side]: sumOf(sheet, saved, after, side) }, sameNumber);
}

/** The final score as typed; null while it is no score. */
export function typedScore(saved: Saved, edits: Edits): Score | null {
	const home = readPoints(textAt(saved, edits, "home"));
	const away = readPoints(textAt(saved, edits, "away"));
	return typeof home === "number" && typeof away === "number" ? { home, away } : null;
}

/** What was typed and is no score, by field: said at once, before anybody saves. */
export function refusedPoints(edits: Edits): Record<string, string> {
	const refused = Object.entries(edits).filter(([, { text }]) => readPoints(text) === "refused");
	return Object.fromEntries(refused.map(([key]) => [key, noScore]));
}

/** Why the score cannot be saved, by field: both finals are required, periods are not. */
export function scoreErrors(saved: Saved, edits: Edits): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const key of new Set(["away", "home", ...Object.keys(edits)])) {
		const points = readPoints(textAt(saved, edits, key));
		const isFinal = key === "home" || key === "away";
		if (points === "refused" || (points === null && isFinal)) errors[key] = noScore;
	}
	return errors;
}

/** What to send: the final score, and the points of the periods that changed. */
export function scoreInput({ game, periods }: Sheet, saved: Saved, edits: Edits) {
	const score = typedScore(saved, edits);
	if (score === null) return null;
	const periodScores = periods.flatMap(({ id }) =>
		(["home", "away"] as const).flatMap((side) => {
			const edit = edits[periodKey(id, side)];
			const points = edit === undefined ? "refused" : readPoints(edit.text);
			if (points === "refused") return [];
			return [{ gamePeriodId: id, teamId: game[side].teamId, score: points }];
		}),
	);
	return toWire({
		id: game.id,
		homeScore: score.home,
		awayScore: score.away,
		...(periodScores.length > 0 && { periodScores }),
	});
}

/**
 * Sides whose periods make another sum than their final score: a warning
 * (rule `periods-only-warn`).
 */
export function periodNotes(sheet: Sheet, saved: Saved, edits: Edits): string[] {
	const score = typedScore(saved, edits);
	if (score === null) return [];
	return sumsThatDiffer(score, typedPeriods(sheet, saved, edits)).map(({ side, sum }) =>
		words.game.periodsMake({ name: sheet.game[side].name, sum, score: score[side] }),
	);
}

/** The sheet once this score is saved. */
export function withScore(sheet: Sheet, saved: Saved, edits: Edits): Sheet {
	const score = typedScore(saved, edits);
	const periodScores = typedPeriods(sheet, saved, edits);
	return { ...sheet, game: { ...sheet.game, score }, periodScores };
}

const noScore = words.game.aScoreIsAWhole;

/** Null for none. Whole numbers from 0 to 999 (rule `score-range`). */
function readPoints(text: string): number | null | "refused" {
	const trimmed = text.trim();
	if (trimmed === "") return null;
	return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : "refused";
}

function typedPeriods({ periods }: Sheet, saved: Saved, edits: Edits): PeriodScore[] {
	return periods.flatMap((period) => {
		const points = (side: Side) => {
			const read = readPoints(textAt(saved, edits, periodKey(period.id, side)));
			return read === "refused" ? null : read;
		};
		const [home, away] = [points("home"), points("away")];
		return home === null && away === null ? [] : [{ period, home, away }];
	});
}

/** The periods' sum as text; empty when no period is written down. */
function sumOf(sheet: Sheet, saved: Saved, edits: Edits, side: Side): string {
	const points = typedPeriods(sheet, saved, edits).flatMap((period) => period[side] ?? []);
	return points.length === 0 ? "" : String(points.reduce((sum, it) => sum + it, 0));
}
