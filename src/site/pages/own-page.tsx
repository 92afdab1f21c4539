import { PageHeader } from "#ui/kit/page-header.tsx";
import { viewOwnPage, type WrittenPage } from "#usecases/page/view-content-page.ts";
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
