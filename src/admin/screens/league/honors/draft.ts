import type { Answered } from "#api/client.ts";

export type LeagueHonors = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/honors">;
type Kept = LeagueHonors["honors"][number];
export type Picture = Kept["picture"];

/** An honor as it is chosen and not saved yet; a team goes by its entry. */
export type DraftHonor = {
	place: number | null;
	award: string | null;
	teamId: number | null;
	playerId: number | null;
	picture: Picture;
	note: string | null;
};

export function draftOf({ honors }: LeagueHonors): DraftHonor[] {
	return honors.map(({ place, award, team, player, picture, note }) => ({
		place,
		award,
		teamId: team?.entryId ?? null,
		playerId: player?.id ?? null,
		picture,
		note,
	}));
}

/** With the places that results propose; who keeps the place keeps the picture. */
export function withProposed(
	draft: readonly DraftHonor[],
	proposed: LeagueHonors["proposed"],
): DraftHonor[] {
	const places = proposed.map(({ teamId, place }) => {
		const before = draft.find((one) => one.place === place && one.teamId === teamId);
		return before ?? placeOf(teamId, place);
	});
	return [...places, ...draft.filter(({ place }) => place === null)];
}

/** Another place of a team, null for none. */
export function withPlace(
	draft: readonly DraftHonor[],
	teamId: number,
	place: number | null,
): DraftHonor[] {
	const isMeant = (one: DraftHonor) => one.place !== null && one.teamId === teamId;
	const others = draft.filter((one) => !isMeant(one));
	if (place === null) return others;
	const before = draft.find(isMeant) ?? placeOf(teamId, place);
	return [{ ...before, place }, ...others];
}

function placeOf(teamId: number, place: number): DraftHonor {
	return { place, award: null, teamId, playerId: null, picture: null, note: null };
}

/** The same text for the same honors, whatever the order of places. */
export function textOf(draft: readonly DraftHonor[]): string {
	return JSON.stringify(
		draft.toSorted((a, b) => (a.place ?? 1000) - (b.place ?? 1000) || orderOf(a, b)),
	);
}

function orderOf(a: DraftHonor, b: DraftHonor): number {
	return a.place === null ? 0 : (a.teamId ?? 0) - (b.teamId ?? 0);
}
