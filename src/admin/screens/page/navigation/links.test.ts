import { expect, test } from "vitest";
import { isSameLinks, withIds, withoutIds } from "./links.ts";

const items = ["HOME", "RULES", "CONTACT"].map((label) => ({ label, to: `/${label}` }));
let next = 0;
const links = withIds(items, () => `l${++next}`);

test("knows whether anything is different", () => {
	expect(isSameLinks(withoutIds(links), items)).toBe(true);
	expect(isSameLinks(links.toReversed(), items)).toBe(false);
});
