import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { type Amounts, amountsInWords } from "./amounts.ts";
import styles from "./amounts-panel.module.css";

type AmountsPanelProps = {
	amounts: Amounts;
	/** What is still to be said before there is anything to count. */
	missing: string | null;
	/** Without a date the days are not known yet. */
	isDated: boolean;
};

/** What the form comes to, while it is filled in. */
export function AmountsPanel({ amounts, missing, isDated }: AmountsPanelProps) {
	const { refusals, warnings, notes, first, last } = amounts;
	return (
		<Panel title={words.scheduleForm.inTotal}>
			<div className="stack-3 small" aria-live="polite">
				{missing === null ? (
					<>
						{amounts.weeks > 0 && <p className={styles.sentence}>{amountsInWords(amounts)}</p>}
						{isDated && first !== null && last !== null && (
							<p className="soft">
								{words.scheduleForm.fromTo({ first: momentOf(first), last: momentOf(last) })}
							</p>
						)}
						{notes.map((note) => (
							<p key={note} className="soft">
								{note}
							</p>
						))}
						{[...refusals, ...warnings].map((sentence) => (
							<p key={sentence} className={styles.warning}>
								<Icon name="warning" />
								{sentence}
							</p>
						))}
						{[...refusals, ...warnings, ...notes].length === 0 && (
							<p className={styles.fine}>
								<Icon name="check" />
								{words.scheduleForm.allGamesFit}
							</p>
						)}
					</>
				) : (
					<p className="soft">{missing}</p>
				)}
			</div>
		</Panel>
	);
}

function momentOf({ date, time }: { date: string; time: string }): string {
	return words.plan.dayAtTime({
		day: formatWeekday(date, words.language),
		time: formatGameTime(time, words) ?? time,
	});
}
