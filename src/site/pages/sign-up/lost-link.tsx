import { addressFrom } from "#domain/follower/follower.ts";
import { baitField } from "#domain/message/message.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { sendLinks } from "#usecases/sign-up/own-actions.ts";
import { type Page, type PageAnswer, page } from "../../page.ts";
import { noticeOf } from "./refused.ts";
import styles from "./sign-up.module.css";

/** Sends the private links of an address again. */
export const lostLinkPage: Page = {
	...page("/sign-up/link", ["said"], async ({ words }, _params, { said }) =>
		answer(words, said === "sent" ? words.signUp.linkSent : undefined),
	),
	takes: async (scope, sent) => {
		const mail = addressFrom(sent["mail"] ?? "");
		if (mail === null)
			return { ...answer(scope.words, scope.words.signUp.problems.noMail), status: 422 };
		try {
			if ((sent[baitField] ?? "") === "") await sendLinks(scope, { mail });
			return { goTo: "/sign-up/link?said=sent" };
		} catch (error) {
			const { notice, status } = noticeOf(scope.words, error);
			return { ...answer(scope.words, notice), status };
		}
	},
};

function answer(words: ReturnType<typeof useWords>, notice: string | undefined): PageAnswer {
	return {
		title: words.signUp.lostLink,
		isIndexed: false,
		sheet: "signUp",
		body: <LostLink notice={notice} />,
	};
}

function LostLink({ notice }: { notice: string | undefined }) {
	const words = useWords();
	const href = useHref();
	return (
		<>
			<PageHeader title={words.signUp.lostLink}>{words.signUp.lostLinkHint}</PageHeader>
			{notice !== undefined && (
				<p role="status" className="notice">
					{notice}
				</p>
			)}
			<Panel>
				<form method="post" action={href("/sign-up/link")} className={styles.form}>
					<label>
						{words.signUp.mail}
						<input type="email" name="mail" required autoComplete="email" className="control" />
					</label>
					<label className={styles.bait} aria-hidden="true">
						{words.message.leaveEmpty}
						<input name={baitField} tabIndex={-1} autoComplete="off" />
					</label>
					<button type="submit" className={`button ${styles.start}`}>
						{words.signUp.sendLink}
					</button>
				</form>
			</Panel>
		</>
	);
}
