import { expect, test } from "vitest";
import { isRoomShort } from "./storage-room.ts";

const megabytes = 1024 * 1024;
const device = (freeMegabytes: number, isPromised: boolean) => ({
	estimate: async () => ({ quota: 500 * megabytes, usage: (500 - freeMegabytes) * megabytes }),
	persisted: async () => isPromised,
});

test("a browser short of room that promised nothing may clear what it keeps", async () => {
	expect(await isRoomShort(device(40, false))).toBe(true);
	expect(await isRoomShort(device(40, true))).toBe(false);
	expect(await isRoomShort(device(400, false))).toBe(false);
});

test("of a browser that tells nothing, nothing is said", async () => {
	expect(await isRoomShort(undefined)).toBe(false);
	expect(await isRoomShort({})).toBe(false);
	expect(await isRoomShort({ estimate: async () => ({}) })).toBe(false);
});
