import { useState } from "react";
import { formatWeekday } from "#domain/time/format.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { words } from "../../words.ts";
import { Hearing } from "../notice/hearing.tsx";
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
		<Dialog title={words.schedule.publishSchedule} isOpen={isOpen} onClose={props.onClose} isAlert>
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
		...(missing > 0 ? [`${words.plan.gamesAreMissing({ count: missing })}.`] : []),
		...(brokenRules(problems).length > 0 ? [words.schedule.someBreakARule] : []),
	];
	const names = rivals.map(({ name }) => name).join(", ");
	return (
		<>
			<DialogBody>
				<p>{words.schedule.visitorsWillSee}</p>
				<Hearing leagueIds={[schedule.league.id]} />
				<dl className={styles.facts}>
					<Fact name={words.common.league} value={schedule.league.name} />
					<Fact
						name={words.common.games}
						value={words.schedule.gamesInWeeks({
							games: words.schedule.games({ count: games.length }),
							weeks: words.schedule.weeks({ count: weeks }),
						})}
					/>
					<Fact
						name={words.schedule.firstDay}
						value={dates[0] ? formatWeekday(dates[0], words.language) : words.schedule.none}
					/>
					<Fact
						name={words.schedule.lastDay}
						value={
							dates.length > 0
								? formatWeekday(dates.at(-1) ?? "", words.language)
								: words.schedule.none
						}
					/>
					<Fact name={words.plan.fairness} value={fairnessInOneLine(report)} />
				</dl>
				{doubts.length > 0 && <p className="notice">{doubts.join(" ")}</p>}
				{rivals.length > 0 && (
					<CheckField
						label={words.schedule.withdrawNames({ names })}
						name="instead"
						hint={words.schedule.publishedForTheSame}
						checked={isInstead}
						onChange={({ target }) => setInstead(target.checked)}
					/>
				)}
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<Button
					// Who pressed Publish means it.
					autoFocus
					onClick={() => {
						onClose();
						onPublish(isInstead ? rivals : []);
					}}
				>
					{words.common.publish}
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
