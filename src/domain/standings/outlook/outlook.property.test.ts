import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../schedule/random.ts";
import { resultOf } from "../results.ts";
import { presetNames, rulesOf } from "../rule-presets.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "../standings.ts";
import type { Playoffs, TableRules, TableSetup } from "../table-rules.ts";
import { type Outlook, outlooks } from "./outlook.ts";
import { positionOf } from "./position.ts";
import { worstAndBest } from "./worst-and-best.ts";

/** Leagues of each preset, others every day; `LEAGUES=2000 npm test -- --unit …` tries more. */
const leagues = Number(process.env.LEAGUES ?? 60);
const seed = Math.floor(Date.now() / 86_400_000);

/** Rules of no preset: bonuses, other first criteria, and ways that cannot be shared like a flow. */
const others: Record<string, TableRules> = {
	bonuses: {
		...rulesOf("fifa"),
		points: {
			win: 4,
			draw: 2,
			loss: 0,
			longWin: 4,
			longLoss: 0,
			forfeitWin: 5,
			forfeitLoss: -1,
			bonusWin: { margin: 3, points: 1 },
			bonusLoss: { margin: 1, points: 1 },
		},
	},
	losses: { ...rulesOf("plain"), criteria: [{ by: "losses" }, { by: "headToHead" }] },
	wins: { ...rulesOf("plain"), criteria: [{ by: "wins" }, { by: "awayWins" }, { by: "forfeits" }] },
	difference: { ...rulesOf("plain"), criteria: [{ by: "difference" }] },
};

const cases = [
	...presetNames.map((name): [string, TableRules] => [name, rulesOf(name)]),
	...Object.entries(others),
];

describe.each(cases)("what is certain by %s", (_name, rules) => {
	test(`holds in every way the games end, in ${leagues} leagues of seed ${seed}`, () => {
		let marks = 0;
		for (let run = 0; run < leagues; run += 1) {
			const random = randomFrom(seed * 104_729 + run);
			const { teams, games, setup } = randomLeague(random, rules);
			const told = outlooks(teams, games, setup);
			marks += told.size;
			for (const end of everyEnd(games, rules, random)) {
				const rows = computeStandings(teams, end, setup);
				for (const [entryId, outlook] of told) {
					const position = rows.findIndex((row) => row.entryId === entryId) + 1;
					// Asked of every end of every league, and an `expect` makes its words whether it holds or not.
					if (!holds(outlook, position, setup))
						expect.fail(`league ${run}: ${entryId} is not ${outlook} at ${position}`);
				}
			}
		}
		if (rules !== others.difference) expect(marks).toBeGreaterThan(0);
	});

	test("is found by flows exactly as the first criterion alone has it", () => {
		if (rules === others.difference) return;
		for (let run = 0; run < leagues; run += 1) {
			const random = randomFrom(seed * 7_919 + run);
			const { teams, games, setup } = randomLeague(random, rules);
			const sure = teams.map(() => ({ worst: 1, best: teams.length }));
			for (const end of everyEnd(games, rules, random)) {
				const rows = computeStandings(teams, end, setup);
				const value = new Map(rows.map((row) => [row.entryId, standsBy(row, rules)]));
				const all = [...value.values()];
				for (const [team, { entryId }] of teams.entries()) {
					const own = value.get(entryId) ?? 0;
					const places = sure[team] ?? { worst: 1, best: 1 };
					places.worst = Math.max(places.worst, all.filter((it) => it >= own).length);
					places.best = Math.min(places.best, all.filter((it) => it > own).length + 1);
				}
			}
			const last = setup.playoffs?.teams ?? 0;
			const marks = (of: { worst: number; best: number }[]) =>
				of.map(({ worst, best }) => [worst <= 1, worst <= last, best > last].join(" "));
			const found = worstAndBest(positionOf(teams, games, setup), {
				places: [1, last],
				budget: { steps: 40_000 },
			});
			if (rules !== others.bonuses) expect(marks(found), `league ${run}`).toEqual(marks(sure));
		}
	});
});

function holds(outlook: Outlook, position: number, { playoffs }: TableSetup): boolean {
	const last = playoffs?.teams ?? 0;
	if (outlook === "eliminated") return position > last;
	return position <= (outlook === "clinchedFirst" ? 1 : last);
}

