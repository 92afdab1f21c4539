import type { AttributeValue, Player } from "#domain/player/player.ts";
import { visibleAttributes } from "#domain/player/visible-attributes.ts";
import type { Phase } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import {
	type ShownNumbers,
	shownNumbers,
	totalsWithoutHidden,
	visibleOnly,
} from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addTotals, emptyTotals, type PlayerTotals } from "#domain/stats/totals.ts";
import type { Team } from "#domain/team/team.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readDefinitions } from "../stats/definitions.ts";

export type PlayerSeasons = {
	player: Player;
	/** Number, position and the like, in the organization's order; hidden ones are left out. */
	attributes: AttributeValue[];
	/** The player's teams in the newest of the seasons. */
	teams: Team[];
	/** Newest season first; a row a season and team, of regular seasons. */
	rows: PlayerSeason[];
	career: PlayerTotals;
	/** The same of the playoffs, without those in which there is nothing. */
	playoffs: { rows: PlayerSeason[]; career: PlayerTotals };
	definitions: StatDefinition[];
	shown: ShownNumbers;
};

/** Of a team that has entered two leagues of a season one row (rule `one-row-a-team`). */
export type PlayerSeason = { season: Season; team: Team; totals: PlayerTotals };

/** All seasons of a player, from the sums that are kept: as fast after sixty as after one. */
export async function viewPlayerSeasons(
	scope: Scope,
	{ id }: { id: number },
): Promise<PlayerSeasons> {
	const { store } = scope;
	const [player, visible, entries, kept, attributes] = await Promise.all([
		store.players.find(id),
		visibleSeasons(scope),
		store.teams.listEntriesOfPlayer(id),
		store.totals.listByPlayer(id),
		store.players.attributesOf([id]),
	]);
	const missing = "This player does not exist.";
	const seasons = seasonsWith(visible, entries, missing);
	const stats = await readDefinitions(
		store,
		entries.map((entry) => entry.sportId),
	);
	const shown = shownNumbers(stats);
	const definitions = visibleOnly(stats);
	const sumOf = (entries: readonly EntryInSeason[], phase: Phase) => {
		const ids = new Set(entries.map(({ id }) => id));
		const totals = kept
			.filter((row) => row.phase === phase && ids.has(row.entryId))
			.reduce((sum, row) => addTotals(sum, row.totals), emptyTotals());
		return totalsWithoutHidden(totals, definitions, shown);
	};
	const entriesOf = Map.groupBy(entries, ({ seasonId }) => seasonId);
	const rowsOf = (phase: Phase): PlayerSeason[] =>
		seasons.flatMap((season) => {
			const teams = Map.groupBy(entriesOf.get(season.id) ?? [], ({ team }) => team.id);
			return [...teams.values()].map((own) => ({
				season,
				team: (own[0] as EntryInSeason).team,
				totals: sumOf(own, phase),
			}));
		});
	const rows = rowsOf("regular");
	const playoffs = rowsOf("playoffs").filter(({ totals }) => totals.games > 0);
	return {
		player: found(player, missing),
		attributes: visibleAttributes(attributes.get(id)),
		teams: rows.filter(({ season }) => season === rows[0]?.season).map(({ team }) => team),
		rows,
		career: sumUp(rows),
		playoffs: { rows: playoffs, career: sumUp(playoffs) },
		definitions,
		shown,
	};
}

function sumUp(rows: readonly PlayerSeason[]): PlayerTotals {
	return rows.reduce((sum, { totals }) => addTotals(sum, totals), emptyTotals());
}
