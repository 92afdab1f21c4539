import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import { defaultNavigation } from "#domain/page/navigation.ts";
import { BaseProvider } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { wordsOf } from "#words/words.ts";
import { Layout } from "./layout.tsx";

const organization: Organization = {
	id: 4,
	...plainOrganization,
	name: "Harbor League",
	slug: "harbor",
	domain: null,
	hasFullNavigation: true,
	socialLinks: [{ label: "Instagram", url: "https://social.example/harbor" }],
	sports: [],
};

const render = (changes: Partial<Organization> = {}, path = "/") =>
	renderToStaticMarkup(
		<BaseProvider base="/harbor">
			<WordsProvider words={wordsOf("en")}>
				<Layout
					organization={{ ...organization, ...changes }}
					navigation={defaultNavigation({ ...organization, ...changes })}
					banners={[]}
					path={path}
					search=""
					year={2026}
					productHref="https://fieldhouse.example"
				>
					<p>Page</p>
				</Layout>
			</WordsProvider>
		</BaseProvider>,
	);

const navigationLinks = (html: string) =>
	[...(/<nav.*<\/nav>/.exec(html)?.[0] ?? "").matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
		([, href, label]) => `${label} ${href}`,
	);

describe("navigation", () => {
	test("has the twelve links with their words, in their order", () => {
		expect(navigationLinks(render())).toEqual([
			"HOME /harbor",
			"REGISTRATION /harbor/registration",
			"LEAGUE INFO /harbor/leagueInfo",
			"TOURNAMENT /harbor/tournament",
			"STANDINGS /harbor/teamList",
			"SCHEDULE /harbor/schedule",
			"PLAYERS /harbor/playerList",
			"LEADER BOARD /harbor/leaderboard",
			"YOUTH /harbor/youth",
			"JOIN OUR TEAM /harbor/ourTeam",
			"LEAGUE FOOTAGE /harbor/leagueFootage",
			"CONTACT US /harbor/contact",
		]);
	});

	test("has only HOME for other organizations", () => {
		expect(navigationLinks(render({ hasFullNavigation: false }))).toEqual(["HOME /harbor"]);
	});

	test("says which page this is", () => {
		expect(render({}, "/teamList")).toMatch(/href="\/harbor\/teamList" aria-current="page"/);
	});

	test("leads home by the logo, which falls back to the name, or by the name", () => {
		expect(render({ logoUrl: "/files/logo.webp" })).toContain(
			'src="/files/logo.webp" alt="" class="logo"/>Harbor League</a>',
		);
		expect(render()).toContain(">Harbor League</a>");
	});
});

describe("footer", () => {
	test("writes the slug in upper case, the same in every locale", () => {
		expect(render({ slug: "irvine" })).toContain("© 2026 IRVINE");
	});

	test("writes LEAGUE without a slug", () => {
		expect(render({ slug: null })).toContain("© 2026 LEAGUE");
	});

	test("links to social pages, the product and the sign-in", () => {
		const html = render();
		expect(html).toContain('href="https://social.example/harbor" rel="noopener"');
		expect(html).toContain('href="https://fieldhouse.example"');
		expect(html).toMatch(/href="\/harbor\/login">Admin Sign In/);
	});
});
