import { expect, test } from "vitest";
import { databaseTrouble } from "./database-trouble.ts";

test.each([
	["57P01", "away"],
	["57P03", "away"],
	["08006", "away"],
	["53100", "full"],
	["ENOSPC", "full"],
	["25006", "away"],
	["ECONNREFUSED", "away"],
	["53300", "busy"],
	["57014", "busy"],
	["55P03", "busy"],
	["40P01", "busy"],
	["23505", null],
	["42501", null],
])("the code %s says that the database is %s", (code, trouble) => {
	expect(databaseTrouble(Object.assign(new Error("said"), { code }))).toBe(trouble);
});

test("an error of several addresses is trouble when one of them is", () => {
	const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
	expect(databaseTrouble(new AggregateError([new Error("else"), refused]))).toBe("away");
	expect(databaseTrouble(new AggregateError([new Error("else")]))).toBeNull();
});

test("what the driver says of a dead connection has no code, and is trouble all the same", () => {
	const said = "Client has encountered a connection error and is not queryable";
	expect(databaseTrouble(new Error(said))).toBe("away");
	expect(databaseTrouble(new Error("Something else"))).toBeNull();
});
