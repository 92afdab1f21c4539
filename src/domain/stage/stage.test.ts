import { expect, test } from "vitest";
import { type Hosting, hostOf, type SeriesLength } from "./stage.ts";

test.each<[Hosting, SeriesLength, string]>([
	["better seed", 7, "HHHHHHH"],
	["alternating", 1, "H"],
	["alternating", 5, "HAHAH"],
	["2-2-1", 3, "HAH"],
	["2-2-1", 5, "HHAAH"],
	["2-2-1", 7, "HHAAHAH"],
	["2-3-2", 5, "HHAAH"],
	["2-3-2", 7, "HHAAAHH"],
])("hosting by %s in a best of %i is %s", (hosting, bestOf, expected) => {
	const hosts = Array.from({ length: bestOf }, (_, at) =>
		hostOf({ hosting, bestOf, better: "home" }, at + 1),
	);
	expect(hosts.map((side) => (side === "home" ? "H" : "A")).join("")).toBe(expected);
	expect(hostOf({ hosting, bestOf, better: "away" }, 1)).toBe("away");
});
