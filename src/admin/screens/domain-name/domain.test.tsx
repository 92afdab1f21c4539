// @vitest-environment window
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startClubs } from "#testing/admin/club.ts";
import { openAdmin, pass, question, screen, waitFor } from "#testing/admin/open-admin.tsx";
import { startDnsServer } from "#testing/servers/dns-server.ts";

const siteAddress = "203.0.113.5";
const dns = await startDnsServer();
afterAll(() => dns.close());
const { app, begin } = await startClubs({
	settings: { dnsServers: [dns.address], siteAddresses: [siteAddress] },
});

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => vi.useRealTimers());

/** What was found just now is not asked again. */
const aMoment = () => pass(2100);

/** What is to be entered at the registrar, by its type. */
function record(type: string): HTMLElement {
	const list = screen.getByRole("list", { name: /^Records of/ });
	const [found] = [...list.children].filter(({ children: [first], textContent }) =>
		(first?.textContent ?? textContent).includes(type),
	);
	return found as HTMLElement;
}

test("a domain is connected step by step, said to be lost, and given up", async () => {
	const club = await begin();
	const domain = `${club.slug}.example`;
	const opened = await openAdmin(app, "/dashboard/site/domain", { as: club.owner });
	const { user, fill, press, goTo } = opened;
	await screen.findByText(/^Your site is at fieldhouse\.test/);

	const field = await screen.findByLabelText("Your domain");
	await fill(field, "fieldhouse.test");
	await press("Continue");
	await screen.findByText(/This domain is the product's own\./);
	await waitFor(() => expect(document.activeElement).toBe(field));

	await fill(field, `https://www.${domain}/`);
	screen.getByText(`This means ${domain}`);
	await press("Continue");
	await screen.findByRole("heading", { name: `Enter these at the registrar of ${domain}` });
	await screen.findByText(/None of the needed records is there yet\./);
	expect(record("A").textContent).toContain(siteAddress);
	const [token] = /fieldhouse-[\da-f]+/.exec(record("TXT").textContent) ?? [];

	dns.names[`_fieldhouse.${domain}`] = { TXT: [token ?? ""] };
	dns.names[domain] = { A: ["198.51.100.7"] };
	// The screen looks again by itself.
	await pass(5000);
	await waitFor(() =>
		expect(record("A").textContent).toContain(
			`Found 198.51.100.7. Only ${siteAddress} may stand there`,
		),
	);
	expect(record("TXT").textContent).toContain("Found");

	dns.names[domain] = { A: [siteAddress] };
	dns.names[`www.${domain}`] = { CNAME: ["fieldhouse.test"] };
	await aMoment();
	await press("Check now");
	await screen.findByRole("heading", { name: `${domain} is connected` });
	expect(screen.getByRole("link", { name: "Open your site" }).getAttribute("href")).toBe(
		`http://${domain}`,
	);
	const visit = async (path: string, host?: string) =>
		(await app.get(path, host)).headers.get("location");
	expect(await visit(`/${club.slug}/teamList`)).toBe(`http://${domain}/teamList`);
	expect(await visit("/schedule", `www.${domain}`)).toBe(`http://${domain}/schedule`);

	dns.names[domain] = {};
	await goTo("/dashboard/site/domain");
	await aMoment();
	await press("Check now");
	await screen.findByText(new RegExp(`${domain} cannot be found any more\\.`));
	await goTo("/dashboard");
	const banner = await screen.findByText(/It is released after/);
	expect(banner.closest("[role=alert]")?.textContent).toContain(domain);
	await user.click(screen.getByRole("link", { name: "See what is wrong" }));
	await waitFor(() => expect(location.pathname).toBe("/dashboard/site/domain"));

	await press(`Disconnect ${domain}`);
	await user.click((await question()).getByRole("button", { name: "Disconnect" }));
	await screen.findByRole("heading", { name: "Connect your own domain" });
	screen.getByText(/^Your site is at fieldhouse\.test/);
});
