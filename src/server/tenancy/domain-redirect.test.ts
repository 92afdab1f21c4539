import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DomainClaim } from "#domain/organization/domain-claim.ts";
import { addOrganization, addUser } from "#testing/api.ts";
import { type Engine, engines } from "#testing/databases.ts";
import { startApp } from "#testing/start-app.ts";
import { startSession } from "../identity/session.ts";

describe.each(engines)("$name: a proved domain", ({ open }: Engine) => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let organizationId: number;

	beforeEach(async () => {
		app = await startApp({ database: await open() });
		({ id: organizationId } = await addOrganization(app, { slug: "hoops", domain: "hoops.test" }));
	});
	afterEach(() => app.database.close());

	const keep = (change: Partial<DomainClaim> = {}) =>
		app.platform.transaction(({ platform }) =>
			platform.domainClaims.save({
				organizationId,
				domain: "hoops.test",
				token: "proof",
				records: [],
				startedAt: "2025-06-01",
				verifiedAt: "2025-06-02",
				checkedAt: "2025-06-02",
				failingSince: null,
				...change,
			}),
		);
	const placeOf = async (path: string, headers: Record<string, string> = {}) => {
		const response = await app.get(path, "fieldhouse.test", headers);
		return response.status === 301 ? response.headers.get("location") : response.status;
	};

	test("is where visitors of the slug are sent, with path and query", async () => {
		expect(await placeOf("/hoops/schedule?day=4")).toBe(200);
		await keep();
		expect(await placeOf("/hoops/schedule?day=4")).toBe("http://hoops.test/schedule?day=4");
		expect(await placeOf("/hoops")).toBe("http://hoops.test/");
		expect(await placeOf("/hoops//evil.test")).toBe("http://hoops.test//evil.test");
		const { headers } = await app.get("/hoops");
		expect(headers.get("cache-control")).toBe("no-cache");
		expect((await app.get("/", "hoops.test")).status).toBe(200);
	});

	test("is not where anybody is sent before it is proved, or once it is lost", async () => {
		await keep({ verifiedAt: null });
		expect(await placeOf("/hoops/schedule")).toBe(200);
		await keep();
		expect(await placeOf("/hoops/schedule")).toBe("http://hoops.test/schedule");
		await keep({ failingSince: "2025-06-10" });
		expect(await placeOf("/hoops/schedule")).toBe(200);
		await keep({ domain: "former.test" });
		expect(await placeOf("/hoops/schedule")).toBe(200);
	});

	test("never becomes the way back to the product's own host", async () => {
		await keep({ domain: "fieldhouse.test" });
		await app.platform.organizations.change(organizationId, { domain: "fieldhouse.test" });
		expect(await placeOf("/hoops/schedule")).toBe(200);
	});

	test("leaves the sign-in, embeds and calendars where they are", async () => {
		await keep();
		expect(await placeOf("/hoops/login")).toBe(200);
		expect(await placeOf("/hoops/calendar/organization.ics")).toBe(200);
		expect(String(await placeOf("/hoops/embed/standings"))).not.toContain("hoops.test");
		expect((await app.get("/api/seasonsv2?slug=hoops")).status).toBe(200);
	});

	test("leaves its members in the preview, and sends strangers who are signed in", async () => {
		await keep();
		const other = await addOrganization(app, { name: "Spikes", slug: "spikes" });
		const cookies: string[] = [];
		for (const [username, id] of [
			["member", organizationId],
			["stranger", other.id],
		] as const) {
			const { id: userId } = await addUser(app, { username, role: "staff", organizationId: id });
			const { cookie } = await startSession(app.services, { userId, host: "fieldhouse.test" });
			cookies.push(cookie.split(";")[0] ?? "");
		}
		const [member = "", stranger = ""] = cookies;
		const path = "/hoops/schedule?view=public";
		expect(await placeOf(path, { cookie: member })).toBe(200);
		expect(await placeOf(path, { cookie: stranger })).toBe(
			`http://hoops.test/schedule?view=public`,
		);
	});
});
