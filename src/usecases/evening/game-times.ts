import { canManageLeagues } from "#domain/account/policy.ts";
import { isOff } from "#domain/evening/evening.ts";
import { messages } from "#domain/messages.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import { type BusyGame, type FoundTime, findTimes } from "#domain/schedule/find-time.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today, wallClockOf } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { type GameView, viewGames } from "../game/game-views.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** Postponed games of seasons that are not locked, the longest waiting first. */
export async function listGamesToMakeUp(scope: Scope): Promise<GameView[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const games = await viewGames(scope, { status: "postponed" });
	const locked = (await scope.store.seasons.list()).filter(({ lockedAt }) => lockedAt);
	return games.filter(({ seasonId }) => !locked.some(({ id }) => id === seasonId));
}

export type GameTimes = { game: KnownGame; times: FoundTime[] };

/** Where a game could be played, best first (rule `time-to-make-up`). */
export async function findGameTimes(scope: Scope, { id }: { id: number }): Promise<GameTimes> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const game = found(await store.games.find(id), messages.games.notFound);
	await mustBeMovable(store, game);
	const day = today(now, organization.timeZone);
	const [schedules, entries, own, coming, evenings, venues] = await Promise.all([
		store.schedules.list({ seasonLeagueId: game.seasonLeagueId }),
		store.teams.listEntries([game.seasonLeagueId]),
		store.games.listWithTeams({ seasonLeagueId: game.seasonLeagueId }),
		store.games.listBetween({ from: day, to: addDays(day, daysAhead) }),
		store.evenings.list({ from: day, to: addDays(day, daysAhead) }),
		store.venues.list(),
	]);
	const playing = entries.filter(({ withdrawal }) => withdrawal === undefined);
	const barred = await store.teams.unavailableSlotsOf(playing.map(({ team }) => team.id));
	const all = [...own, ...coming.filter((one) => one.seasonLeagueId !== game.seasonLeagueId)];
	const times = findTimes({
		schedule:
			schedules.find((one) => one.id === game.scheduleId) ??
			schedules.findLast(({ isPublished }) => isPublished) ??
			null,
		seasonLeagueId: game.seasonLeagueId,
		teams: playing.map(({ team }) => ({
			id: team.id,
			name: team.name,
			unavailableSlots: barred.get(team.id) ?? [],
		})),
		game: toBusy(game),
		games: all.filter((one) => one.id !== id && !isOff(one.status)).map(toBusy),
		usual: own.map(toBusy),
		venues,
		now: wallClockOf(now.toISOString(), organization.timeZone),
		closed: evenings
			.filter(({ league, location }) => location === null && isOf(league, game))
			.map(({ date }) => date),
	});
	return { game, times };
}

/** Two years, which is as long as a schedule can be. */
const daysAhead = 732;

function isOf(league: { id: number } | null, game: KnownGame): boolean {
	return league === null || league.id === game.league.id;
}

async function mustBeMovable(store: Store, game: KnownGame): Promise<void> {
	const season = await store.seasons.find(game.seasonId);
	const [withNumbers] = await store.schedules.withNumbersAmong([game.id]);
	const refuse = (sentence: string) => new Refusal("conflict", sentence);
	if (season?.lockedAt) throw refuse(locked);
	if (game.stageId !== null) throw refuse("Games of a stage get their day in the stage.");
	if (hasBegun({ ...game, hasNumbers: withNumbers !== undefined }))
		throw refuse("A game that has begun cannot be moved.");
	if (game.status === "cancelled")
		throw refuse("A cancelled game is not made up. Postpone it first.");
	if (game.isDraft) throw refuse("This game is only in a draft. Move it in its schedule.");
}

const locked = "This season is locked: what was played in it stands. An owner can open it again.";

function toBusy({ home, away, date, time, location, seasonLeagueId }: KnownGame): BusyGame {
	return { homeTeamId: home.teamId, awayTeamId: away.teamId, date, time, location, seasonLeagueId };
}
