import { useMemo } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { Button } from "../../components/feedback/button.tsx";
import { words } from "../../words.ts";
import { amountsInWords, amountsOf } from "./form/amounts.ts";
import { inputOf, readTyped } from "./form/reading.ts";
import { typedOf } from "./form/typed-schedule.ts";
import styles from "./no-games-yet.module.css";
import type { PlanData } from "./plan-data.ts";

type NoGamesYetProps = {
	plan: Pick<PlanData, "schedule" | "teams" | "slots">;
	isLocked: boolean;
	onGenerate: () => void;
};

/** The way to the first games, with what they will be. */
export function NoGamesYet({ plan, isLocked, onGenerate }: NoGamesYetProps) {
	const { schedule, teams, slots } = plan;
	const edit = (
		<Link to={`/scheduleBuilder/${schedule.id}/edit`}>{words.schedule.editTheSchedule}</Link>
	);
	if (teams.length < 2) {
		return (
			<Panel>
				<EmptyState title={words.schedule.fewerThanTwo} picture="players">
					<Link to={`/dashboard/seasons/${schedule.seasonId}/leagues/${schedule.leagueId}`}>
						{words.schedule.enterTheTeamsOf({ league: schedule.league.name })}
					</Link>
				</EmptyState>
			</Panel>
		);
	}
	if (slots.length === 0) {
		return (
			<Panel>
				<EmptyState title={words.schedule.noPlacesYet}>
					{words.schedule.sayOnWhichDays} {edit}
				</EmptyState>
			</Panel>
		);
	}
	return (
		<Panel>
			<EmptyState title={words.schedule.noGamesYet}>
				<Outlook schedule={schedule} teams={teams} />
				<p className={styles.next}>
					<Button disabled={isLocked} onClick={onGenerate}>
						{words.schedule.generateGames}
					</Button>
				</p>
			</EmptyState>
		</Panel>
	);
}

function Outlook({ schedule, teams }: Pick<PlanData, "schedule" | "teams">) {
	const { sentence, doubts } = useMemo(() => {
		const amounts = amountsOf(inputOf(readTyped(typedOf(schedule), teams), teams));
		return {
			sentence: amountsInWords(amounts),
			doubts: [...amounts.refusals, ...amounts.warnings],
		};
	}, [schedule, teams]);
	return (
		<>
			<p>{sentence}</p>
			{doubts.length > 0 && (
				<div className={styles.doubts}>
					{doubts.map((doubt) => (
						<p key={doubt}>{doubt}</p>
					))}
					<p>
						<Link to={`/scheduleBuilder/${schedule.id}/edit`}>
							{words.schedule.editTheSchedule}
						</Link>
						{words.schedule.orAsItIs}
					</p>
				</div>
			)}
		</>
	);
}
