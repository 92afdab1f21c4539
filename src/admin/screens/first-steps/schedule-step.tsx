import { Link } from "react-router";
import { words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import { ComesFirst, StepButtons, StepFrame } from "./step-frame.tsx";

const question = words.firstSteps.whenDoTheyPlay;

/** Games: made by the schedule builder, brought along in a spreadsheet, or added one by one. */
export function ScheduleStep({ beginnings, onNext }: StepProps) {
	const { season, leagues, facts, hasDraft } = beginnings;
	const league = leagues.find(({ teams }) => teams.length >= 2);
	if (season === null || league === undefined) {
		const what = words.firstSteps.aGameNeedsTwoTeams;
		return <ComesFirst question={question} what={what} onNext={onNext} step="teams" />;
	}
	return (
		<StepFrame question={question}>
			{hasDraft ? (
				<p>{words.firstSteps.thereIsAScheduleAnd}</p>
			) : facts.hasGames ? (
				<p>
					{words.firstSteps.thereAreGames}{" "}
					<Link to="/dashboard/games">{words.firstSteps.lookAtThem}</Link>
					{words.firstSteps.orGoOnWithSchedule}
				</p>
			) : (
				<p>{words.firstSteps.sayOnWhichDays({ count: league.teams.length })}</p>
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
					{facts.hasGames ? words.firstSteps.openTheSchedules : words.firstSteps.makeASchedule}
				</Link>
			</StepButtons>
			<p className="soft">
				{words.firstSteps.doYouHaveTheGames}{" "}
				<Link to="/dashboard/import">{words.common.importIt}</Link>
				{words.firstSteps.onlyAFew}{" "}
				<Link to={`/dashboard/seasons/${season.id}/leagues/${league.id}`}>
					{words.firstSteps.addThem}
				</Link>{" "}
				{words.firstSteps.oneByOne}
			</p>
		</StepFrame>
	);
}