function standsBy(
	row: ReturnType<typeof computeStandings>[number],
	{ criteria }: TableRules,
): number {
	switch (criteria[0]?.by) {
		case "points":
			return row.points;
		case "wins":
			return row.wins;
		case "losses":
			return -row.losses;
		default:
			return row.winShare;
	}
}

type League = { teams: StandingsTeam[]; games: StandingsGame[]; setup: TableSetup };

/** Four to six teams that have met once, with one to five games left, some of them postponed or in progress. */
function randomLeague(random: Random, rules: TableRules): League {
	const count = 4 + random.below(3);
	// Names are shuffled, so that who is level in everything stands in any order.
	const teams = Array.from({ length: count }, (_, index) => ({
		entryId: index + 1,
		teamId: 101 + index,
		name: String.fromCharCode(97 + ((index * 7 + random.below(26)) % 26)),
		captainName: null,
		captainId: null,
		logoUrl: null,
	}));
	const pairs = teams.flatMap((home, at) =>
		teams.slice(at + 1).map((away) => [home.entryId, away.entryId] as const),
	);
	const strength = teams.map(() => random.below(10));
	const left = 1 + random.below(rules.allowsDraws ? 4 : 3);
	const games = pairs.map(([home, away], index): StandingsGame => {
		const base = { ...blank, id: index + 1, homeEntryId: home, awayEntryId: away };
		if (index % Math.ceil(pairs.length / left) === 0) {
			const status = (["scheduled", "postponed", "in_progress"] as const)[random.below(3)];
			return { ...base, status: status ?? "scheduled", score: null };
		}
		const lead = (strength[home - 1] ?? 0) - (strength[away - 1] ?? 0) + random.below(9) - 4;
		return ended(base, endsOf(rules, random)[lead > 0 ? 0 : 1] ?? base);
	});
	const cancelled = {
		...blank,
		id: 99,
		homeEntryId: 1,
		awayEntryId: 2,
		status: "cancelled" as const,
	};
	const playoffs: Playoffs = {
		teams: 1 + random.below(count - 1),
		knowsAllGames: true,
	};
	const rulings =
		random.below(4) > 0
			? []
			: [
					{
						kind: "penalty" as const,
						entryId: 1 + random.below(count),
						of: rules.points === null ? ("wins" as const) : ("points" as const),
						amount: 1 + random.below(3),
						reason: "Late.",
					},
				];
	return { teams, games: [...games, cancelled], setup: { rules, rulings, playoffs } };
}

const blank = {
	status: "scheduled" as const,
	date: "2026-03-01",
	time: null,
	forfeitedBy: null,
	score: null,
	wentToOvertime: false,
};

function ended(game: StandingsGame, end: Partial<StandingsGame>): StandingsGame {
	return { ...game, ...end };
}

/** Ends of a game in the order home wins, away wins, and what else there is; margins at random. */
function endsOf(rules: TableRules, random: Random): Partial<StandingsGame>[] {
	const margin = rules.countsSets ? 1 + random.below(3) : 1 + random.below(30);
	const winner = rules.countsSets ? 3 : margin + random.below(20);
	const rally = { home: random.below(100), away: random.below(100) };
	const by = (home: number, away: number, more: Partial<StandingsGame> = {}) => ({
		...more,
		status: "completed" as const,
		score: { home, away },
		rally,
	});
	const clear = [by(winner, winner - margin), by(winner - margin, winner)];
	const close = [by(winner, winner - 1), by(winner - 1, winner)];
	const late = rules.longGames === "overtime" ? [by(4, 3), by(3, 4)] : [];
	const draw = rules.allowsDraws ? [by(2, 2)] : [];
	const forfeits = (["away", "home"] as const).map((forfeitedBy) => ({
		status: "forfeit" as const,
		forfeitedBy,
	}));
	return [
		...clear,
		...draw,
		...late.map((end) => ({ ...end, wentToOvertime: true })),
		...(rules.countsSets || rules.points?.bonusLoss != null ? close : []),
		...forfeits,
	];
}

/** Every way the games left can end, each with margins of its own. */
function* everyEnd(
	games: readonly StandingsGame[],
	rules: TableRules,
	random: Random,
): Generator<StandingsGame[]> {
	const at = games.findIndex(
		(game) => game.status !== "cancelled" && resultOf(game, rules) === null,
	);
	const open = games[at];
	if (open === undefined) {
		yield [...games];
		return;
	}
	for (const end of endsOf(rules, random)) {
		yield* everyEnd(games.with(at, ended(open, end)), rules, random);
	}
}
