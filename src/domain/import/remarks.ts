import type { Remark } from "./sheet/sheet.ts";

/** The remarks that are told, and how many there are. */
export type RemarkList = { listed: Remark[]; count: number };

/** What reading found: problems forbid the import, warnings do not. */
export type Findings = { problems: Remarks; warnings: Remarks };

/** More than this nobody reads at once; the rest is counted. */
const mostListed = 500;

/** A sentence tells a cell, and a cell may be as long as its file. */
const longestSentence = 500;

/** Remarks as they are found. A file can be wrong in every cell, so most of them may leave no trace. */
export class Remarks implements RemarkList {
	readonly listed: Remark[] = [];
	count = 0;

	push(...found: readonly Remark[]): void {
		this.count += found.length;
		const room = mostListed - this.listed.length;
		for (const remark of found.slice(0, room)) {
			this.listed.push({ ...remark, sentence: cut(remark.sentence) });
		}
	}
}

/** File by file from the top, as a person goes through them. */
export function inOrder({ listed, count }: RemarkList): RemarkList {
	const files = [...new Set(listed.map(({ file }) => file))];
	const sorted = listed.toSorted(
		(a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
	);
	return { listed: sorted, count };
}

/** Sentences of which there may be one for each line of a file: the first ones, and how many more. */
export function listedOnly(sentences: readonly string[]): string[] {
	if (sentences.length <= mostListed) return sentences.map(cut);
	const listed = sentences.slice(0, mostListed - 1);
	return [...listed.map(cut), `And ${sentences.length - listed.length} more like these.`];
}

function cut(sentence: string): string {
	return sentence.length <= longestSentence
		? sentence
		: `${sentence.slice(0, longestSentence - 1)}…`;
}
