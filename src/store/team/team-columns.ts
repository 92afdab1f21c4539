import type { Crest, Team, TeamColors, Withdrawal } from "#domain/team/team.ts";

/** What a team is made of where it stands in a row, under whatever name of its table. */
export const teamColumns = ["t.id", "t.name", "t.logo_url", "t.colors"] as const;

export type TeamColumns = { id: number; name: string } & CrestColumns;

type CrestColumns = { logo_url: string | null; colors: string | null };

export function toTeam(row: TeamColumns): Team {
	return { id: row.id, name: row.name, ...toCrest(row) };
}

/** Colours are kept as two with a blank between them. */
export function toCrest({ logo_url: logoUrl, colors }: CrestColumns): Crest {
	return {
		logoUrl,
		...(colors !== null && { colors: colors.split(" ") as unknown as TeamColors }),
	};
}

/** Null takes colours or logo away; what is absent stays. */
export type CrestChange = { logoUrl?: string | null; colors?: TeamColors | null };

export function toCrestColumns({ logoUrl, colors }: CrestChange): Partial<CrestColumns> {
	return {
		...(logoUrl !== undefined && { logo_url: logoUrl }),
		...(colors !== undefined && { colors: colors?.join(" ") ?? null }),
	};
}

/** What is told of a team that left, without what is kept to take it back; nothing for others. */
export function toWithdrawal(json: string | null): { withdrawal?: Withdrawal } {
	if (json === null) return {};
	const { date, reason, games } = JSON.parse(json) as Withdrawal;
	return { withdrawal: { date, reason, games } };
}
