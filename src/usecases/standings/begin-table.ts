import type { SeasonLeague } from "#domain/league/league.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { presetOfSport, rulesOf } from "#domain/standings/rule-presets.ts";
import type { Store } from "#store/store.ts";

/**
 * Gives a league that begins in a season the rules of its table: those of the season-league it is copied
 * from, without what was ruled there, else those of its sport (rule `table-rules-by-sport`).
 */
export async function beginTable(
	store: Store,
	sports: readonly Sport[],
	{ id, league }: SeasonLeague,
	source?: number,
): Promise<void> {
	if (source !== undefined) return copyTable(store, source, id);
	const sport = sports.find((one) => one.id === league.sportId);
	const preset = sport === undefined ? "plain" : presetOfSport(sport);
	if (preset !== "plain") await store.tableSetups.set(id, { rules: rulesOf(preset), rulings: [] });
}

/** The rules go along and how many go on; what was decided about teams does not, and its games are to come. */
export async function copyTable(store: Store, from: number, to: number): Promise<void> {
	const known = (await store.tableSetups.listOf([from])).get(from);
	if (known === undefined) return;
	const { rules, playoffs } = known;
	await store.tableSetups.set(to, {
		rules,
		rulings: [],
		playoffs: playoffs && { ...playoffs, knowsAllGames: false },
	});
}
