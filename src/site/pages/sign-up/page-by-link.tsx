import type { ReactNode } from "react";
import { PageHeader } from "#ui/kit/page-header.tsx";
import type { Words } from "#words/words.ts";
import { type Page, type PageAnswer, page, type TakingScope } from "../../page.ts";
import type { SitePath } from "../../paths.ts";
import type { SiteScope } from "../../site-scope.ts";
import { withQuery } from "../../with-query.ts";
import type { Sent } from "./fields.tsx";
import { noticeOf } from "./refused.ts";

type ByLink<Own> = {
	view: (scope: SiteScope, asked: { link: string }) => Promise<Own>;
	head: (words: Words, own: Own) => { title: string; eyebrow?: string; summary: string };
	saved: (words: Words) => string;
	body: (own: Own, link: string) => ReactNode;
	/** Does what the form of the page asks for. */
	take: (scope: TakingScope, link: string, sent: Sent) => Promise<void>;
};

/** A page of whoever has its private link, with one kind of form: it says that it was saved, or what is wrong. */
export function pageByLink<Own>(
	path: SitePath,
	{ view, head, saved, body, take }: ByLink<Own>,
): Page {
	const answer = async (
		scope: SiteScope,
		link: string,
		notice: string | null,
	): Promise<PageAnswer> => {
		const own = await view(scope, { link });
		const { title, summary, ...above } = head(scope.words, own);
		return {
			title,
			isIndexed: false,
			sheet: "signUp",
			body: (
				<>
					<PageHeader title={title} {...above}>
						{summary}
					</PageHeader>
					{notice !== null && (
						<p role="status" className="notice">
							{notice}
						</p>
					)}
					{body(own, link)}
				</>
			),
		};
	};
	return {
		...page(path, ["link", "said"], (scope, _params, { link = "", said }) =>
			answer(scope, link, said === "done" ? saved(scope.words) : null),
		),
		isPrivate: true,
		takes: async (scope, sent) => {
			const { link = "" } = sent;
			try {
				await take(scope, link, sent);
				return { goTo: withQuery(path, { link, said: "done" }) };
			} catch (error) {
				const { notice, status } = noticeOf(scope.words, error);
				return { ...(await answer(scope, link, notice)), status };
			}
		},
	};
}
