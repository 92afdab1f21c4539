import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { AllDone } from "./all-done.tsx";
import { type Beginnings, readBeginnings, type StepProps } from "./data.ts";
import styles from "./first-steps.module.css";
import { LeagueStep } from "./league-step.tsx";
import { LookStep } from "./look-step.tsx";
import { PlayersStep } from "./players-step.tsx";
import { ScheduleStep } from "./schedule-step.tsx";
import { SeasonStep } from "./season-step.tsx";
import { SportStep } from "./sport-step.tsx";
import { questionId } from "./step-frame.tsx";
import { StepList } from "./step-list.tsx";
import { type StepName, stepAfter, stepAt, stepsOf } from "./steps.ts";
import { TeamsStep } from "./teams-step.tsx";

export const firstSteps = screen(
	async () => ({ beginnings: await readBeginnings() }),
	FirstStepsScreen,
);

/**
 * From nothing to a league that visitors can follow, one step at a time. All of it is read from the
 * data, so whoever leaves finds it as far as it was, and the same things are done elsewhere too.
 */
function FirstStepsScreen({ beginnings }: { beginnings: Beginnings | null }) {
	return (
		<>
			<ScreenHeader
				title={words.common.firstSteps}
				actions={
					<Link to="/dashboard" className="button button-quiet">
						{words.firstSteps.leaveForNow}
					</Link>
				}
			>
				{beginnings?.organization.name}
			</ScreenHeader>
			{beginnings === null ? (
				<Panel>
					<EmptyState title={words.common.youDoNotBelongTo} picture="players" />
				</Panel>
			) : (
				<Steps beginnings={beginnings} />
			)}
		</>
	);
}

function Steps({ beginnings }: { beginnings: Beginnings }) {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const steps = stepsOf(beginnings.facts);
	const here = stepAt(steps, search.get("step"));
	const name = here === "done" ? here : here.name;
	const Here = here === "done" ? null : views[here.name];
	useFocusAfterStep(name);
	const onNext = async () => {
		if (here !== "done") await navigate(`/firstSteps?step=${stepAfter(steps, here.name)}`);
	};
	return (
		<div className={styles.steps}>
			<StepList steps={steps} here={name} />
			{Here === null ? (
				<AllDone key="done" beginnings={beginnings} steps={steps} />
			) : (
				<Here key={name} beginnings={beginnings} onNext={onNext} />
			)}
		</div>
	);
}

/** Without a page load nothing tells a screen reader that the question is another one. */
function useFocusAfterStep(name: string) {
	const shown = useRef(name);
	useEffect(() => {
		if (shown.current === name) return;
		shown.current = name;
		document.getElementById(questionId)?.focus({ preventScroll: true });
	}, [name]);
}

const views: Record<StepName, (props: StepProps) => ReactNode> = {
	sport: SportStep,
	season: SeasonStep,
	league: LeagueStep,
	teams: TeamsStep,
	players: PlayersStep,
	schedule: ScheduleStep,
	look: LookStep,
};
