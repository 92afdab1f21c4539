import { unwritten } from "#domain/page/site-page.ts";
import { viewWrittenPage } from "#usecases/page/view-content-page.ts";
import { page } from "../page.ts";
import { sportsOrganization } from "../structured-data/sports-organization.ts";
import { written } from "../written.tsx";

/** The organization's own front page: as its people have arranged it, else its usual parts. */
export const homePage = page("/", [], async (scope) => {
	const { organization, words } = scope;
	const own = await viewWrittenPage(scope, "home", words.language);
	const front = own ?? { ...unwritten("home"), language: words.language };
	return {
		isIndexed: front.isIndexed,
		...(front.description !== "" && { description: front.description }),
		hasMyTeams: true,
		share: {
			about: (place) => [sportsOrganization(place)],
			feed: { what: { of: "news" }, title: words.home.newsOf({ name: organization.name }) },
		},
		body: (
			<>
				{!front.blocks.some(({ kind }) => kind === "welcome") && (
					<h1 className="visually-hidden">{organization.name}</h1>
				)}
				{await written(scope, front)}
			</>
		),
	};
});
