import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "#usecases/refusals.ts";
import { signInThrottle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const minute = 60_000;
let attemptsFrom: ReturnType<typeof signInThrottle>;
beforeEach(() => {
	attemptsFrom = signInThrottle();
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
