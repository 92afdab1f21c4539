import { useMemo } from "react";
import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { counted } from "#domain/text/counted.ts";
import { client } from "../../client.ts";
import { useLookup } from "../../parts/use-lookup.ts";

type Team = Answered<"GET", "/teams">["teams"][number];

/** The organization's teams that do not play here yet, looked up when they are to be chosen from. */
export function useTeamsToCopy(isWanted: boolean, there: readonly number[]) {
	const answer = useLookup({
		of: isWanted ? "all" : null,
		look: () => client.get("/teams"),
		failure: messages.teams.fetchFailed,
	});
	const teams = answer?.teams ?? none;
	return useMemo(() => {
		const others = teams.filter(({ id }) => !there.includes(id));
		return [...new Map(others.map((team) => [team.id, team])).values()].map(toOption);
	}, [teams, there]);
}

const none: readonly Team[] = [];

function toOption({ id, name, leagueName, playersCount }: Team) {
	const note = [leagueName, counted(playersCount, "player")].filter(Boolean).join(" · ");
	return { id, name, note };
}
