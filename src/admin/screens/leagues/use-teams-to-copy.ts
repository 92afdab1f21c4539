import { useEffect, useMemo, useState } from "react";
import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../parts/use-failure.ts";
import { counted } from "./league-size.ts";

type Team = Answered<"GET", "/teams">["teams"][number];

/** The organization's teams that do not play here yet, looked up when they are to be chosen from. */
export function useTeamsToCopy(isWanted: boolean, there: readonly number[]) {
	const [teams, setTeams] = useState<readonly Team[]>([]);
	const fail = useFailure();
	useEffect(() => {
		if (!isWanted) return;
		let isHere = true;
		client.get("/teams").then(
			(answer) => {
				if (isHere) setTeams(answer.teams);
			},
			(error) => {
				if (isHere) fail(error, messages.teams.fetchFailed);
			},
		);
		return () => {
			isHere = false;
		};
	}, [isWanted, fail]);
	return useMemo(() => {
		const others = teams.filter(({ id }) => !there.includes(id));
		return [...new Map(others.map((team) => [team.id, team])).values()].map(toOption);
	}, [teams, there]);
}

function toOption({ id, name, leagueName, playersCount }: Team) {
	const note = [leagueName, counted(playersCount, "player")].filter(Boolean).join(" · ");
	return { id, name, note };
}
