import { MessageForm } from "#blocks/kinds/contact-form.tsx";
import { baitField, readMessage } from "#domain/message/message.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { leaveMessage, viewMessageForm } from "#usecases/message/leave-message.ts";
import { Refusal } from "#usecases/refusals.ts";
import { type Page, type PageAnswer, page, type TakingScope } from "../page.ts";

/** Where contact forms are sent to, and what is told of it (rule `form-where-it-stands`). */
export const messagePage: Page = {
	...page("/message", ["sent"], async (scope, _params, { sent }) => {
		await viewMessageForm(scope);
		const { words } = scope;
		return sent === undefined ? messageAnswer(scope, {}) : { ...head(words), body: <Arrived /> };
	}),
	takes: async (scope, sent) => {
		await viewMessageForm(scope);
		const { written, problems } = readMessage(sent);
		// Whoever made the program is told the same as people, and nothing is kept.
		if ((sent[baitField] ?? "") !== "") return arrived;
		if (Object.keys(problems).length > 0) {
			const notice = scope.words.message.notSent;
			return { ...messageAnswer(scope, { written, problems, notice }), status: 422 };
		}
		try {
			await leaveMessage(scope, { ...written, language: scope.words.language });
		} catch (error) {
			if (!(error instanceof Refusal) || error.kind !== "throttled") throw error;
			const notice = scope.words.message.tooMany;
			return { ...messageAnswer(scope, { written, notice }), status: 429 };
		}
		return arrived;
	},
};

const arrived = { goTo: "/message?sent=1" };

type Shown = Parameters<typeof MessageForm>[0] & { notice?: string };

function head(words: TakingScope["words"]) {
	return { title: words.message.title, isIndexed: false };
}

function messageAnswer(
	{ words }: Pick<TakingScope, "words">,
	{ notice, ...form }: Shown,
): PageAnswer {
	return {
		...head(words),
		body: (
			<>
				<PageHeader title={words.message.title} />
				{notice !== undefined && (
					<p role="alert" className="notice">
						{notice}
					</p>
				)}
				<MessageForm {...form} />
			</>
		),
	};
}

function Arrived() {
	const words = useWords();
	return (
		<>
			<PageHeader title={words.message.sent}>
				<p>{words.message.answeredSoon}</p>
			</PageHeader>
			<p>
				<Link to="/">{words.site.home}</Link>
			</p>
		</>
	);
}
