import { expect, test } from "vitest";
import { isSameLinks, movedBy, putDown, withIds, withoutIds } from "./links.ts";

const items = ["HOME", "RULES", "CONTACT"].map((label) => ({ label, to: `/${label}` }));
let next = 0;
const links = withIds(items, () => `l${++next}`);
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

test("moves a link by places, and not beyond the ends", () => {
	expect(labels(movedBy(links, "l1", 1))).toEqual(["RULES", "HOME", "CONTACT"]);
	expect(labels(movedBy(links, "l3", 1))).toEqual(["HOME", "RULES", "CONTACT"]);
});

test("puts a dragged link down beside another", () => {
	const place = { beside: "l3", position: "after" } as const;
	expect(labels(putDown(links, new Set(["l1"]), place))).toEqual(["RULES", "CONTACT", "HOME"]);
	expect(labels(putDown(links, new Set(["l3"]), place))).toEqual(labels(links));
});

test("knows whether anything is different", () => {
	expect(isSameLinks(withoutIds(links), items)).toBe(true);
	expect(isSameLinks(movedBy(links, "l1", 1), items)).toBe(false);
});
