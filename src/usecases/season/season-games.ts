import { byDateAndTime, type Game, type GameTeam, type GameWithTeams } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { isDrawBy, type PeriodFacts, periodFacts } from "#domain/standings/results.ts";
import { needsPeriods, plainSetup, type TableSetup } from "#domain/standings/table-rules.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { nameAndCrest } from "#domain/team/team.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { KeptChances } from "#store/league/table-chances.ts";
import type { Scope } from "../scope.ts";

/** Teams and games of season-leagues: what standings, schedules and results are made of. */
export type SeasonGames = {
	leagues: readonly SeasonLeague[];
	entries: readonly TeamEntry[];
	/** By date and time, games without a date last; with their periods where a table needs them. */
	games: readonly (StoredGame & PeriodFacts)[];
	/** How their tables are made, by season-league; none for those with the usual rules. */
	setups: ReadonlyMap<number, TableSetup>;
	/** Season-leagues of which a schedule with games is not published, as far as a table asks. */
	inDraft: ReadonlySet<number>;
	/** The chances of tables that may show them, as they were kept last. */
	chances: ReadonlyMap<number, KeptChances>;
	organization: Organization;
	/** Those of the organization. */
	sports: readonly Sport[];
};

/** Three queries, whatever the number of leagues, one more where a table counts periods, and two where it looks ahead. */
export async function readSeasonGames(
	{ store, organization }: Pick<Scope, "store" | "organization">,
	leagues: readonly SeasonLeague[],
	/** Instead of those that are kept, to see what others would make of the games. */
	tried?: SeasonGames["setups"],
): Promise<SeasonGames> {
	const ids = leagues.map(({ id }) => id);
	const [entries, games, setups] = await Promise.all([
		store.teams.listEntries(ids),
		store.games.listByLeagues(ids),
		tried ?? store.tableSetups.listOf(ids),
	]);
	const complete = [...setups]
		.filter(([, { playoffs }]) => playoffs?.knowsAllGames)
		.map(([id]) => id);
	const known = tried === undefined ? games : games.map((game) => judgedBy(game, tried));
	const showing = [...setups]
		.filter(([, { playoffs }]) => playoffs?.showsChances)
		.map(([id]) => id);
	const counted = [...setups].filter(([, { rules }]) => needsPeriods(rules)).map(([id]) => id);
	return {
		leagues,
		entries,
		games: await withPeriods(store, known, counted),
		setups,
		chances: await store.tableChances.listOf(showing),
		organization,
		inDraft: await store.games.leaguesInDraft(complete),
		sports: organization.sports,
	};
}

/** The store says by the rules that are kept whether a level game is a draw. */
function judgedBy(game: StoredGame, setups: SeasonGames["setups"]): StoredGame {
	const { rules } = setups.get(game.seasonLeagueId) ?? plainSetup;
	return { ...game, isDraw: isDrawBy(rules, game) };
}

async function withPeriods(
	store: Scope["store"],
	games: readonly StoredGame[],
	seasonLeagueIds: readonly number[],
): Promise<SeasonGames["games"]> {
	const factsOf = await readPeriodFacts(store, seasonLeagueIds);
	return factsOf.size === 0 ? games : games.map((game) => ({ ...game, ...factsOf.get(game.id) }));
}

/** What the periods say of the games of some leagues, by game; nothing is read for no league. */
export async function readPeriodFacts(
	store: Pick<Scope["store"], "periods">,
	seasonLeagueIds: readonly number[],
): Promise<ReadonlyMap<number, Required<PeriodFacts>>> {
	if (seasonLeagueIds.length === 0) return new Map();
	const periodsOf = await store.periods.scoresOfLeagues(seasonLeagueIds);
	return new Map([...periodsOf].map(([id, periods]) => [id, periodFacts(periods)]));
}

/**
 * Some of the games with the names beside them, by date and time. The names come from the teams
 * that are at hand, so no page asks twice.
 */
export function withTeams(
	games: readonly Game[],
	{ leagues, entries }: Pick<SeasonGames, "leagues" | "entries">,
): GameWithTeams[] {
	const leagueOf = new Map(leagues.map(({ id, league }) => [id, league]));
	const teamOf = new Map(entries.map((entry) => [entry.id, toGameTeam(entry)]));
	return games
		.flatMap((game) => {
			const league = leagueOf.get(game.seasonLeagueId);
			const home = teamOf.get(game.homeEntryId);
			const away = teamOf.get(game.awayEntryId);
			if (league === undefined || home === undefined || away === undefined) return [];
			return [{ ...game, home, away, league: { id: league.id, name: league.name } }];
		})
		.sort(byDateAndTime);
}

function toGameTeam({ id, team, withdrawal }: TeamEntry): GameTeam {
	const shown = { entryId: id, teamId: team.id, ...nameAndCrest(team) };
	return withdrawal === undefined ? shown : { ...shown, withdrawal };
}
