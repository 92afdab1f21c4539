import { renderToString } from "react-dom/server";
import { kinds } from "#blocks/kinds.ts";
import { outlineOf } from "#blocks/outlines.ts";
import { languagePrefix } from "#domain/language/language.ts";
import { sayIn } from "#domain/language/say.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { addressOf } from "#domain/page/site-page.ts";
import { noPrivateLinks } from "#domain/private-link/private-link.ts";
import { findAddress } from "#site/address.ts";
import { ownPage } from "#site/pages/own-page.tsx";
import { sitePages } from "#site/routes.ts";
import { storeFor } from "#store/store.ts";
import { BaseProvider } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { sayingsOf } from "#words/said/sayings.ts";
import { wordsOf } from "#words/words.ts";
import { originOf, siteUrlOf } from "../http/origins.ts";
import type { Services, WritingOf } from "../services.ts";
import { reserved } from "../tenancy/reserved.ts";
import { showingInstead } from "./page-drafts.ts";

/** What is being written reads nobody's letters. */
const noLinks = { linkOf: () => "", readerBehind: () => null };

type Needed = Pick<Services, "settings" | "database" | "now">;

/** The kinds of blocks, the words that are taken, and pages as visitors see them. */
export function pageWriting({ settings, database, now }: Needed): WritingOf {
	return ({ organization, viewer, isOnOwnHost }) => ({
		kinds,
		reservedPaths: reserved,
		outlineOf(key) {
			const { language } = organization;
			const tongue = { language, clock: wordsOf(language).clock, sayings: sayingsOf(language) };
			return outlineOf(key, (english) => sayIn(tongue, english));
		},
		async render({ key, content, language }) {
			const path = addressOf({ key, path: content.path });
			const found = findAddress([...sitePages, ownPage], path, "");
			// Drafts of schedules are none of a page's business: it is shown as visitors would see it.
			const visitors = storeFor(organization.id, database, "visitors");
			const shown = { ...content, key, language, publishedAt: null, isPreview: true };
			const store = showingInstead(visitors, shown, path);
			const read = language ?? organization.language;
			const words = wordsOf(read);
			const scope = {
				viewer,
				organization,
				store,
				now: now(),
				words,
				links: noLinks,
				privateLinks: noPrivateLinks,
				cards: { provider: null, siteUrl: "", officeUrl: "" },
			};
			const answer = await found?.address.load(scope, found.params, found.query);
			return renderToString(
				<BaseProvider
					base={
						(isOnOwnHost ? "" : baseOf(settings, organization)) + languagePrefix(read, organization)
					}
					siteUrl={siteUrlOf(settings, organization)}
				>
					<WordsProvider words={words}>{answer?.body}</WordsProvider>
				</BaseProvider>,
			);
		},
	});
}

/** What stands before paths on the root host. */
function baseOf(settings: Services["settings"], { slug, domain }: Organization): string {
	return slug === null ? originOf(settings, domain ?? "") : `/${slug}`;
}
