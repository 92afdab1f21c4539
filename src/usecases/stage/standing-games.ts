import { isOff } from "#domain/evening/evening.ts";
import { type Said, say, sayAll } from "#domain/language/say.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { firstClash, type Standing } from "#domain/stage/laying/clash.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import type { StageRead } from "./read-stage.ts";
import { scheduleOf } from "./schedule-of-stage.ts";
import { listWaitingGames } from "./waiting-games.ts";

type StandingGame = Standing & {
	/** It is one of the leagues that a stage takes teams from, or whose games it has. */
	isOwn: boolean;
	called: Said;
};

/** All of the organization's games from a day on that are to be played, those that wait for their teams too. */
export async function listStanding(
	scope: Scope,
	{ stage, leagueIds }: StageRead,
	from: string,
): Promise<StandingGame[]> {
	const [games, waiting] = await Promise.all([
		scope.store.games.listWithTeams({ from }),
		listWaitingGames(scope, { from }),
	]);
	const own = new Set([stage.seasonLeagueId, ...leagueIds]);
	const known = games
		.filter(({ status }) => !isOff(status))
		.map(({ id, date, time, location, seasonLeagueId, home, away }) => {
			const called = sayAll([away.name, home.name], " – ");
			return { id, date, time, location, isOwn: own.has(seasonLeagueId), called };
		});
	const others = waiting.map(({ id, date, time, location, league, stage: { name } }) => {
		const called = sayAll([name, league.name], ", ");
		return { id, date, time, location, isOwn: league.id === stage.leagueId, called };
	});
	return [...known, ...others];
}

/**
 * Refuses games of a stage that would be where another game is at the time, for two people may lay two leagues
 * on one court at once. Whoever means it says so (rule `laid-on-free-slots`).
 */
export async function mustBeFree(
	scope: Scope,
	read: StageRead,
	moved: readonly Standing[],
	sharesPlaces = false,
): Promise<void> {
	const [from] = moved.flatMap(({ date }) => date ?? []).toSorted();
	if (sharesPlaces || from === undefined) return;
	const [others, schedule] = await Promise.all([
		listStanding(scope, read, from),
		scheduleOf(scope, read),
	]);
	const clash = firstClash(moved, others, (schedule?.rules ?? plainRules).gameMinutes);
	if (clash === undefined) return;
	const { location, date, time } = clash.game;
	const when = say`${{ date: date ?? "", isWeekday: true }} at ${{ time: time ?? "" }}`;
	const sentence = say`${location ?? ""} is taken on ${when}: ${clash.other.called} is played there.`;
	throw new Refusal("conflict", sentence, { fields: { sharesPlaces: sentence } });
}
