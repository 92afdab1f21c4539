import { expect, test } from "vitest";
import { Refusal } from "#usecases/refusals.ts";
import { passwordHasher } from "./passwords.ts";

const passwords = passwordHasher();

test("a password matches its own hash only", async () => {
	const stored = await passwords.hash("correct horse 9");
	expect(await passwords.verify(stored, "correct horse 9")).toBe(true);
	expect(await passwords.verify(stored, "correct horse 8")).toBe(false);
	expect(await passwords.verify(stored, "")).toBe(false);
});

test("a hash is argon2id in the PHC format with its own salt", async () => {
	const [one, two] = await Promise.all([passwords.hash("same"), passwords.hash("same")]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(one).not.toBe(two);
});

test("a hash made elsewhere, with other costs, is read by the costs it names", async () => {
	// Made by the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 8 -p 1
	const stored =
		"$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
	expect(await passwords.verify(stored, "password")).toBe(true);
	expect(await passwords.verify(stored, "passwort")).toBe(false);
});

test("an account without a password is signed in to by nothing", async () => {
	for (const text of ["", "null", "undefined"]) {
		expect(await passwords.verify(null, text)).toBe(false);
	}
});

test("the same letters typed as other code points are the same password", async () => {
	const stored = await passwords.hash("caf\u00e9 au lait");
	expect(await passwords.verify(stored, "cafe\u0301 au lait")).toBe(true);
});

test("more than the queue holds are refused at once, and the queue works on", async () => {
	const busy = passwordHasher({ atOnce: 1, mostWaiting: 2 });
	const tries = Array.from({ length: 5 }, () => busy.verify(null, "x"));
	const ends = await Promise.allSettled(tries);
	expect(ends.map(({ status }) => status)).toEqual([
		"fulfilled",
		"fulfilled",
		"fulfilled",
		"rejected",
		"rejected",
	]);
	const [refused] = ends.filter((end) => end.status === "rejected");
	expect(refused?.reason).toBeInstanceOf(Refusal);
	expect(refused?.reason).toMatchObject({ kind: "overloaded", retryAfterSeconds: 2 });
	expect(await busy.verify(null, "x")).toBe(false);
});
