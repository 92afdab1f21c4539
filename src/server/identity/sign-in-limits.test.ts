import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { platformStore } from "#store/platform/platform.ts";
import { engines, openMemory } from "#testing/databases.ts";
import { Refusal } from "#usecases/refusals.ts";
import { signInThrottle } from "./sign-in-limits.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
let attemptsFrom: ReturnType<typeof signInThrottle>;
beforeEach(async () => {
	attemptsFrom = signInThrottle(platformStore(await openMemory()).signInAttempts);
});

/** How many of these tries are let through to the password. */
async function evaluated(
	count: number,
	name: (n: number) => string,
	address: (n: number) => string,
) {
	let through = 0;
	for (let n = 0; n < count; n += 1) {
		await attemptsFrom(address(n))
			.begin(name(n))
			.then(() => {
				through += 1;
			})
			.catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
	}
	return through;
}

test("one address guesses eight times at one name, then waits five minutes", async () => {
	expect(
		await evaluated(
			20,
			() => "casey",
			() => "1.1.1.1",
		),
	).toBe(8);
	const refusal = await attemptsFrom("1.1.1.1")
		.begin("casey")
		.catch((error: unknown) => error);
	expect(refusal).toMatchObject({ kind: "throttled", retryAfterSeconds: 300 });
	expect(String(refusal)).toContain("Too many attempts. Please try again in 5 minutes.");
	vi.advanceTimersByTime(5 * minute);
	expect(
		await evaluated(
			1,
			() => "casey",
			() => "1.1.1.1",
		),
	).toBe(1);
});

test("ten thousand guesses at one name from a thousand addresses: at most 100 an hour", async () => {
	let through = 0;
	for (let hour = 0; hour < 60; hour += 6) {
		through += await evaluated(
			1000,
			() => "casey",
			(n) => `10.0.${n % 250}.${hour}`,
		);
		vi.advanceTimersByTime(6 * minute);
	}
	expect(through).toBeLessThanOrEqual(100);
});

test("one address guesses at 60 names, then waits", async () => {
	expect(
		await evaluated(
			500,
			(n) => `name ${n}`,
			() => "1.1.1.1",
		),
	).toBe(60);
	expect(
		await evaluated(
			1,
			() => "somebody",
			() => "2.2.2.2",
		),
	).toBe(1);
});

test("the owner signs in from a known address while strangers guess", async () => {
	await attemptsFrom("9.9.9.9").begin("casey");
	await attemptsFrom("9.9.9.9").succeeded("casey");
	await evaluated(
		1000,
		() => "casey",
		(n) => `10.0.0.${n}`,
	);
	await expect(attemptsFrom("8.8.8.8").begin("casey")).rejects.toBeInstanceOf(Refusal);
	await expect(attemptsFrom("9.9.9.9").begin("casey")).resolves.toBeUndefined();
});

test("the right password forgets the wrong ones before it", async () => {
	for (let n = 0; n < 30; n += 1) {
		await evaluated(
			5,
			() => "casey",
			() => "1.1.1.1",
		);
		await attemptsFrom("1.1.1.1").begin("casey");
		await attemptsFrom("1.1.1.1").succeeded("casey");
		vi.advanceTimersByTime(2 * minute);
	}
	expect(
		await evaluated(
			8,
			() => "casey",
			() => "1.1.1.1",
		),
	).toBe(8);
});

test("one address makes ten accounts an hour", async () => {
	for (let n = 0; n < 10; n += 1) await attemptsFrom("1.1.1.1").signUp();
	await expect(attemptsFrom("1.1.1.1").signUp()).rejects.toMatchObject({ kind: "throttled" });
	await expect(attemptsFrom("2.2.2.2").signUp()).resolves.toBeUndefined();
	vi.advanceTimersByTime(60 * minute);
	await expect(attemptsFrom("1.1.1.1").signUp()).resolves.toBeUndefined();
});

describe.each(engines)("counts on $name", ({ open }) => {
	test("survive a restart", async () => {
		const database = await open();
		const { signInAttempts } = platformStore(database);
		for (let n = 0; n < 8; n += 1) {
			await signInThrottle(signInAttempts)("1.1.1.1").begin("casey");
		}
		const restarted = signInThrottle(signInAttempts);
		await expect(restarted("1.1.1.1").begin("casey")).rejects.toMatchObject({ kind: "throttled" });
		await expect(restarted("1.1.1.1").begin("sam")).resolves.toBeUndefined();
		await database.close();
	});

	test("are shared by tries at the same moment", async () => {
		const database = await open();
		const { signInAttempts } = platformStore(database);
		const tries = Array.from({ length: 20 }, () =>
			signInThrottle(signInAttempts)("1.1.1.1").begin("casey"),
		);
		const ends = await Promise.allSettled(tries);
		expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
		await database.close();
	});

	test("are forgotten by the right password, and cleared away when they have run out", async () => {
		const database = await open();
		const { signInAttempts } = platformStore(database);
		const attempts = signInThrottle(signInAttempts)("1.1.1.1");
		await attempts.begin("casey");
		await attempts.succeeded("casey");
		const rows = () => database.db.selectFrom("sign_in_attempts").selectAll().execute();
		expect((await rows()).map(({ points }) => points)).toEqual([0, 0]);
		vi.advanceTimersByTime(60 * minute);
		await attempts.begin("sam");
		expect((await rows()).map(({ key }) => key).filter((key) => key.includes("casey"))).toEqual([]);
		await database.close();
	});
});
