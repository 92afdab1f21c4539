import { counts } from "../game/counting.ts";
import type { Side } from "../game/game.ts";
import { winner } from "../game/winner-and-forfeit.ts";
import { resultOf } from "../standings/results.ts";
import { plainRules, type TableRules } from "../standings/table-rules.ts";
import { groupTable } from "./group-table.ts";
import type { Entrant, SeriesPlan } from "./stage.ts";
import type {
	Comer,
	GroupState,
	Played,
	SeriesState,
	StageGame,
	StageSeed,
	StageState,
} from "./stage-state.ts";

/**
 * Where a stage stands, from its seeds and games alone; the same whatever came first. A game counts in
 * its series while both its teams stand there.
 */
export function playStage(played: Played): StageState {
	const gamesOf = Map.groupBy(played.games, ({ series }) => series);
	const entrants = new Map(played.seeds.map((seed) => [seed.entryId, seed]));
	const state: StageState = {
		series: [],
		groups: [],
		seeds: played.seeds,
		champion: undefined,
		isOver: false,
	};
	for (const plan of played.series) {
		state.series.push(playSeries(plan, gamesOf.get(plan.number) ?? [], state, played, entrants));
		const isLastOfGroup =
			plan.part === "group" &&
			!played.series.some(({ group, part, number }) => {
				return part === "group" && group === plan.group && number > plan.number;
			});
		if (isLastOfGroup) state.groups.push(groupOf(plan.group ?? 0, state, played));
	}
	const finals = state.series.filter(({ plan, isSkipped }) => plan.part === "final" && !isSkipped);
	state.champion = finals.at(-1)?.winner;
	state.isOver = state.series.length > 0 && state.series.every(({ isOver }) => isOver);
	return state;
}

function playSeries(
	plan: SeriesPlan,
	games: readonly StageGame[],
	before: StageState,
	played: Played,
	entrants: ReadonlyMap<number, StageSeed>,
): SeriesState {
	const series = emptySeries(plan);
	if (plan.isOnlyIfNeeded) {
		const first = before.series.find(({ plan: { part } }) => part === "final");
		// Who came through the winners has lost for the first time only where the other side won.
		if (first?.isOver && first.winner !== first.away) {
			series.isOver = true;
			series.isSkipped = true;
		}
		if (!first?.isOver || series.isSkipped) return series;
	}
	series.home = comerOf(plan.home, before);
	series.away = comerOf(plan.away, before);
	series.host = plan.part === "group" ? "home" : betterSide(series, entrants);
	countGames(series, games, played.rules ?? plainRules);
	decide(series, played.decided, entrants);
	if (!series.isOver) expectGames(series, games);
	return series;
}

function emptySeries(plan: SeriesPlan): SeriesState {
	return {
		plan,
		home: undefined,
		away: undefined,
		host: "home",
		wins: { home: 0, away: 0 },
		winner: undefined,
		loser: undefined,
		isOver: false,
		isSkipped: false,
		endedBy: null,
		isLevel: false,
		playedIds: [],
		needed: [],
		spare: [],
	};
}

function comerOf(entrant: Entrant, { series, groups, seeds }: StageState): Comer {
	if ("seed" in entrant) return seeds.find(({ seed }) => seed === entrant.seed)?.entryId;
	if ("winnerOf" in entrant) return series[entrant.winnerOf - 1]?.winner;
	if ("loserOf" in entrant) return series[entrant.loserOf - 1]?.loser;
	if ("bestLeft" in entrant) return stillIn(entrant.round, series, seeds)?.[entrant.bestLeft - 1];
	const table = groups.find(({ group }) => group === entrant.group);
	return table?.isOver ? (table.rows[entrant.place - 1]?.entryId ?? null) : undefined;
}

