import { Link } from "react-router";
import { counted } from "#domain/text/counted.ts";
import type { StepProps } from "./data.ts";
import { ComesFirst, StepButtons, StepFrame } from "./step-frame.tsx";

const question = "When do they play?";

/** Games: made by the schedule builder, brought along in a spreadsheet, or added one by one. */
export function ScheduleStep({ beginnings, onNext }: StepProps) {
	const { season, leagues, facts, hasDraft } = beginnings;
	const league = leagues.find(({ teams }) => teams.length >= 2);
	if (season === null || league === undefined) {
		const what = "A game needs two teams. Please add the teams first.";
		return <ComesFirst question={question} what={what} onNext={onNext} step="teams" />;
	}
	return (
		<StepFrame question={question}>
			{hasDraft ? (
				<p>
					There is a schedule, and it is a draft: visitors do not see it yet. Publish it when you
					like it.
				</p>
			) : facts.hasGames ? (
				<p>
					There are games. <Link to="/dashboard/games">Look at them</Link>, or go on with the
					schedule.
				</p>
			) : (
				<p>
					Say on which days and at which times your {counted(league.teams.length, "team")} play, and
					a fair schedule is made of it. You see it first and publish it when you like it.
				</p>
			)}
			<StepButtons onNext={onNext} isDone={facts.hasGames && !hasDraft}>
				<Link
					to={
						facts.hasGames
							? "/scheduleBuilder"
							: `/scheduleBuilder/new?league=${season.id}-${league.id}`
					}
					className={facts.hasGames && !hasDraft ? "button button-quiet" : "button"}
				>
					{facts.hasGames ? "Open the schedules" : "Make a schedule"}
				</Link>
			</StepButtons>
			<p className="soft">
				Do you have the games in a spreadsheet? <Link to="/dashboard/import">Import it</Link>. Only
				a few of them?{" "}
				<Link to={`/dashboard/seasons/${season.id}/leagues/${league.id}`}>Add them</Link> one by
				one.
			</p>
		</StepFrame>
	);
}
