import { formatAmount } from "#domain/fee/currency.ts";
import { splitAmong } from "#domain/fee/fee.ts";
import type { OfferToday, OpenRegistration } from "#domain/registration/open-registration.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Link } from "../link.tsx";
import { useWords } from "../words.tsx";
import styles from "./offer-list.module.css";

/** What people can sign up for and what it costs today, as every page of the site says it. */
export function OfferList({ open }: { open: OpenRegistration }) {
	const { registration, state, offers } = open;
	return (
		<ul className={styles.offers}>
			{offers.map((offer) => (
				<li key={offer.key} className={styles.offer}>
					<span className={styles.label}>{offer.label}</span>
					<Price offer={offer} open={open} />
					<Facts offer={offer} open={open} />
					{state === "open" && <Way offer={offer} id={registration.id} />}
				</li>
			))}
		</ul>
	);
}

type OfferProps = { offer: OfferToday; open: OpenRegistration };

function Price({ offer, open: { currency } }: OfferProps) {
	const words = useWords();
	const amount = { currency, language: words.language, isShort: true };
	return (
		<span className={styles.price}>
			{offer.price === 0 ? words.signUp.free : formatAmount(offer.price, amount)}
		</span>
	);
}

function Facts({ offer, open: { currency } }: OfferProps) {
	const words = useWords();
	const { note, next, parts, left, choices, fee } = offer;
	const amountOf = (units: number) =>
		formatAmount(units, { currency, language: words.language, isShort: true });
	const day = (date: string) => formatGameDate(date, words.language);
	return (
		<div className={styles.facts}>
			{note !== "" && <p>{note}</p>}
			{next !== null && (
				<p>{words.signUp.later({ price: amountOf(next.price), day: day(next.from) })}</p>
			)}
			{parts.length > 1 && (
				<p>
					{parts
						.map((part) => words.signUp.part({ amount: amountOf(part.amount), day: day(part.due) }))
						.join(" · ")}
				</p>
			)}
			{fee.shares !== null && offer.price > 0 && (
				<p>
					{words.signUp.split({
						count: fee.shares,
						amount: amountOf(splitAmong(offer.price, fee.shares)[0] ?? 0),
					})}
				</p>
			)}
			<RefundSteps refunds={fee.refunds} />
			{choices.length > 1 && (
				<ul className={styles.divisions}>
					{choices.map((choice) => (
						<li key={choice.seasonLeagueId}>
							{choice.name}
							{choice.left !== null && ` · ${words.signUp.left({ count: choice.left })}`}
						</li>
					))}
				</ul>
			)}
			{left !== null && <p>{words.signUp.left({ count: left })}</p>}
		</div>
	);
}

/** What goes back to who leaves, and until when (rule `refund-steps`). */
export function RefundSteps({ refunds }: Pick<OfferToday["fee"], "refunds">) {
	const words = useWords();
	if (refunds.length === 0) return null;
	const steps = refunds.map(({ until, percent }) =>
		words.signUp.refundStep({ percent, day: formatGameDate(until, words.language) }),
	);
	return <p>{[...steps, words.signUp.noRefundAfter].join(" ")}</p>;
}

/** A player of a team comes by the link of the captain. */
function Way({ offer, id }: { offer: OfferToday; id: number }) {
	const words = useWords();
	if (offer.kind === "player") return <p className={styles.facts}>{words.signUp.byCaptain}</p>;
	const isFull = isFullNow(offer);
	return (
		<p className={styles.way}>
			<Link to={`/sign-up/${id}/${offer.key}`} className="button" rel="nofollow">
				{isFull ? words.signUp.joinWaitlist : words.signUp.ways[offer.kind]}
			</Link>
		</p>
	);
}

function isFullNow({ left, choices }: OfferToday): boolean {
	if (left === 0) return true;
	return choices.length > 0 && choices.every((choice) => choice.left === 0);
}
