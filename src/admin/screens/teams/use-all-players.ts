import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useLookup } from "../../parts/use-lookup.ts";

type ListedPlayer = Answered<"GET", "/playersv2">["players"][number];

/** Everybody the organization knows, read when somebody needs to choose; null until then. */
export function useAllPlayers(): readonly ListedPlayer[] | null {
	const answer = useLookup({
		of: "all",
		look: () => client.get("/playersv2"),
		failure: messages.teams.fetchFailed,
	});
	return answer?.players ?? null;
}
