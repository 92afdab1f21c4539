import { useState } from "react";
import { counted } from "#domain/text/counted.ts";
import { formatWeekday } from "#domain/time/format.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { words } from "../../words.ts";
import { fairnessInOneLine } from "./plan/fairness/measures.ts";
import { brokenRules, missingIn } from "./plan/fairness/verdict.ts";
import type { PlanData, ScheduleOfLeague } from "./plan-data.ts";
import styles from "./publish-dialog.module.css";

type PublishDialogProps = {
	plan: PlanData;
	/** Published schedules of the same league whose weeks overlap with this one's. */
	rivals: readonly ScheduleOfLeague[];
	isOpen: boolean;
	onClose: () => void;
	onPublish: (withdrawn: readonly ScheduleOfLeague[]) => void;
};

/** What visitors will see, before they do. */
export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
	return (
		<Dialog title="Publish schedule" isOpen={isOpen} onClose={props.onClose} isAlert>
			<Summary {...props} />
		</Dialog>
	);
}

function Summary({ plan, rivals, onClose, onPublish }: Omit<PublishDialogProps, "isOpen">) {
	const { schedule, games, report, problems } = plan;
	const [isInstead, setInstead] = useState(true);
	const dates = games.flatMap(({ date }) => date ?? []).toSorted();
	const weeks = new Set(games.map(({ weekIndex }) => weekIndex)).size;
	const missing = missingIn(problems);
	const doubts = [
		...(missing > 0
			? [`${counted(missing, "game")} ${missing === 1 ? "is" : "are"} missing.`]
			: []),
		...(brokenRules(problems).length > 0 ? ["Some games break a rule."] : []),
	];
	const names = rivals.map(({ name }) => name).join(", ");
	return (
		<>
			<DialogBody>
				<p>Visitors of your site will see this schedule, and calendars will show its games.</p>
				<dl className={styles.facts}>
					<Fact name="League" value={schedule.league.name} />
					<Fact
						name="Games"
						value={`${counted(games.length, "game")} in ${counted(weeks, "week")}`}
					/>
					<Fact
						name="First day"
						value={dates[0] ? formatWeekday(dates[0], words.language) : "None"}
					/>
					<Fact
						name="Last day"
						value={dates.length > 0 ? formatWeekday(dates.at(-1) ?? "", words.language) : "None"}
					/>
					<Fact name="Fairness" value={fairnessInOneLine(report)} />
				</dl>
				{doubts.length > 0 && <p className="notice">{doubts.join(" ")}</p>}
				{rivals.length > 0 && (
					<CheckField
						label={`Withdraw ${names}`}
						name="instead"
						hint="It is published for the same weeks. Otherwise visitors see the games of both."
						checked={isInstead}
						onChange={({ target }) => setInstead(target.checked)}
					/>
				)}
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>Cancel</QuietButton>
				<Button
					// Who pressed Publish means it.
					autoFocus
					onClick={() => {
						onClose();
						onPublish(isInstead ? rivals : []);
					}}
				>
					Publish
				</Button>
			</DialogButtons>
		</>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div className={styles.fact}>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}
