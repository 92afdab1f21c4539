import { type Said, type Sentence, say, sayWord } from "#domain/language/say.ts";
import type { BlockContent, Fields } from "./fields.ts";
import { type KindPlans, planOf } from "./kinds.ts";
import { readFields } from "./read-fields.ts";
import { isFrontPage } from "./translation.ts";
import { isEmpty, isRecord, valuesOf } from "./values.ts";

/** What is wrong, and where: `3.rows.1.price` is the price of the second line of the fourth block. */
export type Problem = { at: string; sentence: Sentence };

export type BlocksRead = { blocks: BlockContent[] } | { problems: Problem[] };

/** At most so many blocks on a page, those inside others counted, and so much JSON. */
export const mostBlocks = 100;
const mostBytes = 200_000;

/**
 * The blocks of a page as somebody sent them: known kinds, declared fields, nothing beyond its
 * limits. A draft may be half written; to be published everything has to be there.
 * @param key of the page: some kinds stand on the front page alone
 */
export function readBlocks(
	kinds: KindPlans,
	sent: unknown,
	{ key, isDraft }: { key: string; isDraft: boolean },
): BlocksRead {
	if (!Array.isArray(sent))
		return { problems: [{ at: "", sentence: "A page is a list of blocks." }] };
	const reader: Reader = { kinds, key, isDraft, problems: [], ids: new Set(), count: 0 };
	const blocks = readList(reader, sent, "", null);
	if (!isDraft) sayDoubles(reader, blocks);
	if (reader.count > mostBlocks) {
		const sentence = say`A page has ${mostBlocks} blocks at most. This one has ${reader.count}.`;
		reader.problems.push({ at: "", sentence });
	}
	if (sizeOf(blocks) > mostBytes) {
		reader.problems.push({
			at: "",
			sentence: "This page is too long. Please move part of it to a second page.",
		});
	}
	return reader.problems.length > 0 ? { problems: reader.problems } : { blocks };
}

type Reader = {
	kinds: KindPlans;
	key: string;
	isDraft: boolean;
	problems: Problem[];
	ids: Set<string>;
	count: number;
};

/** @param inside what the block is called in which these stand; null on the page itself */
function readList(
	reader: Reader,
	sent: readonly unknown[],
	at: string,
	inside: Said | null,
): BlockContent[] {
	return sent.flatMap((block, index) => readBlock(reader, block, join(at, index), inside) ?? []);
}

function readBlock(
	reader: Reader,
	sent: unknown,
	at: string,
	inside: Said | null,
): BlockContent | null {
	reader.count += 1;
	const tell = (place: string, sentence: Sentence) => reader.problems.push({ at: place, sentence });
	const kind = isRecord(sent) ? planOf(reader.kinds, String(sent.kind)) : undefined;
	if (kind === undefined || !isRecord(sent)) {
		tell(join(at, "kind"), "There is no such kind of block.");
		return null;
	}
	const label = sayWord(kind.label);
	if (inside !== null && (kind.isFrontPart || holdsBlocks(kind.fields))) {
		tell(at, say`${label} cannot stand inside ${inside}.`);
		return null;
	}
	if (kind.isFrontPart && !isFrontPage(reader.key)) {
		tell(at, say`${label} stands on the front page alone.`);
		return null;
	}
	const before = reader.problems.length;
	const fields = readFields({
		fields: kind.fields,
		sent,
		at,
		isDraft: reader.isDraft,
		name: inside === null ? label : say`${inside}: ${label}`,
		say: tell,
		readBlocks: (inner, place) => readList(reader, inner, place, label),
	});
	const isWhole = reader.isDraft || reader.problems.length > before;
	if (!isWhole && kind.needs === undefined && isEmpty(kind.fields, valuesOf(kind.fields, fields))) {
		tell(at, say`${label} is empty.`);
	}
	return { id: idOf(reader, sent.id), kind: kind.kind, ...hintOf(sent.hint), ...fields };
}

function sayDoubles({ kinds, problems }: Reader, blocks: readonly BlockContent[]): void {
	for (const { kind, label } of kinds.filter(({ isOnce }) => isOnce)) {
		const places = blocks.flatMap((block, index) => (block.kind === kind ? [index] : []));
		for (const place of places.slice(1)) {
			problems.push({
				at: String(place),
				sentence: say`${sayWord(label)} is on this page already.`,
			});
		}
	}
}

/** Ids name blocks of one page, so each is there once. */
function idOf({ ids, count }: Reader, sent: unknown): string {
	const isGood = typeof sent === "string" && /^[\w-]{1,40}$/.test(sent) && !ids.has(sent);
	let id = isGood ? sent : `b${count}`;
	while (ids.has(id)) id += "x";
	ids.add(id);
	return id;
}

function hintOf(sent: unknown): { hint?: string } {
	return typeof sent === "string" && sent !== "" ? { hint: sent.slice(0, 300) } : {};
}

function holdsBlocks(fields: Fields): boolean {
	return Object.values(fields).some(({ is }) => is === "blocks");
}

function join(at: string, part: string | number): string {
	return at === "" ? String(part) : `${at}.${part}`;
}

function sizeOf(blocks: readonly BlockContent[]): number {
	return new TextEncoder().encode(JSON.stringify(blocks)).length;
}
