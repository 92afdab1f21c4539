import { nameKey } from "../text/name-key.ts";
import {
	type CriterionName,
	plainRules,
	type ResultPoints,
	type TableRules,
} from "./table-rules.ts";

export const presetNames = ["plain", "fiba", "uefa", "fifa", "fivb", "baseball", "hockey"] as const;
export type PresetName = (typeof presetNames)[number];

/** Rules that are ready made, each with where it is written. */
const rulePresets: Readonly<Record<PresetName, TableRules>> = {
	plain: plainRules,
	fiba: {
		// FIBA Official Basketball Rules 2022, D Classification of teams.
		points: points({ win: 2, loss: 1, forfeitLoss: 0 }),
		longGames: null,
		countsSets: false,
		allowsDraws: false,
		criteria: by(
			"points",
			"headToHead",
			"headToHeadDifference",
			"headToHeadFor",
			"difference",
			"pointsFor",
			"lot",
		),
		afterSplit: "starts again",
	},
	uefa: {
		// Regulations of the UEFA European Football Championship 2022-24, article 20.
		points: points({ win: 3, draw: 1 }),
		longGames: null,
		countsSets: false,
		allowsDraws: true,
		criteria: by(
			"points",
			"headToHead",
			"headToHeadDifference",
			"headToHeadFor",
			"difference",
			"pointsFor",
			"wins",
			"penalties",
			"lot",
		),
		afterSplit: "goes on",
	},
	fifa: {
		// Regulations of the FIFA World Cup 2022, article 12.
		points: points({ win: 3, draw: 1 }),
		longGames: null,
		countsSets: false,
		allowsDraws: true,
		criteria: by(
			"points",
			"difference",
			"pointsFor",
			"headToHead",
			"headToHeadDifference",
			"headToHeadFor",
			"penalties",
			"lot",
		),
		afterSplit: "goes on",
	},
	fivb: {
		// FIVB competition regulations: matches won, points, set ratio, rally-point ratio.
		points: points({ win: 3, longWin: 2, longLoss: 1 }),
		longGames: "deciding set",
		countsSets: true,
		allowsDraws: false,
		criteria: by("wins", "points", "scoreRatio", "rallyRatio", "headToHead", "lot"),
		afterSplit: "starts again",
	},
	baseball: {
		// WBSC tournament regulations C11, with run difference for the quality balance.
		points: null,
		longGames: null,
		countsSets: false,
		allowsDraws: false,
		criteria: by(
			"winShare",
			"headToHead",
			"headToHeadDifference",
			"difference",
			"pointsFor",
			"lot",
		),
		afterSplit: "starts again",
	},
	hockey: {
		// NHL rules for the standings: 2-2-1-0, regulation wins, wins, games between them.
		points: points({ win: 2, longLoss: 1 }),
		longGames: "overtime",
		countsSets: false,
		allowsDraws: false,
		criteria: by(
			"points",
			"regulationWins",
			"wins",
			"headToHead",
			"difference",
			"pointsFor",
			"lot",
		),
		afterSplit: "goes on",
	},
};

/** The rules of a preset. */
export function rulesOf(name: PresetName): TableRules {
	return rulePresets[name];
}

/** Which preset these rules are; null for a league's own. */
export function presetOf(rules: TableRules): PresetName | null {
	const key = canonical(rules);
	return presetNames.find((name) => canonical(rulesOf(name)) === key) ?? null;
}

const bySport: Readonly<Record<string, PresetName>> = {
	soccer: "uefa",
	football: "uefa",
	volleyball: "fivb",
	baseball: "baseball",
	hockey: "hockey",
};

/** What a new league of a sport begins with (rule `table-rules-by-sport`). */
export function presetOfSport({ name, type }: { name: string; type: string }): PresetName {
	return bySport[nameKey(name)] ?? bySport[nameKey(type)] ?? "plain";
}

/** What is not said follows from what is: a long game or a forfeit is worth what any other is. */
function points(said: Pick<ResultPoints, "win"> & Partial<ResultPoints>): ResultPoints {
	const { win, draw = 0, loss = 0 } = said;
	const { longWin = win, longLoss = loss, forfeitWin = win, forfeitLoss = loss } = said;
	const { bonusWin = null, bonusLoss = null } = said;
	return {
		win,
		draw,
		loss,
		longWin,
		longLoss,
		forfeitWin,
		forfeitLoss,
		bonusWin,
		bonusLoss,
	};
}

function by(...names: CriterionName[]) {
	return names.map((name) => ({ by: name }));
}

/** The same text for the same rules, in whatever order their parts came. */
function canonical(rules: TableRules): string {
	const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify([
		rules.points && sorted(rules.points),
		rules.longGames,
		rules.countsSets,
		rules.allowsDraws,
		rules.criteria.map(({ by, cap }) => [by, cap ?? null]),
		rules.afterSplit,
	]);
}
