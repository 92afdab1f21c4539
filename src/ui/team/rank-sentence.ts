import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { rankReason } from "#domain/standings/rank-reason.ts";
import type { HeadToHead, Step } from "#domain/standings/standing-order.ts";
import type { StandingsRow, StandingsTeam } from "#domain/standings/standings.ts";
import { type Drawing, plainRules, type TableRules } from "#domain/standings/table-rules.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { formatSigned } from "#domain/stats/format-signed.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { lowerFirst } from "#domain/text/lower-first.ts";
import { formatGameDate } from "#domain/time/format.ts";
import type { Words } from "#words/en.ts";
import { recordText } from "./record-text.ts";

/** A table as far as its sentences need it: names and what each row has. */
export type ExplainedTable = {
	rows: readonly StandingsRow[];
	rules: TableRules;
	forecast?: Forecast | undefined;
	/** Teams that left and are in no row any more. */
	gone?: readonly StandingsTeam[] | undefined;
};

/**
 * Answers "why are we third?" in a sentence, or in a few where several were level. `above` is the row
 * before, null for the first.
 */
export function rankSentence(
	words: Words,
	row: StandingsRow,
	above: StandingsRow | null,
	table: ExplainedTable,
): string {
	const team = row.name;
	const reason = rankReason(row, above);
	if (reason.kind === "unranked") return words.standings.unranked({ team });
	if (isPlain(table.rules)) return plainSentence(words, row, above);
	if (reason.kind === "first" || above === null) return leaderSentence(words, row, table.rules);
	if (reason.kind === "level") return words.table.level({ team, above: above.name });
	const { own, above: other, skippedHeadToHead } = reason;
	const said = behindSentence(words, { team, above: above.name }, [own, other], table.rules);
	const among = own.among === undefined ? [] : [amongSentence(words, own, table)];
	return [said, ...among, ...(skippedHeadToHead ? [words.table.skipped] : [])].join(" ");
}

/** The order of the specification has sentences of its own. */
function plainSentence(words: Words, row: StandingsRow, above: StandingsRow | null): string {
	const team = row.name;
	const share = formatWinShare(row.winShare, words.language);
	if (above === null) return words.standings.first({ team, share });
	const reason = rankReason(row, above);
	const behind = { team, above: above.name };
	switch (reason.kind === "behind" ? reason.own.by : null) {
		case "winShare": {
			const aboveShare = formatWinShare(above.winShare, words.language);
			return words.standings.lessShare({ ...behind, share, aboveShare });
		}
		case "losses":
			return words.standings.moreLosses({
				...behind,
				losses: row.losses,
				aboveLosses: above.losses,
			});
		case "wins":
			return words.standings.fewerWins({ ...behind, wins: row.wins, aboveWins: above.wins });
		default:
			return words.standings.level(behind);
	}
}

export function isPlain({ points, criteria }: TableRules): boolean {
	const names = (list: TableRules["criteria"]) => list.map(({ by }) => by).join();
	return points === null && names(criteria) === names(plainRules.criteria);
}

function leaderSentence(
	words: Words,
	{ name: team, steps }: StandingsRow,
	rules: TableRules,
): string {
	const [first] = steps;
	if (first === undefined || first.isSkipped || first.by === "lot")
		return words.table.leadsLevel({ team });
	return words.table.leads({
		team,
		by: criterionIn(words, first, rules),
		value: valueIn(words, first),
	});
}

function behindSentence(
	words: Words,
	names: { team: string; above: string },
	[own, other]: readonly [Step, Step],
	rules: TableRules,
): string {
	if (own.by === "lot")
		return words.table.behindLot({ ...names, drawn: drawingText(words, own.drawn) });
	const by = criterionIn(words, own, rules);
	return words.table.behind({
		...names,
		by,
		value: valueIn(words, own),
		aboveValue: valueIn(words, other),
	});
}

/** What is scored in a table of sets are sets. */
function criterionIn(words: Words, { by }: Step, { countsSets }: TableRules): string {
	return countsSets && by === "scoreRatio"
		? lowerFirst(words.table.sets.ratio.name)
		: words.table.by[by];
}

/** "May 3, 2026; drawn by Kim Lee", as far as it was written down. */
export function drawingText(words: Words, { date, by }: Drawing = {}): string {
	const said = [
		date ? formatGameDate(date, words.language) : "",
		by ? words.table.drawnBy({ name: by }) : "",
	];
	return said.filter(Boolean).join("; ");
}

function valueIn(words: Words, { by, value }: Step): string {
	if (by === "winShare") return formatWinShare(value, words.language);
	if (by === "difference" || by === "headToHeadDifference") return formatSigned(value);
	if (by === "scoreRatio" || by === "rallyRatio") return ratioIn(words, value);
	return String(value);
}

/** "1.333"; who conceded nothing has no such number. */
export function ratioIn(words: Words, value: number): string {
	return value === Number.MAX_SAFE_INTEGER
		? "\u221e"
		: withDecimalSign(value.toFixed(3), words.language);
}

/** What all who were level did among themselves, the best first. */
function amongSentence(words: Words, { by, among = [] }: Step, table: ExplainedTable): string {
	const value = (it: HeadToHead) => {
		if (by === "headToHeadDifference") return it.difference;
		if (by === "headToHeadFor") return it.pointsFor;
		return table.rules.points === null ? it.wins : it.points;
	};
	const nameOf = (it: HeadToHead) =>
		table.rows.find(({ entryId }) => entryId === it.entryId)?.name ?? "";
	const sorted = [...among].sort((a, b) => value(b) - value(a));
	const list = new Intl.ListFormat(words.language);
	return words.table.among({
		teams: list.format(sorted.map(nameOf)),
		results: sorted
			.map(
				(it) => `${nameOf(it)} ${by === "headToHead" ? recordOf(it) : valueOfStep(by, value(it))}`,
			)
			.join(", "),
	});
}

function valueOfStep(by: Step["by"], value: number): string {
	return by === "headToHeadDifference" ? formatSigned(value) : String(value);
}

function recordOf({ wins, draws, losses }: HeadToHead): string {
	return recordText(draws === 0 ? { wins, losses } : { wins, losses, draws });
}
