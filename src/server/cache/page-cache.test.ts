import { describe, expect, test } from "vitest";
import { noOrganization } from "#store/engine/database.ts";
import { PageCache } from "./page-cache.ts";
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
		cache.emptyFor(1);
		expect(cache.get("a")).toBeUndefined();
	});

	test("a write drops a page that two visitors had made at once", () => {
		const cache = newCache();
		for (const text of ["first", "second"]) {
			cache.put("a", { page: page(text), organizationId: 1, reading: cache.startReading() });
		}
		cache.emptyFor(1);
		expect(cache.get("a")).toBeUndefined();
	});

	test("a write of one organization leaves the pages of another", () => {
		const cache = newCache();
		cache.put("a", { page: page("1"), organizationId: 1, reading: cache.startReading() });
		cache.put("b", { page: page("2"), organizationId: 2, reading: cache.startReading() });
		cache.emptyFor(1);
		expect(bodyOf(cache.get("b"))).toBe("2");
	});

	test("any write drops the pages of the product itself, which list organizations", () => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("root /", { page: page("landing"), organizationId: noOrganization, reading });
		cache.emptyFor(7);
		expect(cache.get("root /")).toBeUndefined();
	});

	test.each([
		["of its organization", 1],
		["that may have been anybody's", null],
	])("a page whose data was read before a write %s is not kept after it", (_whose, written) => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.emptyFor(written);
		cache.put("a", { page: page("stale"), organizationId: 1, reading });
		expect(cache.get("a")).toBeUndefined();
	});

	test("a page read after the write is kept", () => {
		const cache = newCache();
		cache.emptyFor(1);
		cache.emptyFor(null);
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

	test("what goes on by itself, such as the clock of a game, is gone with its second", () => {
		let now = noon;
		const cache = new PageCache(() => now);
		const reading = cache.startReading({ isForASecond: true });
		cache.put("a", { page: page("5:10"), organizationId: 1, reading });
		now = new Date("2025-06-15T12:00:00.999Z");
		expect(bodyOf(cache.get("a"))).toBe("5:10");
		now = new Date("2025-06-15T12:00:01Z");
		expect(cache.get("a")).toBeUndefined();
	});
});

describe("a page that is being made", () => {
	const slow = () => {
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
		return { made: () => promise, resolve };
	};

	test("is made once for all who ask for it meanwhile", async () => {
		const cache = newCache();
		const source = { organizationId: 1, reading: cache.startReading() };
		const { made, resolve } = slow();
		const first = cache.getOrMake("a", source, made);
		const second = cache.getOrMake("a", source, async () => page("again"));
		resolve(page("once"));
		expect(bodyOf(await first)).toBe("once");
		expect(bodyOf(await second)).toBe("once");
		expect(bodyOf(cache.get("a"))).toBe("once");
	});

	test("is not for those who ask after a write: they wait for the next, which is made once", async () => {
		const cache = newCache();
		const { made, resolve } = slow();
		const ask = (make: () => Promise<ReturnType<typeof page>>) =>
			cache.getOrMake("a", { organizationId: 1, reading: cache.startReading() }, make);
		const before = ask(made);
		cache.emptyFor(1);
		const after = ask(async () => page("nobody's"));
		cache.emptyFor(1);
		const last = ask(async () => page("new"));
		resolve(page("old"));
		expect(bodyOf(await before)).toBe("old");
		expect(bodyOf(await after)).toBe("new");
		expect(bodyOf(await last)).toBe("new");
		expect(bodyOf(cache.get("a"))).toBe("new");
	});

	test("refuses who may not have it made, and nobody else who waits for it", async () => {
		const cache = newCache();
		const { made, resolve } = slow();
		const ended: string[] = [];
		const admitted = (name: string) => () => () => ended.push(name);
		const refused = () => {
			throw new Error("too much");
		};
		const ask = (make: () => Promise<ReturnType<typeof page>>, admit: () => () => void) =>
			cache.getOrMake("a", { organizationId: 1, reading: cache.startReading() }, make, admit);
		await expect(ask(made, refused)).rejects.toThrow("too much");
		const first = ask(made, admitted("first"));
		const waiting = ask(made, refused);
		cache.emptyFor(1);
		await expect(ask(made, refused)).rejects.toThrow("too much");
		const next = ask(async () => page("next"), admitted("next"));
		const waitingToo = ask(async () => page("last"), refused);
		resolve(page("old"));
		expect(bodyOf(await first)).toBe("old");
		expect(bodyOf(await waiting)).toBe("old");
		expect(bodyOf(await next)).toBe("last");
		expect(bodyOf(await waitingToo)).toBe("last");
		expect(ended).toEqual(["first", "next"]);
	});

	test("lets the next be made when it could not be made itself", async () => {
		const cache = newCache();
		const ask = (make: () => Promise<ReturnType<typeof page>>) =>
			cache.getOrMake("a", { organizationId: 1, reading: cache.startReading() }, make);
		const broken = ask(() => Promise.reject(new Error("broken")));
		cache.emptyFor(1);
		const next = ask(async () => page("made"));
		await expect(broken).rejects.toThrow("broken");
		expect(bodyOf(await next)).toBe("made");
	});

	test("is made by the next who asks when it could not be made", async () => {
		const cache = newCache();
		const source = { organizationId: 1, reading: cache.startReading() };
		const broken = cache.getOrMake("a", source, () => Promise.reject(new Error("broken")));
		await expect(broken).rejects.toThrow("broken");
		expect(bodyOf(await cache.getOrMake("a", source, async () => page("made")))).toBe("made");
	});

	test("is not kept unless it was found", async () => {
		const cache = newCache();
		const source = { organizationId: 1, reading: cache.startReading() };
		const missing = async () => wirePage(404, "missing", {});
		expect((await cache.getOrMake("a", source, missing)).status).toBe(404);
		expect(cache.get("a")).toBeUndefined();
	});
});

describe("the addresses the page cache has seen", () => {
	test("lead to the page that was found for them", () => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("a", { page: page("found"), organizationId: 1, reading });
		cache.rememberAddress("hoops.test", "/teamList?x=1", { key: "a", organizationId: 1, reading });
		expect(bodyOf(cache.getByAddress("hoops.test", "/teamList?x=1"))).toBe("found");
		expect(cache.getByAddress("hoops.test", "/teamList")).toBeUndefined();
		expect(cache.getByAddress("other.test", "/teamList?x=1")).toBeUndefined();
	});

	test.each([
		["of another organization", 2, "of 1"],
		["of the platform", noOrganization, "of 1"],
		["of its organization, which may have lost it", 1, undefined],
		["that may have been anybody's", null, undefined],
	])("after a write %s", (_whose, written, expected) => {
		const cache = newCache();
		const reading = cache.startReading();
		cache.put("a", { page: page("of 1"), organizationId: 1, reading });
		cache.rememberAddress("hoops.test", "/", { key: "a", organizationId: 1, reading });
		cache.emptyFor(written);
		// The page is made anew for another address.
		if (expected === undefined) {
			const again = cache.startReading();
			cache.put("a", { page: page("new"), organizationId: 1, reading: again });
		}
		expect(bodyOf(cache.getByAddress("hoops.test", "/"))).toBe(expected);
	});
});
