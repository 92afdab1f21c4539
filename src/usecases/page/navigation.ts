import { type Sentence, say } from "#domain/language/say.ts";
import { isWebAddress } from "#domain/organization/web-address.ts";
import { type NavItem, ownPathIn, shownNavigation } from "#domain/page/navigation.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { authorizeWriting } from "./pages.ts";
import { usualNavigation } from "./usual-navigation.ts";

/** The links of the bar, as visitors see them. */
export async function viewNavigation(scope: Scope): Promise<readonly NavItem[]> {
	const { store } = scope;
	const chosen = await store.navigation.find();
	if (chosen === null) return usualNavigation(scope);
	const asksForPages = chosen.some((item) => ownPathIn(item) !== null || item.to === newsPath);
	const published = asksForPages ? await store.pages.listShown() : [];
	const paths = new Set(published.flatMap(({ path }) => path ?? []));
	const shown = shownNavigation(chosen, paths);
	if (!shown.some(({ to }) => to === newsPath) || (await hasNews(scope, paths))) return shown;
	return shown.filter(({ to }) => to !== newsPath);
}

const newsPath = "/news";

/** There is something to read there: posts, or an own page that is older than they are (rule `older-own-page`). */
async function hasNews({ store, now }: Scope, paths: ReadonlySet<string>): Promise<boolean> {
	return paths.has("news") || (await store.posts.countShown(now)) > 0;
}

/** From now on the bar has these links; with null it has the usual ones again. */
export async function chooseNavigation(
	scope: Scope,
	{ navigation }: { navigation: NavItem[] | null },
): Promise<{ message: Sentence; navigation: NavItem[] | null }> {
	authorizeWriting(scope);
	return scope.store.transaction(async (store) => {
		await mustLead(store, navigation ?? []);
		const before = await store.navigation.find();
		await store.navigation.save(navigation);
		await recordChange(scope, store, {
			action: "navigation.change",
			id: null,
			before: { links: inWords(before) },
			after: { links: inWords(navigation) },
		});
		const message = navigation === null ? "The usual navigation is back" : "Navigation saved";
		return { message, navigation };
	});
}

async function mustLead({ pages }: Store, items: readonly NavItem[]): Promise<void> {
	const paths = new Set((await pages.list()).map(({ content }) => content.path));
	for (const [index, item] of items.entries()) {
		const { to } = item;
		const path = ownPathIn(item);
		if (path !== null && !paths.has(path)) throw wrong(index, say`There is no page at ${to}.`);
		const isOfSite = /^\/(?![/\\])[\w\-./?=&%]*$/.test(to);
		if (isOfSite || (to.startsWith("https://") && isWebAddress(to))) continue;
		throw wrong(index, "A link leads to a page of the site or starts with https://.");
	}
}

/** For the audit, where people read it; null for the usual links. */
const inWords = (items: readonly NavItem[] | null) =>
	items?.map(({ label, to }) => `${label} (${to})`) ?? null;

const wrong = (index: number, sentence: Sentence) => invalid(`navigation.${index}.to`, sentence);
