import { Markdown } from "#blocks/markdown.tsx";
import type { OpenRegistration } from "#domain/registration/open-registration.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { OfferList } from "#ui/registration/offer-list.tsx";
import { useWords } from "#ui/words.tsx";
import { viewOpenRegistration } from "#usecases/registration/view-offers.ts";
import { idFrom, page } from "../../page.ts";
import styles from "./sign-up.module.css";

/** What a season offers to teams and people, with prices, places, rules and what is to be signed. */
export const registrationPage = page("/sign-up/:registrationId", [], async (scope, params) => {
	const open = await viewOpenRegistration(scope, { id: idFrom(params.registrationId) });
	return { title: open.registration.name, sheet: "signUp", body: <RegistrationView open={open} /> };
});

function RegistrationView({ open }: { open: OpenRegistration }) {
	const words = useWords();
	const { registration, waivers } = open;
	const { text, rules, name } = registration;
	return (
		<>
			<PageHeader title={name}>
				<When open={open} />
			</PageHeader>
			{text !== "" && <Markdown text={text} />}
			<OfferList open={open} />
			{rules.refunds !== "" && <Panel title={words.signUp.refunds}>{rules.refunds}</Panel>}
			{waivers.length > 0 && (
				<Panel title={words.signUp.toBeSigned}>
					{waivers.map((waiver) => (
						<details key={waiver.id} className={styles.waiver}>
							<summary>{waiver.title}</summary>
							<Markdown text={waiver.text} />
						</details>
					))}
				</Panel>
			)}
		</>
	);
}

function When({ open: { state, registration } }: { open: OpenRegistration }) {
	const words = useWords();
	const day = (date: string) => formatGameDate(date, words.language);
	const { opensOn, closesOn } = registration;
	if (state === "coming") return words.signUp.opensOn({ day: day(opensOn ?? "") });
	if (state === "closed") return words.signUp.closed;
	return closesOn === null ? null : words.signUp.openUntil({ day: day(closesOn) });
}

export function NothingOpen() {
	const words = useWords();
	return <EmptyState title={words.signUp.nothingOpen}>{words.signUp.nothingOpenHint}</EmptyState>;
}
