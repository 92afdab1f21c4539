import { describe, expect, test } from "vitest";
import { type Action, type Editing, edit, startEditing, type Writing } from "./editing.ts";

const page = (...ids: string[]): Writing => ({
	title: "Registration",
	description: "",
	path: null,
	isIndexed: true,
	blocks: ids.map((id) => ({ id, kind: "text", markdown: id })),
});
const following = (writing: Writing, ...actions: Action[]): Editing =>
	actions.reduce(edit, startEditing(writing));
const idsOf = ({ writing }: Editing) => writing.blocks.map(({ id }) => id);
const type = (id: string, markdown: string, at: number): Action => ({
	kind: "write",
	id,
	values: { markdown },
	mark: `${id}.markdown`,
	at,
});

describe("writing a page", () => {
	test("puts a new block behind the one it was asked for at, and opens its form", () => {
		const blocks = [{ id: "new", kind: "heading", text: "" }];
		const now = following(page("a", "b"), { kind: "add", blocks, after: "a" });
		expect(idsOf(now)).toEqual(["a", "new", "b"]);
		expect(now.chosen).toEqual({ block: "new" });
	});

	test("puts a new block at the end where no other is named", () => {
		const blocks = [{ id: "new", kind: "heading", text: "" }];
		expect(idsOf(following(page("a", "b"), { kind: "add", blocks, after: null }))).toEqual([
			"a",
			"b",
			"new",
		]);
	});

	test("moves a block by places, and not beyond the ends", () => {
		expect(idsOf(following(page("a", "b", "c"), { kind: "step", id: "a", by: 1 }))).toEqual([
			"b",
			"a",
			"c",
		]);
		const first = following(page("a", "b"), { kind: "step", id: "a", by: -1 });
		expect(idsOf(first)).toEqual(["a", "b"]);
		expect(first.past).toEqual([]);
	});

	test("takes an order as it was dragged", () => {
		expect(idsOf(following(page("a", "b", "c"), { kind: "order", ids: ["c", "a", "b"] }))).toEqual([
			"c",
			"a",
			"b",
		]);
	});

	test("gives a copy ids of its own, also for the blocks inside", () => {
		const inside = [{ id: "inner", kind: "text", markdown: "x" }];
		const columns = { id: "a", kind: "columns", left: inside };
		let next = 0;
		const newId = () => `n${++next}`;
		const now = following({ ...page(), blocks: [columns] }, { kind: "duplicate", id: "a", newId });
		expect(now.writing.blocks[1]).toEqual({
			id: "n2",
			kind: "columns",
			left: [{ id: "n1", kind: "text", markdown: "x" }],
		});
		expect(now.chosen).toEqual({ block: "n2" });
	});

	test("closes the form of a block that is removed", () => {
		const now = following(
			page("a", "b"),
			{ kind: "choose", chosen: { block: "a" } },
			{ kind: "remove", id: "a" },
		);
		expect(idsOf(now)).toEqual(["b"]);
		expect(now.chosen).toBeNull();
	});

	test("takes an optional value out when there is none any more", () => {
		const write: Action = { kind: "write", id: "a", values: { lead: undefined }, mark: "", at: 0 };
		const now = following({ ...page(), blocks: [{ id: "a", kind: "heading", lead: "x" }] }, write);
		expect(now.writing.blocks).toEqual([{ id: "a", kind: "heading" }]);
	});

	test("leaves the other blocks the same things they were, so that nothing draws them anew", () => {
		const before = page("a", "b");
		expect(following(before, type("a", "Hello", 0)).writing.blocks[1]).toBe(before.blocks[1]);
	});
});

describe("undoing", () => {
	test("typing on in one field is one step, a rest begins another", () => {
		const now = following(
			page("a"),
			type("a", "H", 0),
			type("a", "Hi", 300),
			type("a", "Hi you", 3000),
		);
		const once = edit(now, { kind: "undo" });
		expect(once.writing.blocks[0]?.markdown).toBe("Hi");
		expect(edit(once, { kind: "undo" }).writing.blocks[0]?.markdown).toBe("a");
	});

	test("another field begins another step", () => {
		const now = following(page("a", "b"), type("a", "1", 0), type("b", "2", 10));
		expect(edit(now, { kind: "undo" }).writing.blocks[0]?.markdown).toBe("1");
	});

	test("brings a removed block back, and its form", () => {
		const now = following(
			page("a", "b"),
			{ kind: "choose", chosen: { block: "a" } },
			{ kind: "remove", id: "a" } as const,
			{ kind: "undo" } as const,
		);
		expect(idsOf(now)).toEqual(["a", "b"]);
		expect(now.chosen).toEqual({ block: "a" });
	});

	test("is undone by redoing, until something else is written", () => {
		const undone = following(page("a"), type("a", "1", 0), { kind: "undo" });
		expect(edit(undone, { kind: "redo" }).writing.blocks[0]?.markdown).toBe("1");
		const written = edit(undone, type("a", "2", 10));
		expect(edit(written, { kind: "redo" })).toBe(written);
	});

	test("with nothing to undo nothing happens", () => {
		const start = startEditing(page("a"));
		expect(edit(start, { kind: "undo" })).toBe(start);
		expect(edit(start, { kind: "redo" })).toBe(start);
	});

	test("goes back to before what came from the server", () => {
		const now = following(page("a"), { kind: "become", writing: page("z") }, { kind: "undo" });
		expect(idsOf(now)).toEqual(["a"]);
	});
});
