import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addOrganization, addUser, password, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";

const unknown = "This passkey is not known here. Please try another way.";
const root = "fieldhouse.test";

describe.each(engines)("$name: passkeys", ({ open }) => {
	let api: Awaited<ReturnType<typeof startApi>>;
	let now: Date;
	let organizationId: number;
	let pat: Browser;
	let patId: number;

	beforeEach(async () => {
		now = new Date("2026-03-01T12:00:00Z");
		api = await startApi({ database: await open(), now: () => now });
		const domain = "hoops.example";
		({ id: organizationId } = await addOrganization(api, { name: "Hoops", slug: "hoops", domain }));
		const staff = { role: "staff", organizationId } as const;
		await addUser(api, { username: "owner", role: "org_owner", organizationId });
		await addUser(api, { username: "kim", ...staff });
		patId = (await addUser(api, { username: "pat", ...staff })).id;
		pat = await api.signedIn("pat");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	type Answer = {
		options: RequestOptions & CreationOptions;
		recoveryCodes: string[];
		secondStep?: { ticket: string; hasApp: boolean; hasPasskey: boolean };
	};
	const read = async (response: Response | Promise<Response>) => {
		const answered = await response;
		return { status: answered.status, ...((await answered.json()) as Answer) };
	};
	const asked = async (by: Browser, ticket?: string) => {
		const { status, options } = await read(by.post("/api/auth/passkey/options", { ticket }));
		expect(status).toBe(200);
		return options;
	};
	const add = async (device: Device, { by = pat, name = undefined as string | undefined } = {}) => {
		const own = { oldPassword: password };
		const { status, options } = await read(by.post("/api/auth/passkeys/options", own));
		expect(status).toBe(200);
		const passkey = device.make(options);
		return read(by.post("/api/auth/passkeys", { name, passkey }));
	};
	const visitor = async (host = root) => {
		const by = api.browser(host);
		await by.get("/api/auth/check-auth");
		return by;
	};
	const firstStep = async (host = root) => {
		const by = await visitor(host);
		const { secondStep } = await read(by.post("/api/auth/login", { username: "pat", password }));
		return { by, ticket: "", ...secondStep };
	};
	const second = async (device: Device, change: Partial<Use> = {}) => {
		const { by, ticket } = await firstStep();
		const passkey = { ...device.use(await asked(by, ticket)), ...change };
		return { by, answered: await read(by.post("/api/auth/passkey", { ticket, passkey })) };
	};
	const alone = async (device: Device, host = root) => {
		const by = await visitor(host);
		const passkey = device.use(await asked(by));
		return { by, passkey, answered: await read(by.post("/api/auth/passkey", { passkey })) };
	};
	const isIn = async (by: Browser) => (await by.get("/api/sessions")).status === 200;

	test("the first brings recovery codes, ends other sessions, and is asked for after the password", async () => {
		const elsewhere = await api.signedIn("pat");
		const phone = device();
		const told = await add(phone, { name: "  Pat's phone " });
		expect(told).toMatchObject({ status: 200 });
		expect(told.recoveryCodes).toHaveLength(10);
		expect([await isIn(pat), await isIn(elsewhere)]).toEqual([true, false]);
		expect(await read(pat.get("/api/auth/second-step"))).toMatchObject({
			isOn: true,
			hasApp: false,
			recoveryCodesLeft: 10,
			host: root,
			passkeys: [{ name: "Pat's phone", host: root, lastUsedAt: null }],
		});

		const { by, ticket, ...ways } = await firstStep();
		expect([await isIn(by), ways]).toEqual([false, { hasApp: false, hasPasskey: true }]);
		const { answered, by: entered } = await second(phone);
		expect(answered).toMatchObject({ status: 200, authenticated: true });
		expect(await isIn(entered)).toBe(true);
		const state = await read(entered.get("/api/auth/second-step"));
		expect(state).toMatchObject({ passkeys: [{ lastUsedAt: now.toISOString() }] });
		const [code] = told.recoveryCodes;
		expect(await read(by.post("/api/auth/second-step", { ticket, code }))).toMatchObject({
			status: 200,
		});
	});

	test("one that has looked at its owner signs in alone, and another does not", async () => {
		const phone = device();
		await add(phone);
		const { by, answered, passkey } = await alone(phone);
		expect(answered).toMatchObject({ status: 200, authenticated: true, user: { id: patId } });
		expect(await isIn(by)).toBe(true);
		// The same answer is to a challenge that was used.
		const again = await visitor();
		expect(await read(again.post("/api/auth/passkey", { passkey }))).toMatchObject({ status: 409 });
		phone.looks = false;
		expect((await alone(phone)).answered).toMatchObject({
			status: 422,
			fields: { passkey: unknown },
		});
		expect((await second(phone)).answered).toMatchObject({ status: 200 });
	});

	test("an answer counts for its challenge, host, key and person, within five minutes", async () => {
		const phone = device();
		await add(phone);
		const kims = device();
		const kim = await api.signedIn("kim");
		await add(kims, { by: kim });
		const wrong = { status: 422, fields: { passkey: unknown } };

		expect((await second(phone, { signature: "AAAA" })).answered).toMatchObject(wrong);
		expect((await second(phone, { id: "nobodys" })).answered).toMatchObject(wrong);
		expect((await second(kims)).answered).toMatchObject(wrong);
		const elsewhere = device({ origin: "http://evil.test" });
		elsewhere.become(phone);
		expect((await second(elsewhere)).answered).toMatchObject(wrong);
		const { by, ticket } = await firstStep();
		const early = phone.use(await asked(by, ticket));
		// A later question forgets the one before.
		await asked(by, ticket);
		const send = (passkey: Use) => read(by.post("/api/auth/passkey", { ticket, passkey }));
		expect(await send(early)).toMatchObject(wrong);
		const late = phone.use(await asked(by, ticket));
		now = new Date(now.getTime() + 5 * 60_000);
		expect(await send(late)).toMatchObject({ status: 409 });
		expect(await isIn(by)).toBe(false);
	});

	test("a key whose count goes back is a copy, and is refused", async () => {
		const phone = device({ counts: true });
		await add(phone);
		const copy = device({ counts: true });
		copy.become(phone);
		expect((await second(phone)).answered).toMatchObject({ status: 200 });
		expect((await second(copy)).answered).toMatchObject({ status: 422 });
		expect((await second(phone)).answered).toMatchObject({ status: 200 });
	});

	test("of two that send one answer at once only one gets in", async () => {
		const phone = device();
		await add(phone);
		const { by, ticket } = await firstStep();
		const sent = { ticket, passkey: phone.use(await asked(by, ticket)) };
		const both = [await visitor(), await visitor()].map((it) => it.post("/api/auth/passkey", sent));
		const statuses = (await Promise.all(both)).map(({ status }) => status);
		expect(statuses.toSorted()).toEqual([200, 409]);
	});

	test("counts at the host where it was made: the own domain has its own, with codes for elsewhere", async () => {
		const host = "hoops.example";
		const atHome = await api.signedIn("pat", host);
		const phone = device({ host });
		await add(phone, { by: atHome });
		expect(await read(atHome.get("/api/auth/second-step"))).toMatchObject({ host });
		expect((await firstStep(host)).hasPasskey).toBe(true);
		expect((await alone(phone, host)).answered).toMatchObject({ status: 200 });

		const { by, ticket, hasPasskey } = await firstStep();
		expect(hasPasskey).toBe(false);
		expect(await read(by.post("/api/auth/passkey/options", { ticket }))).toMatchObject({
			status: 409,
			message: "There is no passkey for this address. Please enter a code.",
		});
		expect((await alone(phone)).answered).toMatchObject({ status: 422 });
	});

	test("is added and removed with the password, by its owner; the last one takes the codes with it", async () => {
		const begin = (oldPassword: string) =>
			read(pat.post("/api/auth/passkeys/options", { oldPassword }));
		expect(await begin("wrong")).toMatchObject({ status: 422 });
		const [phone, stick] = [device(), device()];
		await add(phone);
		expect(await add(stick, { name: "Stick" })).toMatchObject({
			message: "The passkey was added",
			recoveryCodes: [],
		});
		const end = (by: Browser, passkeyId: string, oldPassword = password) =>
			read(by.post("/api/auth/passkeys/end", { passkeyId, oldPassword }));
		expect((await end(await api.signedIn("kim"), phone.id)).status).toBe(404);
		expect((await end(pat, phone.id, "wrong")).status).toBe(422);
		expect((await end(pat, phone.id)).status).toBe(200);
		expect((await second(phone)).answered).toMatchObject({ status: 422 });
		expect((await end(pat, stick.id)).status).toBe(200);
		expect((await firstStep()).ticket).toBe("");
		expect(await read(pat.get("/api/auth/second-step"))).toMatchObject({
			isOn: false,
			recoveryCodesLeft: 0,
		});
	});

	test("what was not asked for is not added, and nobody adds what is somebody's already", async () => {
		const phone = device();
		const stale = phone.make({ challenge: "nobody-asked-this", user: { id: "MQ" } });
		const post = (passkey: unknown) => read(pat.post("/api/auth/passkeys", { passkey }));
		expect(await post(stale)).toMatchObject({ status: 422, fields: { passkey: unknown } });
		expect(await post({ id: "<script>" })).toMatchObject({ status: 422 });
		await add(phone);
		const kim = await api.signedIn("kim");
		expect(await add(phone, { by: kim })).toMatchObject({
			status: 409,
			message: "This passkey is there already.",
		});
	});

	test("does not open an account whose password was taken, and an owner's reset removes it", async () => {
		const phone = device();
		await add(phone);
		await api.platform.accounts.change(patId, { passwordHash: null });
		expect((await alone(phone)).answered).toMatchObject({ status: 422 });
		const owner = await api.signedIn("owner");
		expect((await owner.del(`/api/usersv2/${patId}/second-step`)).status).toBe(200);
		expect(await api.platform.passkeys.listOf(patId)).toEqual([]);
	});

	test("the last one of a super administrator stays while it is required", async () => {
		await addUser(api, { username: "root", role: "super_admin", organizationId: null });
		const by = await api.signedIn("root");
		const phone = device();
		await add(phone, { by });
		const required = { isRequired: true, oldPassword: password };
		expect((await by.put("/api/auth/second-step/requirement", required)).status).toBe(200);
		const end = { passkeyId: phone.id, oldPassword: password };
		expect(await read(by.post("/api/auth/passkeys/end", end))).toMatchObject({
			status: 409,
			message: "Super administrators need a second step here.",
		});
	});

	test("who has an address hears of a passkey that was added or removed, with the device it came from", async () => {
		const settings = { smtpUrl: "smtp://127.0.0.1:9", mailFrom: "league@fieldhouse.test" };
		const served = await startApi({ database: api.database, now: () => now, settings });
		const lee = {
			username: "lee",
			role: "staff",
			organizationId,
			email: "lee@hoops.test",
		} as const;
		await addUser(served, lee);
		const by = await served.signedIn("lee");
		const phone = device();
		await add(phone, { by });
		now = new Date("2026-03-01T12:05:00Z");
		await by.post("/api/auth/passkeys/end", { passkeyId: phone.id, oldPassword: password });
		await add(device());
		const letters = await served.services.platform.outbox.listOf(organizationId, 10);
		const told = letters.filter(({ kind }) => kind === "signInChanged");
		expect(told.map(({ address, told: { change } }) => [address, change]).toSorted()).toEqual([
			["lee@hoops.test", "passkey added"],
			["lee@hoops.test", "passkey removed"],
		]);
		for (const letter of told) {
			const { subject, paragraphs } = await served.services.mail.write(letter);
			expect(subject).toBe("How you sign in at Hoops was changed");
			expect(paragraphs[0]).toMatch(/^A passkey (was added to|of) the account lee at Hoops/);
		}
	});

	test("guessing is slowed down, and the trail says what was added and removed", async () => {
		const phone = device();
		await add(phone);
		const { by, ticket } = await firstStep();
		const statuses = [];
		for (let each = 0; each < 11; each++) {
			const passkey = { ...phone.use(await asked(by, ticket)), signature: "AAAA" };
			statuses.push((await by.post("/api/auth/passkey", { ticket, passkey })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(422), 429]);
		await pat.post("/api/auth/passkeys/end", { passkeyId: phone.id, oldPassword: password });
		const trail = JSON.stringify(
			await api.database.db.selectFrom("audit_log").selectAll().execute(),
		);
		expect(trail).toContain("passkey added");
		expect(trail).toContain("passkey removed");
	});
});

type CreationOptions = { challenge: string; user: { id: string } };
type RequestOptions = { challenge: string };
type Use = { id: string; clientDataJSON: string; authenticatorData: string; signature: string };
type Inner = { keys: ReturnType<typeof newKeys>; id: Buffer; uses: number };
type Device = {
	id: string;
	looks: boolean;
	inner: Inner;
	become: (other: Device) => void;
	make: (asked: CreationOptions) => object;
	use: (asked: RequestOptions) => Use;
};

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** A device that holds one key and answers as a browser would (WebAuthn, ES256, without attestation). */
function device(about: { host?: string; origin?: string; counts?: boolean } = {}): Device {
	const { host = root, origin = `http://${host}`, counts = false } = about;
	let keys = newKeys();
	let id: Buffer = randomBytes(16);
	let uses = 0;
	const clientData = (type: string, challenge: string) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	const head = (flags: number) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counts ? uses : 0);
		return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
	};
	return {
		/** Whether it asks for a finger, a face or a PIN. */
		looks: true,
		get id() {
			return id.toString("base64url");
		},
		get inner() {
			return { keys, id, uses };
		},
		become(other) {
			({ keys, id, uses } = other.inner);
		},
		make({ challenge }) {
			const { x = "", y = "" } = keys.publicKey.export({ format: "jwk" });
			// A map: 1 (kty) is 2, 3 (alg) is -7, -1 (curve) is 1, and -2 and -3 are the point.
			const key = Buffer.concat([
				Buffer.from("a5010203262001215820", "hex"),
				Buffer.from(x, "base64url"),
				Buffer.from("225820", "hex"),
				Buffer.from(y, "base64url"),
			]);
			const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
			const data = Buffer.concat([head(0x45), credential]);
			const length = Buffer.alloc(2);
			length.writeUInt16BE(data.length);
			const attestation = Buffer.concat([
				// { fmt: "none", attStmt: {}, authData: … }
				Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174615900", "hex").subarray(
					0,
					-1,
				),
				length,
				data,
			]);
			return {
				id: id.toString("base64url"),
				clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
				attestationObject: attestation.toString("base64url"),
				transports: ["internal"],
			};
		},
		use({ challenge }) {
			uses++;
			const client = clientData("webauthn.get", challenge);
			const data = head(this.looks ? 0x05 : 0x01);
			const signed = createSign("sha256").update(data).update(sha256(client));
			return {
				id: id.toString("base64url"),
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: signed.sign(keys.privateKey).toString("base64url"),
			};
		},
	};
}

function sha256(data: string | Buffer): Buffer {
	return createHash("sha256").update(data).digest();
}
