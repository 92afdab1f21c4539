import type { BlockContent } from "#domain/page/fields.ts";

/** What an owner writes of a page; the server has the rest. */
export type Writing = {
	title: string;
	description: string;
	/** Null where the address is not the writer's to change. */
	path: string | null;
	isIndexed: boolean;
	blocks: readonly BlockContent[];
};

/** What is in the form: a block by its id, the page itself, or nothing. */
export type Chosen = { block: string } | "page" | null;

export type Editing = {
	writing: Writing;
	chosen: Chosen;
	past: readonly Moment[];
	future: readonly Moment[];
	/** What the last change was about: typing on in one field is one step of undoing. */
	run: { mark: string; began: number; last: number } | null;
};

type Moment = Pick<Editing, "writing" | "chosen">;

export type Action =
	| { kind: "write"; id: string; values: Record<string, unknown>; mark: string; at: number }
	| { kind: "page"; changes: Partial<Omit<Writing, "blocks">>; mark: string; at: number }
	/** Blocks to stand behind another one, or at a place; at the end without either. */
	| { kind: "add"; blocks: readonly BlockContent[]; after: string | null; place?: number }
	| { kind: "order"; ids: readonly string[] }
	| { kind: "step"; id: string; by: number }
	| { kind: "duplicate"; id: string; newId: () => string }
	| { kind: "remove"; id: string }
	| { kind: "choose"; chosen: Chosen }
	/** What came from the server takes the place of what is here. */
	| { kind: "become"; writing: Writing }
	| { kind: "undo" }
	| { kind: "redo" };

export function startEditing(writing: Writing): Editing {
	return { writing, chosen: null, past: [], future: [], run: null };
}

/** The state after one thing that a writer does. */
export function edit(before: Editing, action: Action): Editing {
	const { writing, chosen } = before;
	const { blocks } = writing;
	switch (action.kind) {
		case "write":
			return typed(before, withBlock(writing, action.id, action.values), action);
		case "page":
			return typed(before, { ...writing, ...action.changes }, action);
		case "add": {
			const end = action.place ?? blocks.length;
			const place = action.after === null ? end : placeOf(blocks, action.after) + 1;
			const added = blocks.toSpliced(place, 0, ...action.blocks);
			const first = action.blocks[0];
			return changed(before, added, first === undefined ? chosen : { block: first.id });
		}
		case "order":
			return changed(before, inOrder(blocks, action.ids), chosen);
		case "step":
			return changed(before, stepped(blocks, action.id, action.by), chosen);
		case "duplicate": {
			const place = placeOf(blocks, action.id);
			const original = blocks[place];
			if (original === undefined) return before;
			const copy = copyOf(original, action.newId);
			return changed(before, blocks.toSpliced(place + 1, 0, copy), { block: copy.id });
		}
		case "remove":
			return changed(
				before,
				blocks.filter(({ id }) => id !== action.id),
				isChosen(chosen, action.id) ? null : chosen,
			);
		case "choose":
			return { ...before, chosen: action.chosen, run: null };
		case "become":
			return step(before, action.writing, stillThere(chosen, action.writing));
		case "undo":
			return back(before);
		case "redo":
			return forth(before);
	}
}

function isChosen(chosen: Chosen, id: string): boolean {
	return chosen !== null && chosen !== "page" && chosen.block === id;
}

/** Enough to find the way back; every step holds only what differs from the one before. */
const mostSteps = 200;
/** After a rest, or a long while, typing on is another step. */
const restMs = 1500;
const longestRunMs = 8000;

function typed(before: Editing, writing: Writing, { mark, at }: { mark: string; at: number }) {
	if (writing === before.writing) return before;
	const { run } = before;
	const goesOn =
		run?.mark === mark && at - run.last < restMs && at - run.began < longestRunMs ? run : null;
	if (goesOn !== null) return { ...before, writing, future: [], run: { ...goesOn, last: at } };
	return { ...step(before, writing, before.chosen), run: { mark, began: at, last: at } };
}

function changed(before: Editing, blocks: readonly BlockContent[], chosen: Chosen): Editing {
	if (blocks === before.writing.blocks) return before;
	return step(before, { ...before.writing, blocks }, chosen);
}

function step(before: Editing, writing: Writing, chosen: Chosen): Editing {
	const moment = { writing: before.writing, chosen: before.chosen };
	return {
		writing,
		chosen,
		run: null,
		future: [],
		past: [...before.past, moment].slice(-mostSteps),
	};
}

function back(before: Editing): Editing {
	const moment = before.past.at(-1);
	if (moment === undefined) return before;
	const { writing, chosen, past, future } = before;
	return {
		...moment,
		run: null,
		past: past.slice(0, -1),
		future: [...future, { writing, chosen }],
	};
}

function forth(before: Editing): Editing {
	const moment = before.future.at(-1);
	if (moment === undefined) return before;
	const { writing, chosen, past, future } = before;
	return {
		...moment,
		run: null,
		future: future.slice(0, -1),
		past: [...past, { writing, chosen }],
	};
}

/** The block with other values; a value that is undefined is taken out. */
function withBlock(writing: Writing, id: string, values: Record<string, unknown>): Writing {
	const place = placeOf(writing.blocks, id);
	const block = writing.blocks[place];
	if (block === undefined) return writing;
	const kept = Object.entries({ ...block, ...values }).filter(([, value]) => value !== undefined);
	const after = Object.fromEntries(kept) as BlockContent;
	return { ...writing, blocks: writing.blocks.with(place, after) };
}

function placeOf(blocks: readonly BlockContent[], id: string): number {
	return blocks.findIndex((block) => block.id === id);
}

function inOrder(blocks: readonly BlockContent[], ids: readonly string[]) {
	const isSame = blocks.every(({ id }, index) => id === ids[index]);
	if (isSame) return blocks;
	const places = new Map(ids.map((id, index) => [id, index]));
	return blocks.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** With the block so many places further; at the ends it stays. */
function stepped(blocks: readonly BlockContent[], id: string, by: number) {
	const place = placeOf(blocks, id);
	const block = blocks[place];
	const next = Math.min(Math.max(place + by, 0), blocks.length - 1);
	if (block === undefined || next === place) return blocks;
	return blocks.toSpliced(place, 1).toSpliced(next, 0, block);
}

/** The same once more, with ids of its own, also for the blocks inside. */
function copyOf<Value>(value: Value, newId: () => string): Value {
	if (Array.isArray(value)) return value.map((item) => copyOf(item, newId)) as Value;
	if (typeof value !== "object" || value === null) return value;
	const copy = Object.entries(value).map(([name, inside]) => [name, copyOf(inside, newId)]);
	const isBlock = "id" in value && "kind" in value;
	return { ...Object.fromEntries(copy), ...(isBlock && { id: newId() }) };
}

function stillThere(chosen: Chosen, { blocks }: Writing): Chosen {
	if (chosen === null || chosen === "page") return chosen;
	return blocks.some(({ id }) => id === chosen.block) ? chosen : null;
}
