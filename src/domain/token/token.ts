import type { Role } from "../account/user.ts";

/** What a token lets a program do, from the least on; the last two are all that such a member does. */
export const tokenScopes = ["read", "results", "staff", "org_owner"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A key for one program to the API of one organization, in the name of who made it. */
export type Token = {
	id: number;
	userId: number;
	name: string;
	scope: TokenScope;
	/** Its last characters, by which people tell tokens apart. */
	ending: string;
	createdAt: string;
	expiresAt: string;
	/** To the minute; null before the first time. */
	lastUsedAt: string | null;
};

export const mostTokens = 50;
export const longestTokenDays = 366;

/**
 * As whom a token acts: never as more than its maker is by now, and as nobody once the maker belongs elsewhere
 * (rule `token-is-its-maker`).
 */
export function roleOfToken(
	{ scope, organizationId }: { scope: TokenScope; organizationId: number },
	maker: { role: Role; organizationId: number | null },
): Role | null {
	if (maker.role !== "super_admin" && maker.organizationId !== organizationId) return null;
	if (maker.role === "scorekeeper") return null;
	return scope === "org_owner" && maker.role !== "staff" ? "org_owner" : "staff";
}
