import type { Answered } from "#api/client.ts";

export type AskedTeam = Answered<"GET", "/schedules/:id/availability">["teams"][number];
export type Ask = AskedTeam["asks"][number];
export type AskState = Ask["state"];
export type Decision = { teamId: number; key: string; state: AskState };

/** Everything open that costs no game is accepted. */
export function freeDecisions(teams: readonly AskedTeam[]): Decision[] {
	return teams.flatMap(({ teamId, asks }) =>
		asks
			.filter(({ state, lost }) => state === "open" && lost === 0)
			.map(({ key }): Decision => ({ teamId, key, state: "accepted" })),
	);
}
