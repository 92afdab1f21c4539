import { Hono } from "hono";
import { expect, test } from "vitest";
import { plainOrganization } from "#domain/organization/organization.ts";
import { adminShell } from "./admin-shell.ts";

const assets = {
	site: { scripts: [], styles: [] },
	admin: {
		scripts: ["/assets/admin-1.js"],
		styles: ["/assets/admin-1.css"],
		words: { en: "/assets/en.js", fr: "/assets/fr.js", es: "/assets/es.js" },
	},
	folder: null,
	isDevelopment: false,
};
const app = new Hono().get("/*", (c) => adminShell({ assets }, c));

/** The shell under the slug of a league with this name. */
async function shellUnderSlug(name: string): Promise<string> {
	const organization = {
		...plainOrganization,
		id: 1,
		slug: "hoops",
		domain: null,
		sports: [],
		name,
	};
	const base = "/hoops";
	const at = { address: "slug", base, home: base, path: "/login", language: "en" } as const;
	const tenant = { kind: "site", organization, ...at } as const;
	const app = new Hono().get("/*", (c) => adminShell({ assets }, c, { tenant }));
	return (await app.request("/hoops/login")).text();
}

test("the shell says Loading... and carries the built files", async () => {
	const html = await (await app.request("/dashboard")).text();
	expect(html).toContain('<div id="app">Loading...</div>');
	expect(html).toMatch(/<script type="module" src="\/assets\/admin-1\.js" nonce="[\w+/=]{24}">/);
	expect(html).toContain('<link rel="stylesheet" href="/assets/admin-1.css">');
	expect(html).toContain('<meta name="description" content="Welcome to Fieldhouse:');
});

test("the policy allows the scripts of this document by a nonce of its own", async () => {
	const [one, two] = await Promise.all([app.request("/login"), app.request("/login")]);
	const nonceOf = async (response: Response) =>
		/csp-nonce" nonce="([^"]+)"/.exec(await response.text())?.[1];
	const nonce = await nonceOf(one);
	expect(one.headers.get("content-security-policy")).toContain(
		`script-src 'self' 'nonce-${nonce}'`,
	);
	expect(one.headers.get("content-security-policy")).not.toContain("unsafe");
	expect(await nonceOf(two)).not.toBe(nonce);
});

test("no cache keeps the shell and nobody frames it", async () => {
	const { headers } = await app.request("/dashboard");
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the shell names the league whose address it is at, and no word of a name becomes a tag", async () => {
	const html = await shellUnderSlug('Hoops & "Friends" </title><script>');
	expect(html).toContain("<title>hoops</title>");
	expect(html).toContain(
		'<meta name="league" content="Hoops &amp; &quot;Friends&quot; &lt;/title&gt;&lt;script&gt;">',
	);
	expect(await (await app.request("/login")).text()).toContain("<title>Fieldhouse</title>");
});

test("the shell is in the language of the browser, unless the account has one, with its script first", async () => {
	const app = new Hono()
		.get("/chosen", (c) => adminShell({ assets }, c, { language: "es" }))
		.get("/*", (c) => adminShell({ assets }, c));
	const shellIn = async (path: string, accepted: string) => {
		const headers = { "accept-language": accepted };
		return (await app.request(path, { headers })).text();
	};
	const french = await shellIn("/login", "fr-CA,fr;q=0.9,en;q=0.8");
	expect(french).toContain('<html lang="fr">');
	expect(french).toMatch(/src="\/assets\/fr\.js".*\n.*src="\/assets\/admin-1\.js"/);
	expect(french).toContain('<div id="app">Chargement…</div>');
	expect(await shellIn("/chosen", "fr")).toContain('<html lang="es">');
	expect(await shellIn("/login", "de")).toContain('<html lang="en">');
});
