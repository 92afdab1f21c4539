import { createHash } from "node:crypto";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Chance, chancesOf } from "#domain/standings/outlook/chances.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { type Position, positionOf } from "#domain/standings/outlook/position.ts";
import { isOfTable, type StandingsGame } from "#domain/standings/results.ts";
import { type Playoffs, plainSetup, type TableSetup } from "#domain/standings/table-rules.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames, type SeasonGames } from "../season/season-games.ts";

/** Plays the rest of a season, beside the server. */
export type Simulate = (
	position: Position,
	asked: Parameters<typeof chancesOf>[1],
) => Promise<Chance[]>;

/** How often the games left are played. */
const runs = 10_000;

type Place = { organization: Pick<Organization, "isYouth">; league: SeasonLeague["league"] };

/** Whether visitors may read chances: of minors only where that was switched on knowing of them. */
export function showsChances({ showsChances, evenOfMinors }: Playoffs, place: Place): boolean {
	return showsChances === true && (evenOfMinors === true || !areMinors(place));
}

export function areMinors({ organization, league }: Place): boolean {
	return organization.isYouth || league.isYouth === true;
}

/** The chances of a table as they were kept last, if the games are still those. */
export function chancesTold(read: SeasonGames, seasonLeague: SeasonLeague): Forecast["chances"] {
	const question = questionOf(read, seasonLeague);
	if (question === null) return undefined;
	const kept = read.chances.get(seasonLeague.id);
	if (kept === undefined || kept.fits !== question.fits) return "beingWorkedOut";
	return new Map(kept.chances.map((chance) => [chance.entryId, chance]));
}

/**
 * Works out the chances of every table of an organization that shows them and whose games are others by now.
 * Nothing is locked while a season is played; what others wrote meanwhile makes it work once more.
 */
export async function keepChances(
	scope: Pick<Scope, "organization" | "store">,
	simulate: Simulate,
): Promise<void> {
	const { store } = scope;
	const leagues = await store.leagues.findSeasonLeagues(await store.tableChances.listShowing());
	for (const seasonLeague of leagues) {
		const read = await readSeasonGames(scope, [seasonLeague]);
		const question = questionOf(read, seasonLeague);
		if (question === null || read.chances.get(seasonLeague.id)?.fits === question.fits) continue;
		const { position, fits, teams } = question;
		const seed = Buffer.from(fits, "base64url").readInt32LE();
		const chances = await simulate(position, { teams, runs, seed });
		await store.transaction((inside) =>
			inside.tableChances.save(seasonLeague.id, { fits, chances }),
		);
	}
}

/** Null where nothing is to be told: it is switched off, not all games are known, or none is left. */
function questionOf(
	{ organization, entries, games, setups, inDraft }: SeasonGames,
	{ id, league }: SeasonLeague,
): { position: Position; fits: string; teams: number } | null {
	const setup = setups.get(id) ?? plainSetup;
	const { playoffs } = setup;
	if (!playoffs?.knowsAllGames || inDraft.has(id)) return null;
	if (!showsChances(playoffs, { organization, league })) return null;
	const teams = entries.filter(
		({ seasonLeagueId, withdrawal }) => seasonLeagueId === id && withdrawal?.games !== "annulled",
	);
	if (playoffs.teams >= teams.length) return null;
	const own = games.filter(
		(game) => game.seasonLeagueId === id && isOfTable(game) && !game.isAnnulled,
	);
	const position = positionOf(teams.map(toNumbered), own, setup);
	if (position.remaining.length === 0 || position.results.length === 0) return null;
	return { position, fits: markOf(position, own, setup), teams: playoffs.teams };
}

function toNumbered({ id }: TeamEntry): { entryId: number } {
	return { entryId: id };
}

/** Which games and rules these are, and by which version of the method: another mark, another season. */
function markOf(
	{ entries }: Position,
	games: readonly StandingsGame[],
	{ rules, rulings, playoffs }: TableSetup,
): string {
	const played = games
		.map((game) => [
			game.id,
			game.homeEntryId,
			game.awayEntryId,
			game.status,
			game.forfeitedBy,
			game.score?.home,
			game.score?.away,
			game.wentToOvertime,
			game.rally?.home,
			game.rally?.away,
		])
		.sort(([a], [b]) => Number(a) - Number(b));
	const teams = entries.map(({ entryId }) => entryId).sort((a, b) => a - b);
	const all = [1, runs, rules, rulings, playoffs?.teams, teams, played];
	return createHash("sha256").update(JSON.stringify(all)).digest("base64url");
}
