import { useEffect, useState } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../parts/use-failure.ts";

type League = Answered<"GET", "/seasonsv2/:seasonId/leagues-with-teams">["leagues"][number];

/**
 * The leagues of a season that was chosen in a form, once they are known; null before that. An
 * answer about a season that was chosen before is not looked at.
 */
export function useLeaguesOfSeason(seasonId: number | null): readonly League[] | null {
	const [answered, setAnswered] = useState<{ seasonId: number; leagues: League[] } | null>(null);
	const fail = useFailure();
	useEffect(() => {
		if (seasonId === null) return;
		let isWanted = true;
		client.get("/seasonsv2/:seasonId/leagues-with-teams", { seasonId }).then(
			({ leagues }) => {
				if (isWanted) setAnswered({ seasonId, leagues });
			},
			(error) => {
				if (isWanted) fail(error, "The leagues of this season could not be loaded.");
			},
		);
		return () => {
			isWanted = false;
		};
	}, [seasonId, fail]);
	return answered !== null && answered.seasonId === seasonId ? answered.leagues : null;
}