/** Whoever a round of the winners has left, best seed first, those with byes among them; undefined before it is over. */
function stillIn(
	round: number,
	series: readonly SeriesState[],
	seeds: readonly StageSeed[],
): Comer[] | undefined {
	const earlier = series.filter(
		({ plan }) => plan.part === "play-in" || (plan.part === "winners" && plan.round <= round),
	);
	if (!earlier.every(({ isOver }) => isOver)) return undefined;
	const goesOnFrom = new Set(
		earlier.flatMap(({ plan }) =>
			[plan.home, plan.away].flatMap((side) => ("loserOf" in side ? [side.loserOf] : [])),
		),
	);
	const out = new Set(
		earlier
			.filter(({ plan }) => !goesOnFrom.has(plan.number))
			.flatMap(({ home, away, winner }) => [home, away].filter((entry) => entry !== winner)),
	);
	const left = seeds.filter(({ entryId }) => !out.has(entryId));
	const inOrder: Comer[] = left.toSorted((a, b) => a.seed - b.seed).map(({ entryId }) => entryId);
	// Places of those who withdrew against each other stay empty.
	return [...inOrder, ...Array.from({ length: seeds.length }, () => null)];
}

function betterSide({ home, away }: SeriesState, entrants: ReadonlyMap<number, StageSeed>): Side {
	const seedOf = (comer: Comer) => entrants.get(comer ?? 0)?.seed ?? Number.POSITIVE_INFINITY;
	return seedOf(away) < seedOf(home) ? "away" : "home";
}

/** Games beyond the one that ended it are counted in the wins, and change nothing. */
function countGames(series: SeriesState, games: readonly StageGame[], rules: TableRules): void {
	const { plan, home, away, wins } = series;
	let unplayed: number = plan.bestOf;
	for (const game of ofThese(games, home, away)) {
		const isResult = plan.part === "group" ? resultOf(game, rules) !== null : counts(game);
		if (!isResult) continue;
		series.playedIds.push(game.id);
		unplayed -= 1;
		const won = winner(game);
		if (won !== null) wins[game[`${won}EntryId`] === home ? "home" : "away"] += 1;
		if (series.isOver) continue;
		const lead = wins.home - wins.away;
		if (plan.part === "group") end(series, "games", lead === 0 ? null : lead > 0 ? home : away);
		else if (Math.abs(lead) > unplayed) end(series, "games", lead > 0 ? home : away);
	}
	series.isLevel = !series.isOver && unplayed <= 0;
}

function ofThese(games: readonly StageGame[], home: Comer, away: Comer): StageGame[] {
	return games
		.filter(
			({ homeEntryId: one, awayEntryId: other }) =>
				(one === home && other === away) || (one === away && other === home),
		)
		.toSorted((a, b) => a.number - b.number || a.id - b.id);
}

/** What the league said goes before the games, and they before who is still there to play. */
function decide(
	series: SeriesState,
	decided: Played["decided"],
	entrants: ReadonlyMap<number, StageSeed>,
): void {
	const { home, away, plan } = series;
	const said = decided?.get(plan.number);
	const isHere = said === null || (said !== undefined && (said === home || said === away));
	if (isHere && home !== undefined && away !== undefined) end(series, "decision", said);
	if (series.isOver) return;
	const isGone = (comer: Comer) => comer === null || entrants.get(comer ?? 0)?.isWithdrawn === true;
	if (home === undefined || away === undefined || !(isGone(home) || isGone(away))) return;
	end(series, "walkover", !isGone(home) ? home : !isGone(away) ? away : null);
}

function end(series: SeriesState, by: SeriesState["endedBy"], winner: Comer): void {
	const { home, away } = series;
	series.isOver = true;
	series.isLevel = false;
	series.endedBy = by;
	series.winner = winner;
	series.loser = winner === null ? null : winner === home ? away : home;
}

function expectGames(series: SeriesState, games: readonly StageGame[]): void {
	const { plan, wins, playedIds } = series;
	const done = new Set(games.flatMap(({ id, number }) => (playedIds.includes(id) ? [number] : [])));
	const open = Array.from({ length: plan.bestOf }, (_, at) => at + 1).filter((n) => !done.has(n));
	const lead = Math.abs(wins.home - wins.away);
	const fewest = Math.floor((open.length - lead) / 2) + 1;
	series.needed = open.slice(0, fewest);
	series.spare = open.slice(fewest);
}

function groupOf(
	group: number,
	{ series, seeds }: StageState,
	{ games, rules }: Played,
): GroupState {
	const inGroup = series.filter(({ plan }) => plan.part === "group" && plan.group === group);
	return {
		group,
		rows: groupTable(inGroup, seeds, games, rules ?? plainRules),
		isOver: inGroup.every(({ isOver }) => isOver),
	};
}
