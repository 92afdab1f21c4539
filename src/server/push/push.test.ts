import { createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPushService } from "#testing/servers/push-service.ts";
import { outgoing } from "../outgoing/outgoing.ts";
import { areKeys, encrypt } from "./encrypt.ts";
import { pushKeys } from "./push-keys.ts";
import { sendPush } from "./send-push.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
	service = await startPushService();
});
afterAll(() => service.close());
beforeEach(() => {
	service.received.length = 0;
	service.answers.length = 0;
});

const secret = new Uint8Array(32).fill(7);
const keys = pushKeys(secret, "mailto:league@fieldhouse.test");
const now = new Date("2026-03-01T12:00:00Z");
const given = {
	outgoing: outgoing({ receivers: ["127.0.0.1"], dnsServers: [] }),
	keys,
	now,
};
const message = {
	title: "Hawks 81, Owls 70",
	body: "Final score",
	url: "https://hoops.test/games/5",
	tag: "result-5",
};

test("the message of RFC 8291, appendix A, is encrypted as it stands there", () => {
	const bytes = (text: string) => Buffer.from(text, "base64url");
	const encrypted = encrypt(
		{
			endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
			p256dh:
				"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
			auth: "BTBZMqHH6r4Tts7J_aSIgg",
		},
		"When I grow up, I want to be a watermelon",
		{
			salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
			privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
		},
	);
	expect(encrypted.toString("base64url")).toBe(
		"DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
	);
});

test("a browser reads what it was sent, and the service in between does not", async () => {
	const { subscription, read } = service.browser();
	expect(await sendPush(given, subscription, message)).toMatchObject({ outcome: "sent" });
	expect(read()).toEqual([message]);
	const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.received;
	expect(body.includes("Hawks")).toBe(false);
	expect(headers).toMatchObject({
		ttl: "86400",
		urgency: "normal",
		"content-encoding": "aes128gcm",
	});
});

test("the service can tell by RFC 8292 who writes, to whom, and how to reach them", async () => {
	const { subscription } = service.browser();
	await sendPush(given, subscription, message);
	const header = String(service.received[0]?.headers.authorization);
	const [, head = "", claims = "", signature = "", key = ""] =
		/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
	expect(key).toBe(keys.publicKey);
	const json = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString());
	expect(json(head)).toEqual({ typ: "JWT", alg: "ES256" });
	expect(json(claims)).toEqual({
		aud: new URL(subscription.endpoint).origin,
		exp: Date.parse("2026-03-02T00:00:00Z") / 1000,
		sub: "mailto:league@fieldhouse.test",
	});
	const point = Buffer.from(key, "base64url");
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString("base64url"));
	const publicKey = createPublicKey({
		key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
		format: "jwk",
	});
	const isSigned = verify(
		"sha256",
		Buffer.from(`${head}.${claims}`),
		{ key: publicKey, dsaEncoding: "ieee-p1363" },
		Buffer.from(signature, "base64url"),
	);
	expect(isSigned).toBe(true);
});

test("keys follow from the secret: the same after each start, and others elsewhere", () => {
	expect(pushKeys(secret, "").publicKey).toBe(keys.publicKey);
	expect(pushKeys(new Uint8Array(32).fill(8), "").publicKey).not.toBe(keys.publicKey);
});

test.each([
	[404, "gone"],
	[410, "gone"],
	[429, "failed"],
	[503, "failed"],
	[400, "refused"],
	[403, "refused"],
	[413, "refused"],
])("a service that answers %i: %s", async (status, outcome) => {
	service.answers.push(status);
	const { subscription } = service.browser();
	expect(await sendPush(given, subscription, message)).toMatchObject({ outcome });
});

test("a long text is cut to what a push carries, whatever its letters", async () => {
	const { subscription, read } = service.browser();
	const body = "🏀é".repeat(5000);
	expect(await sendPush(given, subscription, { ...message, body })).toMatchObject({
		outcome: "sent",
	});
	const [got] = read();
	expect(got.body.length).toBeGreaterThan(800);
	expect(service.received[0]?.body.length).toBeLessThanOrEqual(4096);
});

test("nothing is sent into the own network", async () => {
	const strict = { ...given, outgoing: outgoing({ receivers: [], dnsServers: [] }) };
	const { subscription, read } = service.browser();
	expect(await sendPush(strict, subscription, message)).toMatchObject({ outcome: "failed" });
	expect(read()).toEqual([]);
});

test("keys that no browser has are known as such", () => {
	const { p256dh, auth } = service.browser().subscription;
	expect(areKeys({ p256dh, auth })).toBe(true);
	expect(areKeys({ p256dh, auth: "AAAA" })).toBe(false);
	for (const wrong of ["", "AAAA", `${p256dh.slice(0, -4)}AAAA`, p256dh.slice(0, 40)]) {
		expect(areKeys({ p256dh: wrong, auth })).toBe(false);
	}
});
