import { bareOwnPath, ownPathProblem } from "#domain/page/own-path.ts";
import type { Store } from "#store/store.ts";
import { invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";

/** The path of an own page as it is kept; refuses one that it cannot have. */
export async function readOwnPath(
	{ writing, organization }: WorkScope,
	store: Store,
	{ path: text, id }: { path: string; id: number | null },
): Promise<string> {
	const path = bareOwnPath(text);
	const { slug } = organization;
	// What was called so before the word was taken stays where it is (rule `languages-are-reserved`).
	if (
		id !== null &&
		(await store.pages.list()).some((one) => one.id === id && one.content.path === path)
	) {
		return path;
	}
	const problem = ownPathProblem(path, { reserved: writing.reservedPaths, slug });
	if (problem !== null) throw invalid("path", problem);
	if (await isTaken(store, { path, id })) {
		throw new Refusal("conflict", pathTaken, { fields: { path: pathTaken } });
	}
	return path;
}

export const pathTaken = "Another page has this address.";

/** Drafts count: what is at the address tomorrow must not depend on who presses a button first. */
async function isTaken(
	store: Store,
	{ path, id }: { path: string; id: number | null },
): Promise<boolean> {
	const others = (await store.pages.list()).filter((page) => page.id !== id);
	return others.some(({ content, draft }) => content.path === path || draft?.path === path);
}
