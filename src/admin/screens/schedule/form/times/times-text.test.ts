import { expect, test } from "vitest";
import { noTimes, timesInText } from "./times-text.ts";

test.each([
	["18:00, 19:00", ["18:00", "19:00"]],
	[" 18:00 ,,19:00 , ", ["18:00", "19:00"]],
	["18:00 19:00", ["18:00", "19:00"]],
	["19:00, 18:00", ["18:00", "19:00"]],
	["18:00:00", ["18:00"]],
	["9:30; 18.15", ["09:30", "18:15"]],
	["6pm, 7:30 PM, 11 a.m.", ["11:00", "18:00", "19:30"]],
	["12am, 12pm", ["00:00", "12:00"]],
	["", []],
	[" , ", []],
])("%s is read as %j", (text, times) => {
	expect(timesInText(text)).toEqual({ times, wrong: [] });
});

test("a time that stands twice is kept twice: it is a second court", () => {
	expect(timesInText("18:00, 18:00").times).toEqual(["18:00", "18:00"]);
});

test.each(["24:00", "18:60", "noon", "18", "13pm", "0am", "18:0"])("%s is no time", (text) => {
	expect(timesInText(`17:00, ${text}`)).toEqual({ times: ["17:00"], wrong: [text] });
});

test("what is no time is said in the words of the server", () => {
	expect(noTimes(["24:00"])).toBe("“24:00” is not a time such as 18:00.");
	expect(noTimes([])).toBeUndefined();
});

test("all that is no time is named, and each once", () => {
	expect(noTimes(["6", "noon", "6"])).toBe("“6” and “noon” are not times such as 18:00.");
});
