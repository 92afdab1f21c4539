import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { connect, type PeerCertificate } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { httpServer } from "#server/http/http-server.ts";
import { addOrganization } from "#testing/api.ts";
import { startApp } from "#testing/start-app.ts";
import { findCaddy } from "./lib/caddy.ts";
import { inProject } from "./lib/child.ts";

const caddy = findCaddy();

/**
 * The Caddyfile as it is delivered, with Caddy's own authority in place of a public one, in front of
 * the product.
 */
describe.skipIf(caddy === undefined)("Caddy in front of the product", { timeout: 60_000 }, () => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let product: Server;
	let proxy: ChildProcess | undefined;
	let folder: string;
	let ports: { http: number; https: number };
	let said = "";

	beforeAll(async () => {
		app = await startApp({ settings: { isBehindHttps: true } });
		for (const [name, verifiedAt] of [
			["proved", "2025-06-02T00:00:00Z"],
			["tried", null],
		] as const) {
			const domain = `${name}.example`;
			const { id } = await addOrganization(app, { name: `The ${name} league`, slug: name, domain });
			await app.platform.domainClaims.save({
				organizationId: id,
				domain,
				token: name,
				startedAt: "2025-06-01T00:00:00Z",
				verifiedAt,
				failingSince: null,
				checkedAt: verifiedAt,
				records: [],
			});
		}
		product = httpServer(app.services).server;
		const behind = await listening(product);
		ports = { http: await freePort(), https: await freePort() };
		folder = mkdtempSync(join(tmpdir(), "fieldhouse-caddy-"));
		const options = [
			"local_certs",
			"skip_install_trust",
			"admin off",
			`http_port ${ports.http}`,
			`https_port ${ports.https}`,
		];
		const env = {
			PATH: process.env.PATH ?? "",
			HOME: folder,
			XDG_DATA_HOME: folder,
			XDG_CONFIG_HOME: folder,
			ROOT_DOMAIN: "fieldhouse.test",
			CADDY_OPTIONS: options.join("\n"),
			FIELDHOUSE: `127.0.0.1:${behind}`,
			FIELDHOUSE_ASK: `127.0.0.1:${behind}`,
		};
		const file = ["--config", inProject("Caddyfile"), "--adapter", "caddyfile"];
		const checked = spawnSync(caddy ?? "", ["validate", ...file], { env, encoding: "utf8" });
		expect(checked.stderr + checked.stdout).toContain("Valid configuration");
		proxy = spawn(caddy ?? "", ["run", ...file], { env, stdio: ["ignore", "ignore", "pipe"] });
		proxy.stderr?.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
		await untilServing();
	}, 60_000);

	afterAll(async () => {
		const ended = new Promise((resolve) => proxy?.once("close", resolve) ?? resolve(null));
		proxy?.kill();
		await ended;
		product.closeAllConnections();
		product.close();
		await app.database.close();
		rmSync(folder, { recursive: true, force: true });
	});

	/** Caddy says so itself; from then on a name that may have a certificate gets one. */
	const untilServing = async () => {
		const signal = AbortSignal.timeout(30_000);
		const running = proxy as ChildProcess;
		const end = once(running, "exit", { signal }).then(() => Promise.reject(new Error(said)));
		while (!said.includes("serving initial configuration")) {
			await Promise.race([once(running.stderr as Readable, "data", { signal }), end]);
		}
	};
	const visit = (name: string, path = "/", header = "") =>
		visitOverTls(ports.https, { name, path, header });

	test("gets a proved domain a certificate of its name, and serves its site", async () => {
		const { certificate, answer } = await visit("proved.example");
		expect(certificate.subjectaltname).toBe("DNS:proved.example");
		expect(certificate.issuer.CN).toMatch(/Caddy Local Authority/);
		expect(answer).toMatch(/^HTTP\/1\.1 200/);
		expect(answer).toContain("The proved league");
		expect(answer).toContain('<link rel="canonical" href="https://proved.example/"');
		expect(answer).toMatch(/strict-transport-security/i);
	});

	test("gets www a certificate too, which leads to the bare domain", async () => {
		const { certificate, answer } = await visit("www.proved.example", "/teamList");
		expect(certificate.subjectaltname).toBe("DNS:www.proved.example");
		expect(answer).toMatch(/^HTTP\/1\.1 301/);
		expect(answer).toMatch(/location: https:\/\/proved\.example\/teamList/i);
	});

	test("serves the product's own host, which leads a slug to its domain", async () => {
		const { certificate, answer } = await visit("fieldhouse.test", "/proved/teamList");
		expect(certificate.subjectaltname).toBe("DNS:fieldhouse.test");
		expect(answer).toMatch(/location: https:\/\/proved\.example\/teamList/i);
	});

	test.each(["unknown.example", "tried.example", "a.proved.example"])(
		"gets %s none",
		async (name) => {
			await expect(visit(name)).rejects.toThrow(/alert|reset|disconnected/i);
		},
	);

	test("lets nobody ask what only the machine may ask", async () => {
		for (const path of ["/tls-permission?domain=proved.example", "/metrics"]) {
			expect((await visit("proved.example", path)).answer).toMatch(/^HTTP\/1\.1 404/);
		}
	});

	test("tells the product whose visit it is, whatever the visitor writes", async () => {
		let told: unknown;
		product.on("request", ({ url, headers }) => {
			if (url === "/schedule") told = headers["x-forwarded-for"];
		});
		await visit("proved.example", "/schedule", "X-Forwarded-For: 198.51.100.7\r\n");
		expect(told).toBe("127.0.0.1");
	});

	test("leads http to https", async () => {
		const { status, location } = await visitOverHttp(ports.http, "proved.example", "/teamList?a=1");
		expect(status).toBe(308);
		expect(location).toBe("https://proved.example/teamList?a=1");
	});
});

if (caddy === undefined) test.skip("certificates are not tested: there is no Caddy here");

function listening(server: Server): Promise<number> {
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
	});
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});
}

/** The name goes along as SNI. Whether the certificate is for it is looked at, its authority not. */
function visitOverTls(
	port: number,
	{ name: servername, path, header }: { name: string; path: string; header: string },
): Promise<{ certificate: PeerCertificate; answer: string }> {
	return new Promise((resolve, reject) => {
		const socket = connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false });
		let answer = "";
		socket.setEncoding("utf8");
		socket.once("error", reject);
		socket.once("secureConnect", () => {
			const certificate = socket.getPeerCertificate();
			socket.on("data", (text) => {
				answer += text;
			});
			socket.once("end", () => resolve({ certificate, answer }));
			socket.write(
				`GET ${path} HTTP/1.1\r\nHost: ${servername}\r\nConnection: close\r\n${header}\r\n`,
			);
		});
	});
}

function visitOverHttp(port: number, host: string, path: string) {
	return new Promise<{ status: number; location: string }>((resolve, reject) => {
		const asked = request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
			response.resume();
			const { statusCode = 0, headers } = response;
			resolve({ status: statusCode, location: headers.location ?? "" });
		});
		asked.once("error", reject).end();
	});
}
