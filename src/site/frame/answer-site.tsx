import { anonymous } from "#domain/account/user.ts";
import type { Evening } from "#domain/evening/evening.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { NavItem } from "#domain/page/navigation.ts";
import { postPath, type ShownPost } from "#domain/post/post.ts";
import { today } from "#domain/time/wall-clock.ts";
import { eveningSentence } from "#ui/game/evening-sentence.ts";
import { viewEveningsAhead } from "#usecases/evening/evenings.ts";
import { viewNavigation } from "#usecases/page/navigation.ts";
import { viewBanners } from "#usecases/post/view-posts.ts";
import { Refusal } from "#usecases/refusals.ts";
import { type AskedQuery, type findAddress, searchOf } from "../address.ts";
import { calendarFile } from "../calendars/calendar-file.ts";
import { answerEmbed } from "../embeds/answer-embed.tsx";
import { feedFile } from "../feeds/feed-file.ts";
import type { Page, PageAnswer, TakingScope } from "../page.ts";
import { NothingHerePage } from "../pages/not-found.tsx";
import type { SiteAddress } from "../routes.ts";
import type { SiteScope } from "../site-scope.ts";
import { otherLanguage } from "../written.tsx";
import type { BannerLine } from "./banner.tsx";
import { missingSentence } from "./missing-sentence.ts";
import { placesMeant, textIn } from "./places-meant.ts";
import type { SiteFrame } from "./site-frame.ts";
import { fragmentHtml, type SitePlace, sitePageHtml } from "./site-html.tsx";

/** What is sent for an address of a site; which headers go with it, the server knows. */
export type SiteAnswer = {
	as: SiteAddress["as"];
	status: number;
	text: string;
	/** Where the page is now, for good. */
	movedTo?: string;
};

/** What came of a form that was sent to a page; `goTo` is a path of the site, `leaveTo` another website. */
export type SentAnswer = { goTo: string } | { leaveTo: string } | { status: number; text: string };

export type FoundAddress = NonNullable<ReturnType<typeof findAddress<SiteAddress>>>;

type Asked = {
	place: SitePlace;
	scope: SiteScope;
	/** What is at the path; null for nothing. */
	found: FoundAddress | null;
};

/** The answer to an address of an organization's site; a friendly page where there is nothing. */
export async function answerSite(frame: SiteFrame, asked: Asked): Promise<SiteAnswer> {
	const { found } = asked;
	if (found === null) return notFound(frame, asked);
	const { params, query, address } = found;
	// These are the same for everybody, signed in or not.
	const scope = address.as === "page" ? asked.scope : { ...asked.scope, viewer: anonymous };
	const { organization, now, words } = scope;
	try {
		switch (address.as) {
			case "page":
				return await answerPage(frame, asked, query, () => address.load(scope, params, query));
			case "embed": {
				const load = () => address.load(scope, params, query);
				return { as: "embed", ...(await answerEmbed(frame, { organization, words, query, load })) };
			}
			case "fragment": {
				const body = await address.load(scope, params, query);
				return file("fragment", fragmentHtml(frame, asked.place, words, body));
			}
			case "feed": {
				const feed = await address.load(scope, params, query);
				const siteUrl = frame.siteUrlOf(organization, words.language);
				const place = { ...frame, siteUrl, organization, words };
				return file("feed", feedFile(feed, { ...place, path: asked.place.path }));
			}
			case "calendar": {
				const calendar = await address.load(scope, params, query);
				const siteUrl = frame.siteUrlOf(organization, words.language);
				const place = { ...frame, siteUrl, organization, words };
				return file("calendar", calendarFile(calendar, { ...place, today: today(now, "UTC") }));
			}
		}
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		return notFound(frame, asked, address.as === "page" ? error : undefined);
	}
}

