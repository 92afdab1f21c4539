import type { ImportReport } from "#domain/import/import-report.ts";
import type { SheetGame } from "#domain/import/sheet/read-games.ts";
import { say } from "#domain/language/say.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import { beginTable } from "../standings/begin-table.ts";

/** Finds the season and its league by name, or makes them. */
export async function openSeason(
	store: Store,
	names: { season: string; league: string; sport: Sport },
	games: readonly SheetGame[],
	report: ImportReport,
): Promise<{ season: Season; seasonLeague: SeasonLeague }> {
	const season = await findOrAddSeason(store, names.season.trim(), games, report);
	const inSeason = await store.leagues.listBySeason(season.id);
	const played = inSeason.find(({ league }) => isNamed(league, names.league));
	if (played !== undefined) {
		refuseOtherSport(played.league, names.sport);
		return { season, seasonLeague: played };
	}
	const league = await findOrAddLeague(store, names.league.trim(), names.sport, report);
	const earlier = (await store.leagues.listByLeague(league.id)).at(-1);
	const seasonLeague = await store.leagues.addToSeason(league, season.id);
	await beginTable(store, [names.sport], seasonLeague, earlier?.id);
	return { season, seasonLeague };
}

/** Widens the dates of a season so that all its games lie within; never makes them narrower. */
export async function coverDates(
	store: Store,
	season: Season,
	dates: readonly string[],
	report: ImportReport,
): Promise<void> {
	const all = [season.startDate, season.finishDate, ...dates].filter((date) => date !== null);
	const { startDate, finishDate } = firstAndLast(all);
	if (startDate === season.startDate && finishDate === season.finishDate) return;
	await store.seasons.setDates(season.id, { startDate, finishDate });
	report.dates = { startDate, finishDate };
}

/** A new season is shown, and is the active one where there is none (rule `one-active-season`). */
async function findOrAddSeason(
	store: Store,
	name: string,
	games: readonly SheetGame[],
	report: ImportReport,
): Promise<Season> {
	const seasons = await store.seasons.list();
	const found = seasons.find((season) => isNamed(season, name));
	if (found !== undefined) return found;
	report.created.push(say`the season "${name}"`);
	return store.seasons.insert({
		name,
		...firstAndLast(games.map((game) => game.date).filter((date) => date !== null)),
		isActive: !seasons.some((season) => season.isActive),
		isVisible: true,
	});
}

async function findOrAddLeague(store: Store, name: string, sport: Sport, report: ImportReport) {
	const found = (await store.leagues.list()).find((league) => isNamed(league, name));
	if (found !== undefined) {
		refuseOtherSport(found, sport);
		return found;
	}
	report.created.push(say`the league "${name}"`);
	return store.leagues.insert({ name, sportId: sport.id });
}

function refuseOtherSport(league: { name: string; sportId: number }, sport: Sport): void {
	if (league.sportId === sport.id) return;
	throw new Refusal(
		"conflict",
		say`The league "${league.name}" plays another sport than ${sport.name}.`,
	);
}

function isNamed(thing: { name: string }, name: string): boolean {
	return nameKey(thing.name) === nameKey(name);
}

function firstAndLast(dates: readonly string[]) {
	const sorted = dates.toSorted();
	return { startDate: sorted[0] ?? null, finishDate: sorted.at(-1) ?? null };
}
