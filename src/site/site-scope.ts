import type { Scope } from "#usecases/scope.ts";
import type { Words } from "#words/words.ts";

/** What a public address is given: what its use cases are, and the words of the visitor's language. */
export type SiteScope = Scope & { words: Words };
