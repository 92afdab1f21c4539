import { nameOf } from "#domain/sign-up/sign-up.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { wallClockOf } from "#domain/time/wall-clock.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { RefundSteps } from "#ui/registration/offer-list.tsx";
import { useWords } from "#ui/words.tsx";
import { lookAtPayments, payByCard } from "#usecases/payment/pay-by-card.ts";
import { type OwnPage, viewOwnPage } from "#usecases/sign-up/own-page.ts";
import { type Page, type PageAnswer, page } from "../../page.ts";
import type { SiteScope } from "../../site-scope.ts";
import { withQuery } from "../../with-query.ts";
import { DoForm } from "./do-form.tsx";
import { Games } from "./games.tsx";
import { Owed } from "./owed.tsx";
import { takeOwn } from "./own-forms.ts";
import { noticeOf } from "./refused.ts";
import { Results } from "./results.tsx";
import styles from "./sign-up.module.css";
import { AskedGames } from "./substitutes.tsx";
import { TeamPanels } from "./team-panels.tsx";

/** What a page says after its form was sent. */
const outcomes = [
	"received",
	"confirmed",
	"done",
	"reminded",
	"invited",
	"joined",
	"asked",
	"thanks",
	"paid",
	"paying",
] as const;
type Outcome = (typeof outcomes)[number];

/** Of whoever has the private link: the captain of a team, a player, somebody without a team. */
export const minePage: Page = {
	...page("/sign-up/mine", ["link", "said"], async (scope, _params, { link = "", said }) => {
		if (said === "paid") return backFromPaying(scope, link);
		return answer(scope, link, { outcome: outcomes.find((one) => one === said) });
	}),
	isPrivate: true,
	takes: async (scope, sent) => {
		const { link = "" } = sent;
		try {
			if (sent["do"] === "pay") {
				const { language } = scope.words;
				const isAll = sent["all"] === "1";
				return { leaveTo: await payByCard(scope, { link, isAll, language }) };
			}
			const said = await takeOwn(scope, link, sent);
			return { goTo: withQuery("/sign-up/mine", { link, said }) };
		} catch (error) {
			const { notice, status } = noticeOf(scope.words, error);
			return { ...(await answer(scope, link, { notice })), status };
		}
	},
};

type Said = { outcome?: Outcome | undefined; notice?: string };

/** Whoever comes back from the provider is often here before its message is. */
async function backFromPaying(scope: SiteScope, link: string): Promise<PageAnswer> {
	const own = await viewOwnPage(scope, { link });
	await lookAtPayments(scope, own.signUp);
	const { owed } = await viewOwnPage(scope, { link });
	return answer(scope, link, { outcome: owed?.isPaying ? "paying" : "paid" });
}

async function answer(scope: SiteScope, link: string, said: Said): Promise<PageAnswer> {
	const own = await viewOwnPage(scope, { link });
	const { timeZone } = scope.organization;
	return {
		title: nameOf(own.signUp),
		isIndexed: false,
		sheet: "signUp",
		body: <Mine own={own} link={link} said={said} timeZone={timeZone} />,
	};
}

type MineProps = { own: OwnPage; link: string; said: Said; timeZone: string };

function Mine({ own, link, said: { outcome, notice }, timeZone }: MineProps) {
	const words = useWords();
	const { signUp, registration, of, offer } = own;
	const what = of === null ? offer?.label : words.signUp.playerOf({ team: of.name });
	return (
		<>
			<PageHeader title={nameOf(signUp)} eyebrow={registration.name}>
				{what}
			</PageHeader>
			{outcome !== undefined && (
				<p role="status" className="notice">
					{words.signUp.said[outcome]}
				</p>
			)}
			{notice !== undefined && (
				<p role="alert" className="notice">
					{notice}
				</p>
			)}
			{own.isToConfirm && (
				<Panel title={words.signUp.confirmTitle}>
					<p>{words.signUp.confirmHint({ mail: signUp.person.mail })}</p>
					<DoForm link={link} what="confirm" label={words.signUp.confirm} />
				</Panel>
			)}
			<Stand own={own} link={link} timeZone={timeZone} />
			{own.owed !== null && <Owed owed={own.owed} link={link} />}
			{own.unsigned.length > 0 && <ToSign own={own} link={link} />}
			{own.invitations.length > 0 && own.of === null && <Invitations own={own} link={link} />}
			{own.asked.length > 0 && <AskedGames asked={own.asked} link={link} />}
			{own.games.length > 0 && <Games own={own} link={link} />}
			{own.results.length > 0 && <Results own={own} link={link} />}
			{own.team !== null && <TeamPanels own={own} team={own.team} link={link} />}
			<Signed own={own} link={link} />
			<Rest own={own} link={link} />
		</>
	);
}

