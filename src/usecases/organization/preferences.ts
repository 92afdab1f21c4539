import type { ViewMode } from "#store/platform/accounts.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { found, Refusal } from "../refusals.ts";

export type { ViewMode };

/** How somebody likes lists to be shown. */
export async function viewViewMode({ viewer, platform }: PlatformScope): Promise<ViewMode> {
	const account = await platform.accounts.find(signedIn(viewer));
	return found(account, "User not found.").viewMode;
}

/** A preference, not a change of data, so it is not in the audit. */
export async function saveViewMode(
	{ viewer, platform }: PlatformScope,
	{ viewMode }: { viewMode: ViewMode },
): Promise<ViewMode> {
	await platform.accounts.setViewMode(signedIn(viewer), viewMode);
	return viewMode;
}

function signedIn(viewer: PlatformScope["viewer"]): number {
	if (viewer.kind !== "member") throw new Refusal("unauthenticated", "Please sign in.");
	return viewer.userId;
}
