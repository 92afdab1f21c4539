import type { Answered } from "#api/client.ts";
import { foremostSeason } from "#domain/season/season.ts";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";
import type { Sport } from "../organization/fields/organization-fields.tsx";
import type { WithMembers } from "../organization/organization-rows.ts";
import type { Facts } from "./steps.ts";

type Season = Answered<"GET", "/seasonsv2">["seasons"][number];
type League = Answered<"GET", "/seasonsv2/:seasonId/leagues-with-teams">["leagues"][number];

/** The beginnings of a league, read from what there is. */
export type Beginnings = {
	organization: WithMembers;
	sports: Sport[];
	season: Season | null;
	/** The league that is being set up: the first that lacks teams, else the first there is. */
	league: League | null;
	leagues: League[];
	/** There is a schedule that visitors do not see yet. */
	hasDraft: boolean;
	facts: Facts;
};

/** What each step gets: what there is, and the way on. */
export type StepProps = { beginnings: Beginnings; onNext: () => Promise<void> };

/** Null for a user who belongs to nobody yet (rule `user-without-organization`). */
export async function readBeginnings(): Promise<Beginnings | null> {
	const { organization: own, user } = auth.state();
	if (own === null) return null;
	const [{ organization }, { sports }, { seasons }, { games }, { schedules }] = await Promise.all([
		client.get("/organizations/:id", { id: own.id }),
		client.get("/sports"),
		client.get("/seasonsv2"),
		client.get("/gamesv2", { limit: "1" }),
		client.get("/schedules"),
	]);
	const whole = organization as WithMembers;
	const season = foremostSeason(seasons);
	const leagues = season === null ? [] : await leaguesOf(season.id);
	const league = leagues.find(({ teams }) => teams.length < 2) ?? leagues[0] ?? null;
	const hasDraft = schedules.some(({ isPublished, games }) => !isPublished && games > 0);
	return {
		organization: whole,
		sports,
		season: seasons.find(({ id }) => id === season?.id) ?? null,
		league,
		leagues,
		hasDraft,
		facts: {
			isOwner: user?.role !== "staff",
			hasSport: whole.sports.length > 0,
			hasSeason: season !== null,
			hasLeague: league !== null,
			teamsCount: Math.max(0, ...leagues.map(({ teams }) => teams.length)),
			hasPlayers: leagues.some(({ teams }) => teams.some(({ players }) => players.length > 0)),
			hasGames: games.length > 0,
			hasLook: whole.logoUrl !== null || whole.brandColor !== null,
		},
	};
}

async function leaguesOf(seasonId: number): Promise<League[]> {
	return (await client.get("/seasonsv2/:seasonId/leagues-with-teams", { seasonId })).leagues;
}
