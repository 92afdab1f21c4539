import type { ReaderLinks } from "#domain/follower/follower.ts";
import type { Scope } from "#usecases/scope.ts";
import type { Words } from "#words/words.ts";

/** What is shown of an organization is given: what its use cases are, and the words of the visitor's language. */
export type WordedScope = Scope & { words: Words };

/** What a public address is given: what reads the links of letters, too. */
export type SiteScope = WordedScope & { links: ReaderLinks };