/** Where it stands, and what happens next. */
function Stand({ own, link, timeZone }: Pick<MineProps, "own" | "link" | "timeZone">) {
	const words = useWords();
	const { signUp, isLate, place } = own;
	const { state, reason, offeredUntil } = signUp;
	const until = offeredUntil === null ? null : wallClockOf(offeredUntil, timeZone);
	return (
		<Panel title={words.signUp.states[state]}>
			<p>
				{state === "waiting" && words.signUp.next.waiting({ place: place ?? 1 })}
				{state === "offered" &&
					words.signUp.next.offered({
						day: until === null ? "" : formatGameDate(until.date, words.language),
						time: until?.time ?? "",
					})}
				{state === "applied" && words.signUp.next[isLate ? "late" : "applied"]}
				{state === "accepted" && words.signUp.next.accepted}
				{state === "withdrawn" && words.signUp.next.withdrawn}
				{state === "refused" && (reason ?? words.signUp.next.refused)}
			</p>
			{state === "offered" && <DoForm link={link} what="take" label={words.signUp.takePlace} />}
		</Panel>
	);
}

function ToSign({ own, link }: Pick<MineProps, "own" | "link">) {
	const words = useWords();
	return (
		<Panel title={words.signUp.toBeSigned}>
			<DoForm link={link} what="sign" label={words.signUp.sign}>
				{own.unsigned.map((waiver) => (
					<details key={waiver.id} className={styles.waiver}>
						<summary>{waiver.title}</summary>
						<p>{waiver.text}</p>
					</details>
				))}
				<label>
					{words.signUp.signature}
					<input
						name="signature"
						required
						maxLength={120}
						autoComplete="name"
						className="control"
					/>
					<span className={styles.hint}>{words.signUp.signatureHint}</span>
				</label>
			</DoForm>
		</Panel>
	);
}

function Invitations({ own, link }: Pick<MineProps, "own" | "link">) {
	const words = useWords();
	return (
		<Panel title={words.signUp.invitations}>
			<ul className={styles.lines}>
				{own.invitations.map(({ teamSignUpId, name }) => (
					<li key={teamSignUpId}>
						<strong>{name}</strong>
						<DoForm link={link} what="join" label={words.signUp.join({ name })} id={teamSignUpId} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** What was signed, with a copy to keep. */
function Signed({ own, link }: Pick<MineProps, "own" | "link">) {
	const words = useWords();
	if (own.signed.length === 0) return null;
	return (
		<Panel title={words.signUp.signed}>
			<ul className={styles.lines}>
				{own.signed.map(({ waiver, signature }) => (
					<li key={signature.id}>
						<span>
							{words.signUp.signedVersion({ title: waiver.title, version: waiver.version })}
						</span>
						<span className={styles.hint}>{signature.name}</span>
					</li>
				))}
			</ul>
			<p>
				<Link to={withQuery("/sign-up/signed", { link })} rel="nofollow">
					{words.signUp.copy}
				</Link>
			</p>
		</Panel>
	);
}

function Rest({ own, link }: Pick<MineProps, "own" | "link">) {
	const words = useWords();
	const { state } = own.signUp;
	const mayLeave = state === "applied" || state === "waiting" || state === "offered";
	return (
		<Panel title={words.signUp.yourData}>
			<p className={styles.hint}>{words.signUp.whatIsKept}</p>
			{own.offer !== null && <RefundSteps refunds={own.offer.fee.refunds} />}
			{own.registration.rules.refunds !== "" && (
				<p className={styles.hint}>{own.registration.rules.refunds}</p>
			)}
			{mayLeave && <DoForm link={link} what="withdraw" label={words.signUp.withdraw} isQuiet />}
		</Panel>
	);
}
