import { useEffect, useState } from "react";
import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../parts/use-failure.ts";

type ListedPlayer = Answered<"GET", "/playersv2">["players"][number];

/** Everybody the organization knows, read when somebody needs to choose; null until then. */
export function useAllPlayers(): readonly ListedPlayer[] | null {
	const [players, setPlayers] = useState<readonly ListedPlayer[] | null>(null);
	const fail = useFailure();
	useEffect(() => {
		let isGone = false;
		client.get("/playersv2").then(
			({ players }) => isGone || setPlayers(players),
			(error) => isGone || fail(error, messages.teams.fetchFailed),
		);
		return () => {
			isGone = true;
		};
	}, [fail]);
	return players;
}
