import { useState } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Filter, Toolbar, ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import type { PlanData, PlanGame, PlanSlot } from "../plan-data.ts";
import { AddGameDialog } from "./changes/add-game-dialog.tsx";
import { MoveGameDialog } from "./changes/move-game-dialog.tsx";
import { useChanges } from "./changes/use-changes.ts";
import { FairnessPanel } from "./fairness/fairness-panel.tsx";
import { fairnessInOneLine } from "./fairness/measures.ts";
import { TeamCard } from "./fairness/team-card.tsx";
import { TeamColumns, TeamGroups } from "./fairness/team-groups.tsx";
import { TeamReport } from "./fairness/team-report.tsx";
import { brokenRules } from "./fairness/verdict.ts";
import type { StageGame } from "./grid/stage-games.ts";
import { courtsOf } from "./grid/weeks.ts";
import { Paper } from "./paper.tsx";
import styles from "./plan.module.css";
import { Season } from "./season.tsx";

type PlanProps = {
	plan: PlanData;
	stageGames: readonly StageGame[];
	/** While a generation runs nothing can be changed by hand. */
	isLocked: boolean;
};

/** The games of a schedule week by week, and how fair they are. */
export function Plan({ plan, stageGames, isLocked }: PlanProps) {
	const changes = useChanges(plan, isLocked);
	const [highlighted, setHighlighted] = useState<number | null>(null);
	const [slot, setSlot] = useState<PlanSlot | null>(null);
	const [moved, setMoved] = useState<PlanGame | null>(null);
	const { games, newest, undo, nextAgain, redo } = changes;
	return (
		<div className={styles.plan} data-courts={courtsOf(plan).length > 3 ? "many" : "few"}>
			<Toolbar>
				<Filter
					label={words.plan.highlightATeam}
					value={String(highlighted ?? "")}
					onChange={(value) => setHighlighted(value === "" ? null : Number(value))}
					options={optionsOf(plan.teams, words.plan.highlightATeam)}
				/>
				<ToolbarButton
					icon="restore"
					onClick={undo}
					hint={newest === null ? undefined : words.plan.undoTitle({ title: newest.title })}
					isDisabled={newest === null || isLocked}
				>
					{newest === null ? words.common.undo : words.plan.undoNamed({ name: newest.name })}
				</ToolbarButton>
				{nextAgain !== null && (
					<ToolbarButton
						icon="next"
						onClick={redo}
						hint={words.plan.redoTitle({ title: nextAgain.title })}
						isDisabled={isLocked}
					>
						{words.plan.redoNamed({ name: nextAgain.name })}
					</ToolbarButton>
				)}
				{games.length > 0 && <VerdictLink plan={plan} />}
			</Toolbar>
			{!isLocked && (
				<p className={styles.hint}>
					{games.length === 0 ? words.plan.chooseAFreeSlot : words.plan.chooseAGame}
				</p>
			)}
			<div className={styles.layout}>
				<Season
					plan={plan}
					changes={changes}
					stageGames={stageGames}
					highlighted={highlighted}
					isLocked={isLocked}
					onAdd={setSlot}
					onMove={setMoved}
				/>
				<div className={styles.side}>
					{highlighted !== null && (
						<TeamCard plan={plan} teamId={highlighted} onClose={() => setHighlighted(null)} />
					)}
					<FairnessPanel plan={plan} isOld={changes.isPending} />
					<div className={styles.report}>
						<TeamReport plan={plan} highlighted={highlighted} onHighlight={setHighlighted} />
					</div>
					<TeamGroups plan={plan} games={games} />
					<TeamColumns
						plan={plan}
						games={games}
						highlighted={highlighted}
						onHighlight={setHighlighted}
					/>
				</div>
			</div>
			<AddGameDialog plan={plan} changes={changes} slot={slot} onClose={() => setSlot(null)} />
			<MoveGameDialog
				changes={changes}
				game={moved}
				isPublished={plan.schedule.isPublished}
				onClose={() => setMoved(null)}
			/>
			<Paper plan={plan} />
		</div>
	);
}

/** Where the report is below the games: what it says, and the way there. */
function VerdictLink({ plan }: { plan: PlanData }) {
	const broken = brokenRules(plan.problems).length;
	const isFine = broken === 0 && plan.report?.proven;
	return (
		<button
			type="button"
			className={styles.verdict}
			data-fine={isFine || undefined}
			onClick={() => document.getElementById("fairness")?.scrollIntoView({ block: "start" })}
		>
			<Icon name={isFine ? "check" : "warning"} />
			{plan.report === null
				? words.plan.tooLargeToMeasure
				: broken > 0
					? words.plan.brokenRules({ count: broken })
					: fairnessInOneLine(plan.report)}
		</button>
	);
}
