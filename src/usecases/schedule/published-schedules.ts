import type { GameLeague } from "#domain/game/game.ts";
import { weeklyByes } from "#domain/schedule/bounds/weekly-byes.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";
import type { SeasonGames } from "../season/season-games.ts";

/** Teams of one league that have a bye, on the last day on which the others play that week. */
export type ByesOfDay = { date: string; league: GameLeague; teams: Team[] };

export type PublishedSchedules = {
	/** By date, league after league. */
	byes: ByesOfDay[];
	/** The day of the last change of a schedule, of a game or of when it is; null where none is known. */
	changedOn: string | null;
};

/** What visitors are told of the schedules that made these games; of drafts nothing. */
export async function readPublishedSchedules(
	{ store, organization }: Scope,
	{ leagues, entries, games }: SeasonGames,
): Promise<PublishedSchedules> {
	const [first] = leagues;
	if (first === undefined) return { byes: [], changedOn: null };
	const schedules = (await store.schedules.list({ seasonId: first.seasonId })).filter(
		({ isPublished, seasonLeagueId }) =>
			isPublished && leagues.some(({ id }) => id === seasonLeagueId),
	);
	const teamOf = new Map(entries.map((entry) => [entry.id, entry.team]));
	const leagueOf = new Map(leagues.map(({ id, league }) => [id, league]));
	const byes = schedules
		.flatMap((schedule) => weeklyByes(schedule, games))
		.flatMap(({ date, seasonLeagueId, entryIds }) => {
			const league = leagueOf.get(seasonLeagueId);
			const teams = entryIds.flatMap((id) => teamOf.get(id) ?? []);
			if (league === undefined || teams.length === 0) return [];
			teams.sort((a, b) => naturalOrder(a.name, b.name));
			return [{ date, league: { id: league.id, name: league.name }, teams }];
		});
	const changes = [
		...schedules.flatMap(({ changedAt, publishedAt }) => [changedAt, publishedAt]),
		...games.map(({ revisedAt }) => revisedAt),
	];
	const last = changes
		.filter((instant) => instant !== null)
		.toSorted()
		.at(-1);
	return {
		byes: byes.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
		changedOn: last === undefined ? null : wallClockOf(last, organization.timeZone).date,
	};
}
