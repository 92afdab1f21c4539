import { describe, expect, test } from "vitest";
import { focusIn, isCrop, partOf } from "./crop.ts";
import { pictureNameOf } from "./picture-name.ts";
import { sizesOf, srcSetOf, stemsIn } from "./sizes.ts";

const hex = "0a1b".repeat(8);
const url = `/files/7/${hex}.webp`;

describe("the sizes of a picture", () => {
	test("are those that are narrower than itself, and itself", () => {
		const widths = (width: number) => sizesOf(url, width).map((size) => size.width);
		expect(widths(1600)).toEqual([480, 960, 1600]);
		expect(widths(960)).toEqual([480, 960]);
		expect(widths(480)).toEqual([480]);
	});

	test("are named after it", () => {
		expect(srcSetOf(url, 900)).toBe(`/files/7/${hex}-480.webp 480w, ${url} 900w`);
	});

	test.each([
		["a picture of unknown width", url, undefined],
		["a small one", url, 480],
		["one of the demonstration", "/demo/court.webp", 1600],
		["one of another website", `https://example.org${url}`, 1600],
		["what only looks like one", `/files/7/${hex}.webp?x=1`, 1600],
		["a document", `/files/7/${hex}.pdf`, 1600],
	])("are none of %s", (_, address, width) => {
		expect(srcSetOf(address, width)).toBeUndefined();
	});
});

test("files are found in any text, by what all their renditions share", () => {
	const other = "f".repeat(32);
	const text = `{"url":"${url}","file_name":"${other}-480.webp","sum":"${hex}${other}"}`;
	expect(stemsIn(text)).toEqual([hex, other]);
});

describe("a part of a picture", () => {
	test.each([
		[{ x: 0, y: 0, width: 1, height: 1 }, true],
		[{ x: 0.95, y: 0, width: 0.05, height: 1 }, true],
		[{ x: 0.1, y: 0, width: 0.9000001, height: 1 }, true],
		[{ x: 0.2, y: 0, width: 0.9, height: 1 }, false],
		[{ x: -0.1, y: 0, width: 0.5, height: 1 }, false],
		[{ x: 0, y: 0, width: 0.01, height: 1 }, false],
		[{ x: Number.NaN, y: 0, width: 1, height: 1 }, false],
	])("%j: %s", (crop, is) => expect(isCrop(crop)).toBe(is));

	test("that is all of it is none", () => {
		expect(partOf({ x: 0, y: 0, width: 1, height: 0.9999 })).toBeNull();
		expect(partOf({ x: 0, y: 0, width: 1, height: 0.9 })).not.toBeNull();
	});

	test("has the point that matters where it was, or at its edge", () => {
		const left = { x: 0, y: 0, width: 0.5, height: 1 };
		const right = { ...left, x: 0.5 };
		const point = { focusX: 75, focusY: 20 };
		expect(focusIn(point, null, right)).toEqual({ focusX: 50, focusY: 20 });
		expect(focusIn(point, null, left)).toEqual({ focusX: 100, focusY: 20 });
		expect(focusIn({ focusX: 50, focusY: 20 }, right, null)).toEqual(point);
	});
});

test.each([
	["Finals_2026 .JPG", "Finals 2026"],
	["C:\\pics\\a.b.png", "a.b"],
	["../../etc/passwd", "passwd"],
	["\u202egnp.exe", "gnp"],
	["a\r\nb.pdf", "a b"],
	["nul\0.png", "nul"],
	["\ud800.png", "Picture"],
	["", "Picture"],
	[`${"long".repeat(75)}.png`, "long".repeat(30)],
])("a file called %j is called %s", (fileName, name) => {
	expect(pictureNameOf(fileName, "Picture")).toBe(name);
});
