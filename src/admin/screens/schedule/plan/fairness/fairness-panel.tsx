import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { words } from "../../../../words.ts";
import type { PlanData, PlanReport } from "../../plan-data.ts";
import styles from "./fairness-panel.module.css";
import { lineVerdict, meaningOf, measureWords, tellingLines } from "./measures.ts";
import { brokenRules, verdictOf } from "./verdict.ts";
import { unmetWishes } from "./wish-words.ts";

/** How fair the plan is: a sentence to quote, the rules it breaks, then measure by measure. */
export function FairnessPanel({ plan, isOld }: { plan: PlanData; isOld: boolean }) {
	return (
		<Panel title={words.plan.fairness} id="fairness">
			<div className={styles.panel} aria-busy={isOld}>
				<p className={styles.verdict}>{verdictOf(plan)}</p>
				<Sentences title={words.plan.brokenRulesTitle} sentences={brokenRules(plan.problems)} />
				<Measures lines={tellingLines(plan)} schedule={plan.schedule} />
				<Wishes plan={plan} />
			</div>
		</Panel>
	);
}

type SentencesProps = { title: string; sentences: readonly { message: string }[] };

function Sentences({ title, sentences }: SentencesProps) {
	if (sentences.length === 0) return null;
	const [shown, rest] = [sentences.slice(0, 6), sentences.slice(6)];
	const item = ({ message }: { message: string }, index: number) => (
		<li key={`${index} ${message}`}>{message}</li>
	);
	return (
		<section className={styles.sentences}>
			<h3>
				<Icon name="warning" />
				{title}
			</h3>
			<ul>{shown.map(item)}</ul>
			{rest.length > 0 && (
				<details>
					<summary>{words.plan.moreSentences({ count: rest.length })}</summary>
					<ul>{rest.map(item)}</ul>
				</details>
			)}
		</section>
	);
}

/** How many wishes are met, and of the others what meeting them would cost. */
function Wishes({ plan }: { plan: PlanData }) {
	if (plan.wishes.length === 0) return null;
	const unmet = unmetWishes(plan);
	return (
		<section className="stack-2">
			<h3>
				{words.wish.met({ count: plan.wishes.length - unmet.length, all: plan.wishes.length })}
			</h3>
			<ul className={styles.measures}>
				{unmet.map(({ key, wish, missed, cost }) => (
					<li key={key} data-left>
						<details>
							<summary>
								<Icon name="warning" />
								<span className="strong">{wish}</span>
								<span className={styles.result}>{missed}</span>
							</summary>
							<p>{cost}</p>
						</details>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Each opens to what it means. The sign says what the colour says. */
type MeasuresProps = { lines: PlanReport["lines"]; schedule: PlanData["schedule"] };

function Measures({ lines, schedule }: MeasuresProps) {
	return (
		<ul className={styles.measures}>
			{lines.map((line) => (
				<li key={line.measure} data-left={line.gap > 0 || undefined}>
					<details>
						<summary>
							<Icon name={line.gap > 0 ? "warning" : "check"} />
							<span className="strong">{measureWords(line.measure).name}</span>
							<span className={styles.result}>{lineVerdict(line)}</span>
						</summary>
						<p>{meaningOf(line.measure, schedule)}</p>
						{line.gap > 0 && <p>{words.plan.improvingThis}</p>}
					</details>
				</li>
			))}
		</ul>
	);
}
