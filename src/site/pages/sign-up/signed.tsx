import { Markdown } from "#blocks/markdown.tsx";
import { nameOf } from "#domain/sign-up/sign-up.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { type OwnPage, viewOwnPage } from "#usecases/sign-up/own-page.ts";
import { type Page, page } from "../../page.ts";
import { withQuery } from "../../with-query.ts";
import styles from "./sign-up.module.css";

/** What somebody has signed, word for word, to be kept or printed. */
export const signedPage: Page = {
	...page("/sign-up/signed", ["link"], async (scope, _params, { link = "" }) => {
		const own = await viewOwnPage(scope, { link });
		const { timeZone } = scope.organization;
		return {
			title: scope.words.signUp.signed,
			isIndexed: false,
			sheet: "signUp",
			body: <SignedView own={own} link={link} timeZone={timeZone} />,
		};
	}),
	isPrivate: true,
};

type SignedProps = { own: OwnPage; link: string; timeZone: string };

function SignedView({ own, link, timeZone }: SignedProps) {
	const words = useWords();
	const href = useHref();
	return (
		<>
			<PageHeader title={words.signUp.signed} eyebrow={own.registration.name}>
				{nameOf(own.signUp)}
			</PageHeader>
			<p>
				<a href={href(withQuery("/sign-up/signed", { link }))} download="signed.html">
					{words.signUp.download}
				</a>
			</p>
			{own.signed.map(({ waiver, signature }) => {
				const at = wallClockOf(signature.signedAt, timeZone);
				return (
					<Panel
						key={signature.id}
						title={words.signUp.signedVersion({ title: waiver.title, version: waiver.version })}
					>
						<Markdown text={waiver.text} />
						<p>
							{words.signUp.signedBy({
								name: signature.name,
								day: formatGameDate(at.date, words.language),
								time: at.time,
								address: signature.address,
							})}
							{signature.isGuardian && ` ${words.signUp.asGuardian}`}
						</p>
						<p className={styles.hint}>{words.signUp.fingerprint}</p>
						<p className={styles.fingerprint}>{waiver.fingerprint}</p>
					</Panel>
				);
			})}
		</>
	);
}
