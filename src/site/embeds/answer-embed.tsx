import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { choiceOf } from "#domain/look/look.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { BaseProvider, type LinkProps, LinkProvider, useHref } from "#ui/link.tsx";
import { WordsProvider } from "#ui/words.tsx";
import { Refusal } from "#usecases/refusals.ts";
import type { Words } from "#words/words.ts";
import type { AskedQuery } from "../address.ts";
import { missingSentence } from "../frame/missing-sentence.ts";
import type { SiteFrame } from "../frame/site-frame.ts";
import { EmbedDocument, EmbedView } from "./embed-document.tsx";
import type { EmbedAnswer } from "./embed-page.tsx";

type Embed = {
	organization: Organization;
	words: Words;
	query: AskedQuery;
	load: () => Promise<EmbedAnswer>;
};

/**
 * An embed as HTML, the same for everybody. Its links lead to the site's one address, in a tab of their
 * own. What is missing is said in the frame, where a page around it would not fit.
 */
export async function answerEmbed(
	frame: SiteFrame,
	{ organization, words, query, load }: Embed,
): Promise<{ status: 200 | 404; text: string }> {
	const siteUrl = frame.siteUrlOf(organization, words.language);
	const html = (body: ReactNode) => document(frame, { organization, words }, query.theme, body);
	try {
		const answer = await load();
		const view = { answer, name: organization.name, moreHref: siteUrl + answer.more.to };
		return { status: 200, text: html(<EmbedView {...view} />) };
	} catch (error) {
		if (!(error instanceof Refusal) || error.kind !== "missing") throw error;
		const title = missingSentence(words, error);
		const answer = { title, more: { label: words.embed.toSite, to: "/" }, body: null };
		const view = { answer, name: organization.name, moreHref: siteUrl };
		return { status: 404, text: html(<EmbedView {...view} />) };
	}
}

function document(
	frame: SiteFrame,
	{ organization, words }: Pick<Embed, "organization" | "words">,
	asked: string | undefined,
	body: ReactNode,
): string {
	const { styles, scripts } = frame.files.embed;
	const { href } = frame.themeOf(organization);
	return `<!doctype html>${renderToString(
		<BaseProvider base={frame.siteUrlOf(organization, words.language)}>
			<LinkProvider value={ElsewhereLink}>
				<EmbedDocument
					language={words.language}
					name={organization.name}
					theme={schemeOf(organization, asked)}
					styles={href === null ? styles : [...styles, href]}
					scripts={scripts}
				>
					<WordsProvider words={words}>{body}</WordsProvider>
				</EmbedDocument>
			</LinkProvider>
		</BaseProvider>,
	)}`;
}

/** A frame is too small to go on in. */
function ElsewhereLink({ to, ...rest }: LinkProps) {
	const href = useHref();
	return <a href={href(to)} target="_blank" rel="noopener" {...rest} />;
}

/** As the website around it asks for; else as the league's own site is. */
function schemeOf(organization: Organization, asked: string | undefined): "light" | "dark" | null {
	if (asked === "light" || asked === "dark") return asked;
	if (asked === "auto") return null;
	const { scheme } = choiceOf(organization);
	return scheme === "visitor" ? null : scheme;
}
