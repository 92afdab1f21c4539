import { useEffect, useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../parts/use-failure.ts";

export type TeamChoice = { id: number; name: string };

/**
 * The teams that a league has in a season, once they are known. An answer about a league that was
 * chosen before is not looked at (R4.36).
 */
export function useTeamsOfLeague(
	seasonId: number,
	leagueId: number | null,
): readonly TeamChoice[] | null {
	const [answered, setAnswered] = useState<{ leagueId: number; teams: TeamChoice[] } | null>(null);
	const fail = useFailure();
	useEffect(() => {
		if (leagueId === null) return;
		let isWanted = true;
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/teams", { seasonId, leagueId }).then(
			({ teams }) => {
				if (isWanted) setAnswered({ leagueId, teams });
			},
			(error) => {
				if (isWanted) fail(error, messages.teams.fetchFailed);
			},
		);
		return () => {
			isWanted = false;
		};
	}, [seasonId, leagueId, fail]);
	return answered !== null && answered.leagueId === leagueId ? answered.teams : null;
}
