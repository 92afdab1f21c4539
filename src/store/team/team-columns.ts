import type { Team, TeamColors, TeamLook } from "#domain/team/team.ts";

/** What a team is made of where it stands in a row, under whatever name of its table. */
export const teamColumns = ["t.id", "t.name", "t.logo_url", "t.colors"] as const;

export type TeamColumns = { id: number; name: string } & LookColumns;

type LookColumns = { logo_url: string | null; colors: string | null };

export function toTeam(row: TeamColumns): Team {
	return { id: row.id, name: row.name, ...toLook(row) };
}

/** Colours are kept as two with a blank between them. */
export function toLook({ logo_url: logoUrl, colors }: LookColumns): TeamLook {
	return {
		logoUrl,
		...(colors !== null && { colors: colors.split(" ") as unknown as TeamColors }),
	};
}

/** Null takes colours or logo away; what is absent stays. */
export type LookChange = { logoUrl?: string | null; colors?: TeamColors | null };

export function toLookColumns({ logoUrl, colors }: LookChange): Partial<LookColumns> {
	return {
		...(logoUrl !== undefined && { logo_url: logoUrl }),
		...(colors !== undefined && { colors: colors?.join(" ") ?? null }),
	};
}
