import { isMemberOf } from "#domain/account/user.ts";
import type { Scope } from "./scope.ts";

type Made = { createdBy: number | null };

/** What somebody made, with the maker for members alone: strangers are not told who works here. */
export function withoutMakerForStrangers<Thing extends Made>(
	{ viewer, organization }: Pick<Scope, "viewer" | "organization">,
	thing: Thing,
): Thing {
	return isMemberOf(viewer, organization.id) ? thing : { ...thing, createdBy: null };
}
