import { useCallback } from "react";
import { client } from "../../client.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { words } from "../../words.ts";
import { gamesIn, whatGoes } from "../game/going-games.ts";

type RemovableLeague = { id: number; name: string };

/**
 * Deletes leagues: out of one season, or everywhere when none is named. `after` runs between the
 * deletion and its message, for a screen that has nothing to show any more.
 */
export function useLeagueRemoving(
	season: RemovableLeague | null,
	after?: () => void | Promise<void>,
) {
	const { gone, remove } = useRemoving();
	const where = season === null ? "" : words.league.fromSeason({ name: season.name });
	const removeAll = useCallback(
		(leagues: readonly RemovableLeague[]) =>
			remove({
				ids: leagues.map(({ id }) => id),
				none: words.messages.leagues.noneSelected,
				ask: async () => {
					const isSeveral = leagues.length > 1;
					const name = isSeveral
						? words.league.theseLeagues({ count: leagues.length })
						: (leagues[0]?.name ?? "");
					const games = await gamesIn(await placesOf(leagues, season));
					const { sentence, hasResults } = whatGoes(name, games, "all", isSeveral);
					const what = isSeveral ? words.league.leagues({ count: leagues.length }) : name;
					return {
						title: isSeveral
							? words.league.deleteLeagues({ count: leagues.length, where })
							: words.league.deleteLeague({ name, where }),
						text: `${words.messages.leagues.confirmDelete} ${sentence}`,
						detail: words.league.teamsAndPlayersStay({
							comesBack: words.common.youCanBringItBack({ count: leagues.length }),
						}),
						yes: words.common.delete,
						tone: "danger",
						...(hasResults && { typed: what }),
					};
				},
				remove: async (id) => {
					const deleted =
						season === null
							? await client.del("/leagues/:id", { id })
							: await client.del("/seasonsv2/:seasonId/leagues/:leagueId", {
									seasonId: season.id,
									leagueId: id,
								});
					await after?.();
					return deleted;
				},
				done: words.messages.leagues.deleted,
				failure: words.league.failedToDeleteLeague,
			}),
		[season, where, after, remove],
	);
	return { gone, removeAll };
}

/** The league in the season it is taken out of, else in all of its seasons. */
async function placesOf(leagues: readonly RemovableLeague[], season: RemovableLeague | null) {
	const ids = leagues.map(({ id }) => id);
	if (season !== null) return ids.map((leagueId) => ({ seasonId: season.id, leagueId }));
	const { seasonsLeagues } = await client.get("/seasonsleagues");
	return seasonsLeagues
		.filter(({ leagueId }) => ids.includes(leagueId))
		.map(({ seasonId, leagueId }) => ({ seasonId, leagueId }));
}
