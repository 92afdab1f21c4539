import { beforeEach, expect, test } from "vitest";
import { anonymous } from "#domain/account/user.ts";
import { domainNames } from "#server/domains/domain-names.ts";
import { readSettings } from "#server/env.ts";
import { platformStore } from "#store/platform/platform.ts";
import { addOrganization, addUser } from "#testing/api.ts";
import { openMemory } from "#testing/databases.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { Refusal } from "../refusals.ts";
import { signIn } from "./sign-in.ts";

/** What a sign-in did, in order. Only the right password is "right". */
let done: string[];
let scope: PlatformScope;

beforeEach(async () => {
	const platform = platformStore(await openMemory());
	const hoops = await addOrganization({ platform }, { slug: "hoops" });
	const spikes = await addOrganization({ platform }, { slug: "spikes" });
	const casey = { username: "casey", role: "staff" as const, organizationId: hoops.id };
	await addUser({ platform }, casey);
	await addUser({ platform }, { ...casey, username: "ghost", passwordHash: null });
	const late = await addUser({ platform }, { ...casey, username: "late" });
	await platform.accounts.change(late.id, { passwordExpiresAt: "2026-01-01T00:00:00.000Z" });
	done = [];
	const note = (what: string) => async () => {
		done.push(what);
	};
	scope = {
		viewer: anonymous,
		organization: null,
		platform,
		findNamed: async ({ slug }) => (slug === "spikes" ? spikes : "nobody"),
		session: {
			id: null,
			device: "",
			isKnownTo: () => false,
			start: note("session started"),
			end: note("session ended"),
		},
		codes: {
			makeUp: () => ({ secret: "", sealed: "" }),
			addressOf: () => "",
			stepOf: async () => null,
			makeUpRecoveryCodes: () => [],
			hashOf: () => "",
			ticketFor: () => "",
			idIn: () => null,
			isTicketOf: () => false,
		},
		passkeys: {
			host: "fieldhouse.test",
			toMake: async () => ({ challenge: "", options: {} }),
			made: async () => null,
			toUse: async () => ({ challenge: "", options: {} }),
			challengeIn: () => null,
			used: async () => null,
		},
		passwords: {
			hash: async () => "",
			isCommon: async () => false,
			makeUp: () => "",
			verify: async (stored, password) => {
				done.push("password compared");
				return stored !== null && password === "right";
			},
		},
		attempts: {
			begin: note("try counted"),
			signUp: note("sign-up counted"),
			letter: note("letter counted"),
			code: note("code counted"),
			codeSucceeded: note("codes forgotten"),
			passkey: note("passkey counted"),
			passkeySucceeded: note("passkeys forgotten"),
			rename: note("rename counted"),
			register: note("registration counted"),
			claim: note("claim counted"),
			message: note("message counted"),
			succeeded: note("tries forgotten"),
		},
		picturesOf: () => ({
			keep: noPictures,
			keepIcon: noPictures,
			keepForLibrary: noPictures,
			cut: noPictures,
			remove: noPictures,
		}),
		rules: {
			domainProblem: () => null,
			reservedSlugs: new Set(),
			isSignUpOpen: false,
			storageMegabytes: 1,
		},
		domains: domainNames(readSettings({})),
		mail: {
			isServed: false,
			write: () => Promise.reject(new Error("No letter is written.")),
			writeNotice: async () => null,
			letterBehind: () => null,
			wake: () => {},
		},
		now: new Date("2026-01-01T00:00:00.000Z"),
	};
});

// The answer takes the same time because the same work is done, whatever is wrong.
test.each([
	["an unknown name", { username: "nobody", password: "right" }],
	["a wrong password", { username: "casey", password: "wrong" }],
	["an account without a password", { username: "ghost", password: "right" }],
	["an expired password", { username: "late", password: "right" }],
	["another organization", { username: "casey", password: "right", slug: "spikes" }],
])("%s is counted, compared once and refused", async (_, input) => {
	await expect(signIn(scope, input)).rejects.toThrow(
		new Refusal("unauthenticated", "Invalid username or password"),
	);
	expect(done).toEqual(["try counted", "password compared"]);
});

test("the right password starts a session and forgets the tries before it", async () => {
	await signIn(scope, { username: "casey", password: "right" });
	expect(done).toEqual(["try counted", "password compared", "tries forgotten", "session started"]);
});

test("a password that was changed while it was compared starts no session", async () => {
	const { accounts } = scope.platform;
	scope.passwords.verify = async () => {
		const casey = await accounts.findByUsernameKey("casey");
		await accounts.change(casey?.id ?? 0, { passwordHash: "another" });
		return true;
	};
	await expect(signIn(scope, { username: "casey", password: "right" })).rejects.toThrow(
		new Refusal("unauthenticated", "Invalid username or password"),
	);
	expect(done).toEqual(["try counted"]);
});

test("whoever tries too often is refused before any work is done", async () => {
	const tooSoon = new Refusal("throttled", "Too many attempts.");
	scope.attempts.begin = () => Promise.reject(tooSoon);
	await expect(signIn(scope, { username: "casey", password: "right" })).rejects.toBe(tooSoon);
	expect(done).toEqual([]);
});

async function noPictures(): Promise<never> {
	throw new Error("There are no pictures here.");
}
