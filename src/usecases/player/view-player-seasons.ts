import type { Player } from "#domain/player/player.ts";
import type { Season } from "#domain/season/season.ts";
import {
	type ShownNumbers,
	shownNumbers,
	totalsWithoutHidden,
	visibleOnly,
} from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals } from "#domain/stats/totals.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readDefinitions } from "../stats/definitions.ts";

export type PlayerSeasons = {
	player: Player;
	/** Newest season first; a row a season and team. */
	rows: PlayerSeason[];
	career: PlayerTotals;
	definitions: StatDefinition[];
	shown: ShownNumbers;
};

export type PlayerSeason = { season: Season; entry: EntryInSeason; totals: PlayerTotals };

/** All seasons of a player, from the sums that are kept: as fast after sixty as after one. */
export async function viewPlayerSeasons(
	scope: Scope,
	{ id }: { id: number },
): Promise<PlayerSeasons> {
	const { store } = scope;
	const [player, visible, entries, kept] = await Promise.all([
		store.players.find(id),
		visibleSeasons(scope),
		store.teams.listEntriesOfPlayer(id),
		store.totals.listByPlayer(id),
	]);
	const missing = "This player does not exist.";
	const seasons = seasonsWith(visible, entries, missing);
	const stats = await readDefinitions(
		store,
		entries.map((entry) => entry.sportId),
	);
	const shown = shownNumbers(stats);
	const definitions = visibleOnly(stats);
	const totalsOf = new Map(kept.map((row) => [row.entryId, row.totals]));
	const rows = seasons.flatMap((season) =>
		entries
			.filter((entry) => entry.seasonId === season.id)
			.map((entry) => {
				const totals = totalsOf.get(entry.id) ?? emptyTotals();
				return { season, entry, totals: totalsWithoutHidden(totals, definitions, shown) };
			}),
	);
	return {
		player: found(player, missing),
		rows,
		career: rows.reduce((sum, { totals }) => addTotals(sum, totals), emptyTotals()),
		definitions,
		shown,
	};
}
