/** A citation of a rule, in a comment, the name of a test or a document: (rule `played-by-score`). */
const citation = /\brules?[\s*/]+`([^`\n]*)`/g;

/** The whole of a rule's line in docs/rules.md, up to its name. */
const definition = /^- `([^`]*)`: /gm;

/**
 * How sources were cited that are not in this repository: a row, a decision with a letter, a section. A
 * cell of a spreadsheet, as in `=SUM(A1)`, is none of them.
 */
const privateShapes = [
	/\bR\d{1,2}\.\d{1,3}\b/g,
	/\bdecisions?\b[^.\n]{0,20}\bA\d{1,2}\b/gi,
	/(?<!\w)\((?:[^()\n]{0,30}, )?A\d{1,2}\)/g,
	/\b(?:spec|specification|design)(?:'s)?[\s*/]+(?:§|section \d)/gi,
];

export type Complaint = { line: number; sentence: string };

/** The names of all rules. Throws where one is not a name, or is there twice. */
export function namesOfRules(text: string): ReadonlySet<string> {
	const names = new Set<string>();
	for (const [, name = ""] of text.matchAll(definition)) {
		if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(name)) throw new Error(`"${name}" is no name of a rule.`);
		if (names.has(name)) throw new Error(`There are two rules ${name}.`);
		names.add(name);
	}
	return names;
}

/** What a file cites as a rule that is none. */
export function unknownRules(text: string, rules: ReadonlySet<string>): Complaint[] {
	return [...text.matchAll(citation)]
		.filter(([, name = ""]) => !rules.has(name))
		.map(({ index, 1: name }) => ({
			line: lineAt(text, index),
			sentence: `docs/rules.md has no rule ${name}.`,
		}));
}

/** What a file cites that nobody can look up. */
export function privateCitations(text: string): Complaint[] {
	return privateShapes
		.flatMap((shape) => [...text.matchAll(shape)])
		.map(({ index, 0: cited }) => ({
			line: lineAt(text, index),
			sentence: `"${cited}" cannot be looked up here; a rule is cited by its name.`,
		}));
}

function lineAt(text: string, index: number): number {
	return text.slice(0, index).split("\n").length;
}
