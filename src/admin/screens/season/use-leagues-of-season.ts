import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";

type League = Answered<"GET", "/seasonsv2/:seasonId/leagues-with-teams">["leagues"][number];

/** The leagues of a season that was chosen in a form; null until they are known. */
export function useLeaguesOfSeason(seasonId: number): readonly League[] | null {
	const answer = useLookup({
		of: seasonId,
		load: () => client.get("/seasonsv2/:seasonId/leagues-with-teams", { seasonId }),
		failure: words.season.theLeaguesOfThisSeason,
	});
	return answer?.leagues ?? null;
}
