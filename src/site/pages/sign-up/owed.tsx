import { formatAmount } from "#domain/fee/currency.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { useWords } from "#ui/words.tsx";
import type { OwnBalance } from "#usecases/sign-up/own-page.ts";
import { DoForm } from "./do-form.tsx";
import styles from "./sign-up.module.css";

/** What is owed and by when, and the way to pay it. */
export function Owed({ owed: own, link }: { owed: OwnBalance; link: string }) {
	const words = useWords();
	const { owed, due, since, coming, currency, payable, isByCard } = own;
	const amountOf = (units: number) => formatAmount(units, { currency, language: words.language });
	const dayOf = (day: string) => formatGameDate(day, words.language);
	const { next, all } = payable;
	if (owed <= 0) {
		const credit = owed < 0 ? ` ${words.signUp.credit({ amount: amountOf(-owed) })}` : "";
		return (
			<Panel title={words.signUp.toPay}>
				<p>
					{words.signUp.paid}
					{credit}
				</p>
				<Shares shares={own.shares} />
			</Panel>
		);
	}
	return (
		<Panel title={words.signUp.toPay}>
			<div className={styles.form}>
				<p>
					{isByCard
						? words.signUp.owes({ amount: amountOf(owed) })
						: words.signUp.owed({ amount: amountOf(owed) })}
				</p>
				<Shares shares={own.shares} />
				{(coming.length > 0 || due < owed) && (
					<ul className={styles.lines}>
						{due > 0 && since !== null && (
							<li>{words.signUp.part({ amount: amountOf(due), day: dayOf(since) })}</li>
						)}
						{coming.map((part) => (
							<li key={part.due}>
								{words.signUp.part({ amount: amountOf(part.amount), day: dayOf(part.due) })}
							</li>
						))}
					</ul>
				)}
				{isByCard && next !== null && (
					<div className={styles.buttons}>
						<DoForm
							link={link}
							what="pay"
							label={words.signUp.pay({ amount: amountOf(next.amount) })}
						/>
						{all > next.amount && (
							<DoForm
								link={link}
								what="pay"
								isQuiet
								label={words.signUp.payAll({ amount: amountOf(all) })}
							>
								<input type="hidden" name="all" value="1" />
							</DoForm>
						)}
					</div>
				)}
				{isByCard && <p className={styles.hint}>{words.signUp.payHint}</p>}
			</div>
		</Panel>
	);
}

/** Of a captain: how many players have taken their share over. */
function Shares({ shares }: Pick<OwnBalance, "shares">) {
	const words = useWords();
	if (shares === null) return null;
	return <p className={styles.hint}>{words.signUp.shares(shares)}</p>;
}
