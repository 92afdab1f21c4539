import type { ReaderLinks } from "#domain/follower/follower.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import type { Cards } from "#usecases/payment/card-provider.ts";
import type { Scope } from "#usecases/scope.ts";
import type { Words } from "#words/words.ts";

/** What is shown of an organization is given: what its use cases are, and the words of the visitor's language. */
export type WordedScope = Scope & { words: Words };

/** What a public address is given: what reads the links of letters and of sign-ups, too. */
export type SiteScope = WordedScope & {
	links: ReaderLinks;
	privateLinks: PrivateLinks;
	cards: Cards;
};
