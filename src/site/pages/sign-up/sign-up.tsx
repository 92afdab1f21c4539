import { formatAmount } from "#domain/fee/currency.ts";
import { baitField } from "#domain/message/message.ts";
import { isTooQuick, pathOfLink, stampField } from "#domain/private-link/private-link.ts";
import type { OpenRegistration } from "#domain/registration/open-registration.ts";
import { nameOf } from "#domain/sign-up/sign-up.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { OfferList } from "#ui/registration/offer-list.tsx";
import { useWords } from "#ui/words.tsx";
import { viewOpenRegistration, viewOpenRegistrations } from "#usecases/registration/view-offers.ts";
import { viewShares } from "#usecases/sign-up/share-fee.ts";
import { type AskedToSignUp, signUp, viewForm, type Wanted } from "#usecases/sign-up/sign-up.ts";
import { idFrom, type Page, type PageAnswer, page, type TakingScope } from "../../page.ts";
import type { SiteScope } from "../../site-scope.ts";
import type { Sent } from "./fields.tsx";
import { noticeOf } from "./refused.ts";
import { NothingOpen } from "./registration.tsx";
import { SignUpForm, type SignUpFormProps } from "./sign-up-form.tsx";

/** All that is open; forms of teams and of people without one are sent here. */
export const signUpPage: Page = {
	...page("/sign-up", ["said"], async (scope, _params, { said }) => {
		const open = await viewOpenRegistrations(scope);
		const title = scope.words.signUp.title;
		const body = said === "known" ? <Known /> : <AllOpen open={open} />;
		return { title, isIndexed: said === undefined, sheet: "signUp", body };
	}),
	takes: (scope, sent) => {
		const { registration = "", offer = "" } = sent;
		return take(scope, { registrationId: idFrom(registration), offer }, sent);
	},
};

/** The form of one offer, which knows when it was begun. */
export const offerFormPage: Page = {
	...page("/sign-up/:registrationId/:offer", [], async (scope, { registrationId, offer }) =>
		formAnswer(scope, { registrationId: idFrom(registrationId), offer }),
	),
	isPrivate: true,
};

/** The form of a player, by the link that the captain has passed on. */
export const joinPage: Page = {
	...page("/sign-up/team", ["link"], async (scope, _params, { link = "" }) =>
		formAnswer(scope, { teamLink: link }),
	),
	isPrivate: true,
	takes: (scope, sent) => take(scope, { teamLink: sent["link"] ?? "" }, sent),
};

async function take(scope: TakingScope, wanted: Wanted, sent: Sent) {
	// Whoever made the program is told the same as people, and nothing is kept.
	if ((sent[baitField] ?? "") !== "") return { goTo: "/sign-up?said=known" };
	if (isTooQuick(begunBy(scope, sent), scope.now)) {
		const notice = scope.words.signUp.tooQuick;
		return { ...(await formAnswer(scope, wanted, { sent, notice })), status: 422 as const };
	}
	try {
		const { language } = scope.words;
		const result = await signUp(scope, wanted, { sent, language });
		if ("link" in result) return { goTo: `${pathOfLink("own", result.link)}&said=received` };
		if ("isKnown" in result) return { goTo: "/sign-up?said=known" };
		const notice = scope.words.signUp.notSent;
		const { problems } = result;
		return {
			...(await formAnswer(scope, wanted, { sent, problems, notice })),
			status: 422 as const,
		};
	} catch (error) {
		const { notice, status } = noticeOf(scope.words, error);
		return { ...(await formAnswer(scope, wanted, { sent, notice })), status };
	}
}

function begunBy({ privateLinks }: SiteScope, sent: Sent): Date | null {
	return privateLinks.begunBy(sent[stampField] ?? "");
}

type Again = Pick<SignUpFormProps, "sent" | "problems"> & { notice?: string };

async function formAnswer(
	scope: SiteScope,
	wanted: Wanted,
	again: Again = {},
): Promise<PageAnswer> {
	const form = await viewForm(scope, wanted);
	const { registration, team } = form;
	const open = await viewOpenRegistration(scope, { id: registration.id });
	const shares = team && (await viewShares(scope.store, registration, team));
	const title = titleOf(scope, form);
	const begun = begunBy(scope, again.sent ?? {}) ?? scope.now;
	const hidden = { ...hiddenOf(wanted), [stampField]: scope.privateLinks.stampOf(begun) };
	return {
		title,
		isIndexed: false,
		sheet: "signUp",
		body: (
			<FormView
				title={title}
				form={form}
				open={open}
				share={shares?.next ?? 0}
				hidden={hidden}
				again={again}
			/>
		),
	};
}

function titleOf({ words }: SiteScope, { offer, team }: AskedToSignUp): string {
	return team === null
		? words.signUp.ofOffer({ label: offer.label })
		: words.signUp.ofTeam({ name: nameOf(team) });
}

type FormViewProps = {
	title: string;
	form: AskedToSignUp;
	open: OpenRegistration;
	/** What of the team's fee goes to whoever joins it now, in smallest units. */
	share: number;
	hidden: Readonly<Record<string, string>>;
	again: Again;
};

function FormView({
	title,
	form,
	open,
	share,
	hidden,
	again: { notice, ...again },
}: FormViewProps) {
	const words = useWords();
	const { registration, offer, asked, team } = form;
	const today = open.offers.find(({ key }) => key === offer.key);
	const isOpen = open.state === "open" || team !== null;
	const { rosterUntil } = registration.rules;
	const isLate = team !== null && rosterUntil !== null && asked.today > rosterUntil;
	return (
		<>
			<PageHeader title={title}>{registration.name}</PageHeader>
			{notice !== undefined && (
				<p role="alert" className="notice">
					{notice}
				</p>
			)}
			{team === null && today && <OfferList open={{ ...open, state: "draft", offers: [today] }} />}
			{share > 0 && (
				<p className="notice">
					{words.signUp.yourShare({
						amount: formatAmount(share, { currency: open.currency, language: words.language }),
					})}
				</p>
			)}
			{isLate && (
				<p className="notice">
					{words.signUp.late({ day: formatGameDate(rosterUntil, words.language) })}
				</p>
			)}
			{isOpen ? (
				<Panel>
					<SignUpForm
						asked={asked}
						hidden={hidden}
						to={team === null ? "/sign-up" : "/sign-up/team"}
						choices={team === null ? (today?.choices ?? []) : []}
						hasCodes={offer.fee.discounts.length > 0}
						refunds={registration.rules.refunds}
						{...again}
					/>
				</Panel>
			) : (
				<p className="notice">{words.signUp.closed}</p>
			)}
		</>
	);
}

function hiddenOf(wanted: Wanted): Record<string, string> {
	return "teamLink" in wanted
		? { link: wanted.teamLink }
		: { registration: String(wanted.registrationId), offer: wanted.offer };
}

function AllOpen({ open }: { open: OpenRegistration[] }) {
	const words = useWords();
	return (
		<>
			<PageHeader title={words.signUp.title} />
			{open.length === 0 && <NothingOpen />}
			{open.map((one) => (
				<Panel key={one.registration.id} title={one.registration.name}>
					<OfferList open={one} />
				</Panel>
			))}
			<p>
				<Link to="/sign-up/link">{words.signUp.lostLink}</Link>
			</p>
		</>
	);
}

function Known() {
	const words = useWords();
	return (
		<>
			<PageHeader title={words.signUp.known}>{words.signUp.knownHint}</PageHeader>
			<p>
				<Link to="/sign-up/link">{words.signUp.lostLink}</Link>
			</p>
		</>
	);
}
