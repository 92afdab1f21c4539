import type { PrivateLink, PrivateLinks } from "#domain/private-link/private-link.ts";
import { found } from "../refusals.ts";

/** Said of a link that is not, or not any more, what it has to be. */
export const opensNothing = "This link opens nothing any more.";

/**
 * What a private link is of, which has to be one of these kinds, and what it lets its holder do. One of another kind, of
 * another round, or made up is missing, all with the same sentence.
 */
export async function behindLink<Of extends PrivateLink["of"], Thing extends { linkRound: number }>(
	privateLinks: PrivateLinks,
	text: string,
	{ kinds, find }: { kinds: readonly Of[]; find: (id: number) => Promise<Thing | undefined> },
): Promise<{ thing: Thing; of: Of }> {
	const link = found(privateLinks.behind(text), opensNothing);
	const of = found(
		kinds.find((kind) => kind === link.of),
		opensNothing,
	);
	const thing = found(await find(link.id), opensNothing);
	return { thing: found(thing.linkRound === link.round ? thing : null, opensNothing), of };
}
