import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one of something is not many", () => {
	expect(counted(1, "team")).toBe("1 team");
	expect(counted(0, "team")).toBe("0 teams");
	expect(counted(8, "team")).toBe("8 teams");
});
