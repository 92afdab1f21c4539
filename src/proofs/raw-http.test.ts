import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpServer } from "#server/http/http-server.ts";
import { openMemory } from "#testing/databases.ts";
import {
	anyDialogue,
	type Dialogue,
	plainDialogues,
	rawServer,
	statusesIn,
} from "./fuzz/raw-http.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";

let world: ProofWorld;
let server: Awaited<ReturnType<typeof rawServer>>;
const mishaps: unknown[] = [];
const note = (error: unknown) => mishaps.push(error);

beforeAll(async () => {
	world = await proofWorld({ open: openMemory });
	server = await rawServer(httpServer(world.services));
	process.on("unhandledRejection", note);
});
afterAll(async () => {
	process.off("unhandledRejection", note);
	await server.close();
	await world.close();
});

const good = [
	"GET /api/organizations HTTP/1.1",
	"Host: fieldhouse.test",
	"Connection: close",
	"",
	"",
].join("\r\n");

/** Says nothing, refuses, or answers what is asked; and goes on serving others. */
async function expectNoHarm(dialogues: Dialogue[]): Promise<void> {
	const said = await Promise.all(dialogues.map(server.talk));
	for (const [index, text] of said.entries()) {
		const wrong = statusesIn(text).filter(
			(status) => status >= 500 && status !== 503 && status !== 505,
		);
		expect({ sent: dialogues[index], wrong, text: wrong.length > 0 && text }).toEqual({
			sent: dialogues[index],
			wrong: [],
			text: false,
		});
		expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
	}
	expect(statusesIn(await server.ask(good))).toEqual([200]);
	expect({ errors: world.errors.splice(0), mishaps }).toEqual({ errors: [], mishaps: [] });
}

test("no request that is no HTTP, or hardly, brings the server down", async () => {
	for (let start = 0; start < plainDialogues.length; start += 16) {
		await expectNoHarm(plainDialogues.slice(start, start + 16));
	}
}, 30_000);

test("no damaged request does, sent at once or in pieces", async () => {
	const several = fc.array(anyDialogue, { minLength: 16, maxLength: 16, size: "max" });
	await fc.assert(fc.asyncProperty(several, expectNoHarm), { numRuns: 16, seed: 3 });
}, 30_000);

test("a request that is cut off is nobody's error", async () => {
	for (const length of ["Content-Length: 400", "Transfer-Encoding: chunked"]) {
		const head = ["POST /api/auth/login HTTP/1.1", "Host: fieldhouse.test", length];
		const begun = [...head, "Content-Type: application/json", "", "2", "{}"].join("\r\n");
		await expectNoHarm([
			{ pieces: [begun], endsHalfway: true },
			{ pieces: [begun], endsHalfway: false },
		]);
	}
});

test("two hosts, or none, are refused", async () => {
	const asked = (...hosts: string[]) =>
		server.ask(
			["GET /api/organizations HTTP/1.1", ...hosts, "Connection: close", "", ""].join("\r\n"),
		);
	expect(statusesIn(await asked())).toEqual([400]);
	for (const hosts of [
		["fieldhouse.test", "evil.test"],
		["evil.test", "fieldhouse.test"],
	]) {
		const [status] = statusesIn(await asked(...hosts.map((host) => `Host: ${host}`)));
		expect([400, 404]).toContain(status);
	}
});

test("two ways to say how long a body is are refused, so that nothing is smuggled behind it", async () => {
	const smuggled = [
		"POST /api/auth/logout HTTP/1.1",
		"Host: fieldhouse.test",
		"Content-Length: 5",
		"Transfer-Encoding: chunked",
		"",
		"0",
		"",
		good,
	].join("\r\n");
	expect(statusesIn(await server.ask(smuggled))).toEqual([400]);
});