/** What a page says to a form that was sent to it. */
export async function answerSent(
	frame: SiteFrame,
	{ place, scope }: { place: SitePlace; scope: TakingScope },
	takes: NonNullable<Page["takes"]>,
	sent: Readonly<Record<string, string>>,
): Promise<SentAnswer> {
	try {
		const taken = await takes(scope, sent);
		if ("leaveTo" in taken) return taken;
		if ("goTo" in taken) return { goTo: place.base + taken.goTo };
		const { text } = await answerPage(frame, { place, scope, found: null }, {}, async () => taken);
		return { status: taken.status, text };
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		return notFound(frame, { place, scope, found: null });
	}
}

async function answerPage(
	frame: SiteFrame,
	asked: Asked,
	query: AskedQuery,
	load: () => Promise<PageAnswer>,
): Promise<SiteAnswer> {
	const { place, scope } = asked;
	const navigation = await navigationOf(scope);
	const banners = await bannersOf(scope);
	const answer = await load();
	if (answer.movedTo !== undefined) {
		return { as: "page", status: 301, text: "", movedTo: place.base + answer.movedTo };
	}
	const isIndexed = (answer.isIndexed ?? true) && !place.isDraft;
	const { words, now } = scope;
	const year = now.getUTCFullYear();
	const around = { words, navigation, banners, year, isIndexed, search: searchOf(query) };
	return { as: "page", status: 200, text: sitePageHtml(frame, place, answer, around) };
}

async function notFound(
	frame: SiteFrame,
	{ place, scope }: Asked,
	refusal?: Refusal,
): Promise<SiteAnswer> {
	const navigation = await navigationOf(scope);
	const banners = await bannersOf(scope);
	const { words, now } = scope;
	const sentence = missingSentence(words, refusal);
	const meant = placesMeant(words, place.path, navigation);
	const body = <NothingHerePage sentence={sentence} meant={meant} text={textIn(place.path)} />;
	const answer = { title: words.site.notFound, body };
	const year = now.getUTCFullYear();
	const around = { words, navigation, banners, year, isIndexed: false, search: "" };
	return { as: "page", status: 404, text: sitePageHtml(frame, place, answer, around) };
}

function file(as: "fragment" | "feed" | "calendar", text: string): SiteAnswer {
	return { as, status: 200, text };
}

/** Any write makes the directory forget an organization, and with it what is the same on all its pages. */
const bars = new WeakMap<Organization, Promise<readonly NavItem[]>>();
const posts = new WeakMap<
	Organization,
	{ day: string; read: Promise<[readonly Evening[], readonly ShownPost[]]> }
>();

/** The links of the bar, read once for an organization as it was read, not for each of its pages. */
function navigationOf(scope: SiteScope): Promise<readonly NavItem[]> {
	const { organization } = scope;
	const before = bars.get(organization);
	if (before !== undefined) return before;
	const asked = viewNavigation(scope).catch((error: unknown) => {
		bars.delete(organization);
		throw error;
	});
	bars.set(organization, asked);
	return asked;
}

/** What stands over every page, read once a day for an organization as it was read. */
async function bannersOf(scope: SiteScope): Promise<BannerLine[]> {
	const { organization, now, words } = scope;
	const day = today(now, organization.timeZone);
	const before = posts.get(organization);
	const known =
		before?.day === day
			? before
			: {
					day,
					read: Promise.all([viewEveningsAhead(scope), viewBanners(scope)]),
				};
	posts.set(organization, known);
	const [evenings, shown] = await known.read.catch((error: unknown) => {
		posts.delete(organization);
		throw error;
	});
	return [
		...evenings.map((evening) => ({
			key: `evening ${evening.id}`,
			text: [eveningSentence(evening, words), evening.reason].filter(Boolean).join(" "),
			to: `/schedule?date=${evening.date}`,
		})),
		...shown.map((post) => ({
			key: `post ${post.id}`,
			text: post.title,
			language: otherLanguage({ words }, post),
			to: postPath(post),
		})),
	];
}
