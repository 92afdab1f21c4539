import { inEnglish, type Sentence, say, type Told } from "../language/say.ts";
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
export function listedOnly(sentences: readonly Sentence[]): Sentence[] {
	if (sentences.length <= mostListed) return sentences.map(cut);
	const listed = sentences.slice(0, mostListed - 1);
	return [...listed.map(cut), say`And ${sentences.length - listed.length} more like these.`];
}

/** What is told of a file is shortened, and the sentence around it stays. */
function cut(sentence: Sentence): Sentence {
	const excess = inEnglish(sentence).length - longestSentence;
	if (excess <= 0) return sentence;
	if (typeof sentence === "string") return shortened(sentence, excess);
	const longest = Math.max(...sentence.told.map(lengthOf));
	const at = sentence.told.findIndex((part) => lengthOf(part) === longest);
	return {
		say: sentence.say,
		told: sentence.told.map((part, index) =>
			index === at && typeof part === "string" ? shortened(part, excess) : part,
		),
	};
}

function lengthOf(part: Told): number {
	return typeof part === "string" ? part.length : 0;
}

function shortened(text: string, excess: number): string {
	return `${text.slice(0, Math.max(0, text.length - excess - 1))}…`;
}
