import type { Organization } from "#domain/organization/organization.ts";
import { createApp } from "#server/http/app.ts";
import { addUser, startApi } from "./api.ts";
import type { Browser } from "./browser.ts";
import type { Engine } from "./databases.ts";
import { aLeague } from "./factories.ts";

/** A block of text, as people write one. */
export const text = (markdown: string, id = "a1") => ({ id, kind: "text", markdown });

/** The host of the product itself. */
const root = "fieldhouse.test";

/**
 * The product over one database, in which every call of `league` makes another organization with Olga
 * and Otto, who own it, and Stan of its staff. It is noon in California until the clock is set.
 */
export async function startPagesApi({ open }: Engine) {
	const database = await open();
	let now = noon;
	const api = await startApi({ database, now: () => now });
	const app = createApp(api.services);
	let made = 0;

	const league = async (languages: Pick<Partial<Organization>, "moreLanguages"> = {}) => {
		made += 1;
		now = noon;
		const slug = `league-${made}`;
		const { store, organization } = await aLeague(database, {
			organization: { slug, domain: `${slug}.test`, hasFullNavigation: true, ...languages },
		});
		const somebody = async (name: string, role: "org_owner" | "staff") => {
			const username = `${name}-${made}`;
			await addUser(api, { username, role, organizationId: organization.id });
			return api.signedIn(username);
		};
		const olga = await somebody("olga", "org_owner");
		const otto = await somebody("otto", "org_owner");
		const stan = await somebody("stan", "staff");
		const get = (path: string, who = olga) => said(who.get(`/api/pages${path}`));
		const post = (path: string, body: unknown = {}, who = olga) =>
			said(who.post(`/api/pages${path}`, body));
		const put = (path: string, body: unknown, who = olga) =>
			said(who.put(`/api/pages${path}`, body));
		/** Saves some words over what is there, as the page was read just now. */
		const write = async (key: string, changes: Record<string, unknown> = {}, who = olga) => {
			const { revision, title, description } = (await get(`/${key}`)).body.page;
			const draft = { revision, title, description, isIndexed: true, blocks: [text("Hello")] };
			return put(`/${key}/draft`, { ...draft, ...changes }, who);
		};
		const publish = async (key: string, more: Record<string, unknown> = {}) => {
			const { revision } = (await get(`/${key}`)).body.page;
			return post(`/${key}/publish`, { revision, ...more });
		};
		const addOwn = async (path = "open-gym", title = "Open gym") =>
			(await post("", { title, path })).body.page;
		return {
			store,
			slug,
			olga,
			otto,
			stan,
			get,
			post,
			put,
			write,
			publish,
			addOwn,
			names: { olga: `olga-${made}`, otto: `otto-${made}` },
			del: (path: string) => said(olga.del(`/api/pages${path}`)),
			/** Publishes an own page and answers its key. */
			published: async (path = "open-gym", words = "Come in") => {
				const { key } = await addOwn(path);
				await write(key, { blocks: [text(words)] });
				await publish(key);
				return key;
			},
			/** A page of the site, under its slug unless another host is named. */
			visit: (path: string, who: Browser | null = null, host = root) =>
				seen(host === root ? `/${slug}${path.replace(/^\/(?=$|\?)/, "")}` : path, who, host),
			sitemap: async () => (await seen("/sitemap.xml", null, `${slug}.test`)).html,
			/** Somebody who owns another organization. */
			stranger: async () => {
				const other = await aLeague(database, { organization: { slug: `other-${made}` } });
				const organizationId = other.organization.id;
				await addUser(api, { username: `eve-${made}`, role: "org_owner", organizationId });
				return api.signedIn(`eve-${made}`);
			},
		};
	};

	const seen = async (path: string, who: Browser | null, host: string) => {
		const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
		const headers = { host, ...(who && { cookie }) };
		const response = await app.request(`http://${host}${path}`, { headers });
		return {
			status: response.status,
			location: response.headers.get("location"),
			cache: response.headers.get("cache-control"),
			html: await response.text(),
		};
	};

	return {
		league,
		database,
		services: api.services,
		nobody: () => api.browser(),
		setClock: (instant: string) => {
			now = new Date(instant);
		},
	};
}

export type PagesApi = Awaited<ReturnType<typeof startPagesApi>>;
export type PagesLeague = Awaited<ReturnType<PagesApi["league"]>>;

const noon = new Date("2026-03-02T20:00:00Z");

/** What rows about pages answer; each answers some of it. */
type Page = {
	key: string;
	title: string;
	path: string;
	publicPath: string | null;
	description: string | null;
	isPublished: boolean;
	hasDraft: boolean;
	publishAt: string | null;
	publishProblem: string | null;
	updatedBy: string | null;
	isInNavigation: boolean;
	languages: { language: string; key: string; state: string }[];
	original: { isPublished: boolean; isNewer: boolean; changes: string[] } | null;
	blocks: Record<string, unknown>[];
	revision: number;
	problems: { at: string; sentence: string }[];
};
type Body = {
	message: string;
	code: string;
	fields: Record<string, string>;
	page: Page;
	current: Page;
	pages: Page[];
	navigation: { label: string; to: string; labels?: Record<string, string> }[] | null;
	defaultNavigation: { label: string; to: string }[];
	changes: string[];
	problems: { at: string; sentence: string }[];
	versions: { number: number; title: string; changes: string[]; publishedBy: string | null }[];
	version: { title: string; blocks: unknown[] };
	html: string;
	trashId: number;
};
type Said = { status: number; body: Body };

async function said(answer: Promise<Response>): Promise<Said> {
	const response = await answer;
	return { status: response.status, body: (await response.json()) as Body };
}
