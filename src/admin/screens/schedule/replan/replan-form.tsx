import type { FormEvent } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { courtsOf } from "../plan/grid/weeks.ts";
import type { PlanData } from "../plan-data.ts";
import styles from "./replan.module.css";

type ReplanFormProps = {
	plan: PlanData;
	asked: Record<string, string>;
	errors: Record<string, string>;
};

/** What has changed, in few fields. Without any it is about games that fell out and teams that are away. */
export function ReplanForm({ plan, asked, errors }: ReplanFormProps) {
	const [, setSearch] = useSearchParams();
	const isLooking = useNavigation().state !== "idle";
	const courts = courtsOf(plan);
	const look = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
		setSearch(new URLSearchParams(typed as [string, string][]), {
			replace: true,
			preventScrollReset: true,
		});
	};
	const field = (name: string, label: string) => ({ name, label, error: errors[name] });
	return (
		<form onSubmit={look} className="stack-4">
			<div className={styles.fields}>
				<Field
					{...field("closedFrom", words.replan.closedFrom)}
					type="date"
					defaultValue={asked.closedFrom ?? ""}
				/>
				<Field
					{...field("closedUntil", words.replan.closedUntil)}
					type="date"
					defaultValue={asked.closedUntil ?? ""}
				/>
				{courts.length > 1 && (
					<Select
						{...field("court", words.replan.whatIsClosed)}
						defaultValue={asked.court ?? ""}
						options={[
							{ value: "", label: words.replan.allCourts },
							...courts.map((court) => ({ value: court, label: court })),
						]}
					/>
				)}
				<Field
					{...field("moreWeeks", words.replan.moreWeeks)}
					type="number"
					inputMode="numeric"
					min={0}
					max={12}
					defaultValue={asked.moreWeeks ?? "0"}
				/>
				<Field
					{...field("gamesEach", words.replan.gamesEach)}
					hint={words.replan.gamesEachHint({ most: mostGames(plan) })}
					type="number"
					inputMode="numeric"
					min={0}
					max={200}
					defaultValue={asked.gamesEach ?? ""}
				/>
				<Field
					{...field("from", words.replan.from)}
					type="date"
					defaultValue={asked.from ?? todayHere()}
				/>
			</div>
			<p>
				<SubmitButton isBusy={isLooking}>
					{isLooking ? words.replan.looking : words.replan.look}
				</SubmitButton>
			</p>
		</form>
	);
}

/** The most games that any team has, those aside that were called off for good. */
function mostGames({ games }: PlanData): number {
	const played = games.filter(({ status }) => status !== "cancelled");
	const ids = played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
	return Math.max(0, ...[...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length));
}
