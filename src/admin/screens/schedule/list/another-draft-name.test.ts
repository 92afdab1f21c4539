import { expect, test } from "vitest";
import { anotherDraftName } from "./another-draft-name.ts";

test("drafts of one schedule are counted", () => {
	const spring = { name: "Spring" };
	const second = { name: "Spring, draft 2" };
	expect(anotherDraftName(spring, [])).toBe("Spring, draft 2");
	expect(anotherDraftName(spring, [second])).toBe("Spring, draft 3");
	expect(anotherDraftName(second, [spring])).toBe("Spring, draft 3");
});

test("a long name is cut, so that the number fits", () => {
	const name = anotherDraftName({ name: "x".repeat(120) }, []);
	expect(name).toHaveLength(120);
	expect(name).toMatch(/x, draft 2$/);
});
