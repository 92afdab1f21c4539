/** A text field's text and where the next letter goes. */
export type Typed = { text: string; from: number; to: number };

/** Puts a word where the caret is, or in place of what is selected, apart from its neighbours. */
export function insertWord({ text, from, to }: Typed, word: string): Typed {
	const before = text.slice(0, from);
	const after = text.slice(to);
	const lead = before === "" || /[\s(]$/.test(before) ? "" : " ";
	const trail = word === "(" || /^[\s)]/.test(after) ? "" : " ";
	const start = before + lead + word + trail;
	return { text: start + after, from: start.length, to: start.length };
}
