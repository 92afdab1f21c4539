import { expect, test } from "vitest";
import { hasFewPlayers } from "./few-players.ts";

test("four players are few, five are enough", () => {
	expect([0, 4, 5, 12].map(hasFewPlayers)).toEqual([true, true, false, false]);
});
