import { PageHeader } from "#ui/kit/page-header.tsx";
import { findOwnPage, viewOwnPage, type WrittenPage } from "#usecases/page/view-content-page.ts";
import type { Page, PageAnswer } from "../page.ts";
import type { SiteScope } from "../site-scope.ts";
import { otherLanguage, written } from "../written.tsx";

/**
 * A page that an organization has added, at any path of one segment that means nothing else; it is
 * asked for last.
 */
export const ownPage: Page = {
	as: "page",
	path: "/:path",
	query: [],
	staysUnderSlug: false,
	match: (asked) => {
		const [, path] = /^\/([a-z0-9-]{1,60})$/.exec(asked) ?? [];
		return path === undefined ? null : { path };
	},
	load: async (scope, { path = "" }) => {
		const view = await viewOwnPage(scope, { path, language: scope.words.language });
		if (view.kind === "moved") return { movedTo: `/${view.path}`, body: null };
		return writtenAnswer(scope, view);
	},
};

/**
 * A page of the product's that is younger than the sites: an own page of an organization at its address
 * comes first, until something is asked that only the product's can answer (rule `older-own-page`).
 */
export function afterOwnPage(page: Page): Page {
	const load: Page["load"] = async (scope, params, query) => {
		const asked = { path: page.path.slice(1), language: scope.words.language };
		const isAsked = Object.values(query).some(Boolean);
		const own = isAsked ? null : await findOwnPage(scope, asked);
		return own === null ? page.load(scope, params, query) : writtenAnswer(scope, own);
	};
	return { ...page, load };
}

/** A page that is nothing but what its organization has written. */
export async function writtenAnswer(scope: SiteScope, page: WrittenPage): Promise<PageAnswer> {
	const { title, description, isIndexed, languages } = page;
	const { words, organization } = scope;
	return {
		title,
		isIndexed,
		languages,
		description:
			description === "" ? words.page.about({ title, name: organization.name }) : description,
		body: (
			<>
				<PageHeader title={title} language={otherLanguage(scope, page)} />
				{await written(scope, page)}
			</>
		),
	};
}
