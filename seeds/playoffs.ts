import { plainFormat } from "#domain/stage/stage.ts";
import { addDays } from "#domain/time/calendar.ts";
import { instantOf } from "#domain/time/wall-clock.ts";
import { changeHonors, viewLeagueHonors } from "#usecases/honor/honors.ts";
import type { Scope } from "#usecases/scope.ts";
import { settleStage } from "#usecases/stage/settle-stage.ts";
import { placeStageGames } from "#usecases/stage/stage-games.ts";
import { seedByHand, seedFromTable, viewSeeding } from "#usecases/stage/stage-seeds.ts";
import type { SeriesView, StageGameView, StageView } from "#usecases/stage/stage-views.ts";
import { addStage, publishStage, viewStage } from "#usecases/stage/stages.ts";
import { changeTable } from "#usecases/standings/table-setup.ts";
import type { PlayedGame } from "./box-score-maker.ts";
import {
	type Calendar,
	type LeagueSetting,
	meet,
	type PlayoffSetting,
	type ReadyTeam,
} from "./game-plan.ts";
import { type Random, randomFrom } from "./random.ts";

export type PlayedOn = { id: number; played: PlayedGame };

type Setting = LeagueSetting & { playoffs: PlayoffSetting };
type Evenings = Calendar & { firstWeek: number };

/**
 * Adds the playoffs of a league whose regular season is stored, seeds them and plays on as far as the
 * calendar is. After each round the best one left meets the last one left.
 */
export async function playOn(
	scope: Omit<Scope, "now">,
	{ random, setting, teams }: { random: Random; setting: Setting; teams: readonly ReadyTeam[] },
	place: { seasonId: number; leagueId: number },
	calendar: Evenings,
): Promise<PlayedOn[]> {
	const { bestOf, teams: count, video } = setting.playoffs;
	const format = Object.assign(plainFormat(count), { bestOf, reseeds: true });
	const eve = addDays(calendar.startDate, 7 * calendar.firstWeek + setting.weekday - 1);
	const then = { ...scope, now: new Date(instantOf(eve, "12:00", scope.organization.timeZone)) };
	if (count < teams.length) {
		await changeTable(then, { ...place, playoffs: { teams: count, knowsAllGames: true } });
	}
	const { id } = await addStage(then, { ...place, name: "Playoffs", format });
	const { series } = await viewStage(then, { id });
	await placeStageGames(then, { id, games: places(series, setting, calendar) });
	await seed(then, id, count);
	await publishStage(then, { id, isPublished: true });
	const ready = new Map(teams.map((team) => [team.entry.id, team]));
	const all: PlayedOn[] = [];
	for (;;) {
		const stage = await viewStage(then, { id });
		const evening = nextEvening(stage, calendar.today);
		if (evening.length === 0) {
			if (stage.isOver) await honor(then, place, { stage, all });
			return all;
		}
		for (const { game, sides, isFinal, pointsBefore } of evening) {
			// However long a series becomes, what is drawn for others stays the same. By 41 no final becomes
			// so long that a team has more than the 12 games which the league's pages speak of.
			const chance = game.number === 1 ? random : randomFrom(41 * pointsBefore);
			const played = untilDecided(() =>
				meet(chance, setting, { home: at(ready, sides.home), away: at(ready, sides.away) }),
			);
			const details = { videoUrl: isFinal ? video : null, forfeitedBy: null };
			await scope.store.games.saveScore(game.id, played.score);
			await scope.store.games.saveDetails(
				game.id,
				{ ...game, ...details, status: "completed" },
				then.now.toISOString(),
			);
			all.push({ id: game.id, played });
		}
		await settleStage(then, scope.store, id);
	}
}

/** Fixes the final places, and who scored most for the champion. */
async function honor(
	scope: Scope,
	place: { seasonId: number; leagueId: number },
	{ stage, all }: { stage: StageView; all: readonly PlayedOn[] },
): Promise<void> {
	const { proposed } = await viewLeagueHonors(scope, place);
	const points = new Map<number, number>();
	for (const { playerId, entryId, values } of all.flatMap(({ played }) => played.lines)) {
		if (entryId !== stage.champion?.entryId) continue;
		points.set(playerId, (points.get(playerId) ?? 0) + (values.get("PTS") ?? 0));
	}
	const [best] = [...points].toSorted(([, a], [, b]) => b - a);
	const places = proposed.map(({ entryId, place }) => ({ place, teamId: entryId }));
	const award = { award: "Playoffs MVP", playerId: best?.[0], teamId: stage.champion?.entryId };
	const honors = best === undefined ? places : [...places, award];
	await changeHonors(scope, { ...place, honors });
}

/** An evening a week for each game of a series, one round after the other. */
function places(series: readonly SeriesView[], setting: Setting, calendar: Evenings) {
	const { slots, weekday, location } = setting;
	const rounds = [...Map.groupBy(series, ({ plan }) => `${plan.part} ${plan.round}`).values()];
	let week = calendar.firstWeek;
	return rounds.flatMap((round) => {
		const firstWeek = week;
		week += Math.max(...round.map(({ plan }) => plan.bestOf));
		return round.flatMap(({ games }, place) =>
			games.map(({ id, number }) => ({
				id,
				date: addDays(calendar.startDate, 7 * (firstWeek + number - 1) + weekday),
				time: slots[place % slots.length] ?? null,
				location,
			})),
		);
	});
}

/** As the table stands, and where it leaves teams level, in the order in which it names them. */
async function seed(scope: Scope, id: number, count: number): Promise<void> {
	const { level, candidates } = await viewSeeding(scope, { id });
	if (level.length === 0) {
		await seedFromTable(scope, { id });
		return;
	}
	const seeds = candidates.slice(0, count).map(({ entryId }) => ({ teamId: entryId }));
	await seedByHand(scope, { id, seeds });
}

type ToPlay = {
	game: StageGameView;
	sides: { home: number; away: number };
	isFinal: boolean;
	bestSeed: number;
	/** What its series had of points before. */
	pointsBefore: number;
};

/** The games of the first evening that has passed and has not been played, best seeds first. */
function nextEvening({ series }: StageView, today: string): ToPlay[] {
	const due = series.flatMap(({ plan, sides, games }) =>
		games.flatMap((game): ToPlay[] => {
			const [one, other] = [sides.home, sides.away];
			const isOpen = game.isKnown && game.score === null && !game.isSpare;
			if (!isOpen || !one.team || !other.team || (game.date ?? today) >= today) return [];
			const entries = [one.team.entryId, other.team.entryId] as const;
			const [home, away] = game.homeSide === "home" ? entries : entries.toReversed();
			const bestSeed = Math.min(one.seed ?? 0, other.seed ?? 0);
			const pointsBefore = sum(games.map(({ score }) => (score?.home ?? 0) + (score?.away ?? 0)));
			const isFinal = plan.part === "final";
			return [{ game, sides: { home, away }, isFinal, bestSeed, pointsBefore }];
		}),
	);
	const first = due.map(({ game }) => game.date ?? today).toSorted()[0];
	return due.filter(({ game }) => game.date === first).toSorted((a, b) => a.bestSeed - b.bestSeed);
}

/** Where a game can end level, somebody still has to go on. */
function untilDecided(play: () => PlayedGame): PlayedGame {
	for (;;) {
		const played = play();
		if (played.score.home !== played.score.away) return played;
	}
}

function at(ready: ReadonlyMap<number, ReadyTeam>, entryId: number): ReadyTeam {
	const team = ready.get(entryId);
	if (team === undefined) throw new Error(`Nobody plays as ${entryId}.`);
	return team;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((so, number) => so + number, 0);
}
