import { client } from "../../../client.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";

export type TeamChoice = { id: number; name: string };

/** The teams that a league has in a season; null until they are known. */
export function useTeamsOfLeague(
	seasonId: number,
	leagueId: number | null,
): readonly TeamChoice[] | null {
	const answer = useLookup({
		of: leagueId,
		load: () =>
			client.get("/seasonsv2/:seasonId/leagues/:leagueId/teams", {
				seasonId,
				leagueId: Number(leagueId),
			}),
		failure: words.messages.teams.fetchFailed,
	});
	return answer?.teams ?? null;
}
