import { expect, test } from "vitest";
import { type Picture, sizeInWords } from "./library.ts";
import { matching } from "./picture-filter.ts";

const picture = (id: number, its: Partial<Picture>): Picture => ({
	id,
	kind: "picture",
	url: `/${id}`,
	name: `Picture ${id}`,
	alt: null,
	bytes: 10,
	crop: null,
	width: 10,
	height: 10,
	focusX: 50,
	focusY: 50,
	whole: null,
	sizes: [],
	formerUrls: [],
	usedIn: [],
	createdAt: "2026-01-01T00:00:00Z",
	createdBy: null,
	...its,
});
const library = [
	picture(1, { name: "Finals 10", alt: "A player jumps", usedIn: [{ label: "Home", to: "/" }] }),
	picture(2, { name: "Finals 9", bytes: 900 }),
	picture(3, { name: "Ornament", alt: "" }),
	picture(4, { kind: "document", name: "Finals rules" }),
];
const ids = (wanted: Omit<Parameters<typeof matching>[1], "kind">) =>
	matching(library, { kind: "picture", ...wanted }).map(({ id }) => id);

test("the newest stand first, unless another order is asked for", () => {
	expect(ids({ search: "" })).toEqual([3, 2, 1]);
	expect(ids({ search: "", sort: "name" })).toEqual([2, 1, 3]);
	expect(ids({ search: "", sort: "size" })).toEqual([2, 3, 1]);
});

test("words are looked for in names and descriptions, in any case and order", () => {
	expect(ids({ search: "finals" })).toEqual([2, 1]);
	expect(ids({ search: " JUMPS  finals " })).toEqual([1]);
	expect(ids({ search: "rules" })).toEqual([]);
});

test("what nothing shows, or nobody has described, can be found", () => {
	expect(ids({ search: "", state: "unused" })).toEqual([3, 2]);
	expect(ids({ search: "", state: "undescribed" })).toEqual([2]);
});

test.each([
	[0, "1 kB"],
	[1500, "1 kB"],
	[420_000, "410 kB"],
	[3_250_000, "3.1 MB"],
	[500 * 1024 * 1024, "500 MB"],
])("%i bytes are %s", (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
