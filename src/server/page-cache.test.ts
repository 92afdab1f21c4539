import { describe, expect, test } from "vitest";
import { noOrganization, PageCache } from "./page-cache.ts";
import { wirePage } from "./wire-page.ts";

const noon = new Date("2025-06-15T12:00:00Z");
const newCache = () => new PageCache(() => noon);
const page = (text: string) => wirePage(200, text, {});
const bodyOf = (kept: ReturnType<typeof page> | undefined) =>
	kept?.answer({ acceptEncoding: undefined, ifNoneMatch: undefined }).body?.toString();

describe("the page cache", () => {
	test("keeps a page until its organization is written", () => {
		const cache = newCache();
		cache.put("a", { page: page("old"), organizationId: 1, reading: cache.startReading() });
		expect(bodyOf(cache.get("a"))).toBe("old");
		cache.drop(1);
		expect(cache.get("a")).toBeUndefined();
	});

	test("a write drops a page that two visitors had made at once", () => {
		const cache = newCache();
		for (const text of ["first", "second"]) {
			cache.put("a", { page: page(text), organizationId: 1, reading: cache.startReading() });
		}
		cache.drop(1);
		expect(cache.get("a")).toBeUndefined();
	});

	test("a write of one organization leaves the pages of another", () => {
		const cache = newCache();
		cache.put("a", { page: page("1"), organizationId: 1, reading: cache.startReading() });
		cache.put("b", { page: page("2"), organizationId: 2, reading: cache.startReading() });
		cache.drop(1);
		expect(bodyOf(cache.get("b"))).toBe("2");
	});

	test("any write drops the pages of the product itself, which list organizations", () => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("root /", { page: page("landing"), organizationId: noOrganization, reading });
		cache.drop(7);
		expect(cache.get("root /")).toBeUndefined();
	});

	test.each([
		["of its organization", 1],
		["that may have been anybody's", null],
	])("a page whose data was read before a write %s is not kept after it", (_whose, written) => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.drop(written);
		cache.put("a", { page: page("stale"), organizationId: 1, reading });
		expect(cache.get("a")).toBeUndefined();
	});

	test("a page read after the write is kept", () => {
		const cache = newCache();
		cache.drop(1);
		cache.drop(null);
		cache.put("a", { page: page("new"), organizationId: 1, reading: cache.startReading() });
		expect(bodyOf(cache.get("a"))).toBe("new");
	});

	test("a page of yesterday is gone at midnight, which is on a quarter in every time zone", () => {
		let now = new Date("2025-06-15T18:14:59Z"); // 23:59:59 in Kathmandu
		const cache = new PageCache(() => now);
		const reading = cache.startReading();
		cache.put("a", { page: page("today's games"), organizationId: 1, reading });
		expect(bodyOf(cache.get("a"))).toBe("today's games");
		now = new Date("2025-06-15T18:15:00Z");
		expect(cache.get("a")).toBeUndefined();
	});
});

describe("the addresses the page cache has seen", () => {
	test("lead to the page that was found for them", () => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("a", { page: page("found"), organizationId: 1, reading });
		cache.noteAddress("hoops.test", "/teamList?x=1", "a", reading);
		expect(bodyOf(cache.getByAddress("hoops.test", "/teamList?x=1"))).toBe("found");
		expect(cache.getByAddress("hoops.test", "/teamList")).toBeUndefined();
		expect(cache.getByAddress("other.test", "/teamList?x=1")).toBeUndefined();
	});

	test("are forgotten with any write, which may have given them to another organization", () => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("a", { page: page("of 1"), organizationId: 1, reading });
		cache.drop(2);
		cache.noteAddress("hoops.test", "/", "a", reading);
		expect(bodyOf(cache.get("a"))).toBe("of 1");
		expect(cache.getByAddress("hoops.test", "/")).toBeUndefined();
	});
});
