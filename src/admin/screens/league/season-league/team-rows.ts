import type { Answered } from "#api/client.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";

type Answer = Answered<"GET", "/leagues/:id">["league"]["teams"][number];

/** A team of a season-league, as its table shows it. */
export type TeamRow = {
	id: number;
	name: string;
	logoUrl: string | null;
	colors?: string[] | undefined;
	rank: number | null;
	captain: string | null;
	captainId: number | null;
	/** Of its roster, by name. */
	players: { id: number; name: string }[];
	wins: number;
	losses: number;
	hasWithdrawn: boolean;
};

/** The wire's words end here. */
export function toTeamRows(teams: readonly Answer[]): TeamRow[] {
	return teams
		.map((team) => ({
			id: team.id,
			name: team.name,
			logoUrl: team.logoUrl,
			colors: team.colors,
			rank: team.rank,
			captain: team.captain,
			captainId: team.captainId,
			players: team.players.map(toPlayer).toSorted((a, b) => naturalOrder(a.name, b.name)),
			wins: team.wins,
			losses: team.losses,
			hasWithdrawn: team.withdrawal !== null,
		}))
		.toSorted(byRank);
}

/** The first first; teams without a rank last, by name (rule `rank-after-first-game`). */
export function byRank(a: Pick<TeamRow, "rank" | "name">, b: Pick<TeamRow, "rank" | "name">) {
	if (a.rank !== b.rank) return (a.rank ?? Infinity) - (b.rank ?? Infinity);
	return naturalOrder(a.name, b.name);
}

function toPlayer({ id, firstName, lastName }: Answer["players"][number]) {
	return { id, name: [firstName, lastName].filter(Boolean).join(" ") };
}
