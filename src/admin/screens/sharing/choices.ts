import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";

type Named = { id: number; name: string };

/** What can be shown by itself: the leagues of the current season, and the teams in them. */
export type Choices = { leagues: Named[]; teams: (Named & { leagueIds: number[] })[] };

type SeasonLeague = Answered<"GET", "/seasonsv2/:seasonId/leagues-with-teams">["leagues"][number];

export async function readChoices(): Promise<Choices> {
	const { seasons } = await client.get("/seasonsv2");
	const season = seasons.find(({ active }) => active) ?? seasons.at(-1);
	if (season === undefined) return { leagues: [], teams: [] };
	const { leagues } = await client.get("/seasonsv2/:seasonId/leagues-with-teams", {
		seasonId: season.id,
	});
	return choicesOf(leagues);
}

/** A team that plays in two leagues is one to choose. */
export function choicesOf(
	leagues: readonly Pick<SeasonLeague, "id" | "name" | "teams">[],
): Choices {
	const teams = new Map<number, Choices["teams"][number]>();
	for (const league of leagues) {
		for (const { id, name } of league.teams) {
			const known = teams.get(id) ?? { id, name, leagueIds: [] };
			teams.set(id, { ...known, leagueIds: [...known.leagueIds, league.id] });
		}
	}
	return {
		leagues: leagues.map(({ id, name }) => ({ id, name })),
		teams: [...teams.values()].sort((a, b) => a.name.localeCompare(b.name)),
	};
}
