import { createContext, type ReactNode, useContext } from "react";
import type { Words } from "#words/en.ts";

const WordsContext = createContext<Words | null>(null);

/** Says in which words everything below is told. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
	return <WordsContext value={words}>{children}</WordsContext>;
}

/**
 * The words of the page: `words.standings.title`. There are none by default, or a page of which
 * somebody forgot the language would be in another one unnoticed.
 */
export function useWords(): Words {
	const words = useContext(WordsContext);
	if (words === null) throw new Error("Whoever shows this has to say in which words.");
	return words;
}
