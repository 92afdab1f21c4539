import { expect, test } from "vitest";
import { readMessage } from "./message.ts";

const good = { name: "Ada Byron", address: "ada@hoops.test", text: "May we join?" };
const problemsOf = (sent: Record<string, string>) => readMessage({ ...good, ...sent }).problems;

test("a name, an address and some lines are all it takes", () => {
	expect(readMessage(good)).toEqual({ written: good, problems: {} });
});

test("what cannot be seen is not kept, and lines end in one way", () => {
	const { written } = readMessage({
		name: " Ada\r\nBcc: all@hoops.test\u202e ",
		address: " ada@hoops.test\u200b ",
		text: "\0One\r\n\r\n\r\n\r\ntwo \rthree\u0007",
	});
	expect(written).toEqual({
		name: "Ada Bcc: all@hoops.test",
		address: "ada@hoops.test",
		text: "One\n\ntwo\nthree",
	});
});

test.each([
	["", "noAddress"],
	["ada", "noAddress"],
	["ada@hoops", "noAddress"],
	["ada@hoops.test, bob@hoops.test", "noAddress"],
	["<ada@hoops.test>", "noAddress"],
	["ada@hoops.test?cc=bob@hoops.test", "noAddress"],
	["ada@hoops.test\nBcc: bob@hoops.test", "noAddress"],
	[`ada@${"h".repeat(200)}.test`, "tooLong"],
	["ada.byron+cup@hoops.example.test", undefined],
	["élise@ligue-été.test", undefined],
])("%j as an address: %s", (address, problem) => {
	expect(problemsOf({ address }).address).toBe(problem);
});

test("says of each field what is wrong with it", () => {
	expect(readMessage({}).problems).toEqual({
		name: "noName",
		address: "noAddress",
		text: "noText",
	});
	expect(problemsOf({ name: "x".repeat(81), text: "x".repeat(4001) })).toEqual({
		name: "tooLong",
		text: "tooLong",
	});
});
