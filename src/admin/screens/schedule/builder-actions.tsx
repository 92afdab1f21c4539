import { useNavigate } from "react-router";
import { Link } from "#ui/link.tsx";
import { useExport } from "../../components/export/use-export.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { type MoreItem, MoreMenu } from "../../components/feedback/more-menu.tsx";
import { words } from "../../words.ts";
import { useAnotherDraft } from "./list/use-another-draft.ts";
import { planRows } from "./plan/grid/plan-rows.ts";
import type { PlanData, ScheduleOfLeague } from "./plan-data.ts";

type BuilderActionsProps = {
	plan: PlanData;
	siblings: readonly ScheduleOfLeague[];
	/** While its games are made nothing else is done with it. */
	isLocked: boolean;
	onGenerate: () => void;
	onPublish: () => void;
	onWithdraw: () => void;
	onDelete: () => void;
};

/** The wanted step stands out: first the games, then visitors; the rest is in a menu. */
export function BuilderActions(props: BuilderActionsProps) {
	const { plan, isLocked, onGenerate, onPublish, onWithdraw } = props;
	const { id, isPublished } = plan.schedule;
	const hasGames = plan.games.length > 0;
	return (
		<>
			<More {...props} />
			<Link to={`/scheduleBuilder/${id}/edit`} className="button button-quiet">
				<Icon name="edit" />
				{words.common.edit}
			</Link>
			{/* The first games are made by the invitation that stands in their place. */}
			{hasGames && plan.slots.length > 0 && (
				<QuietButton disabled={isLocked} onClick={onGenerate}>
					<Icon name="game" />
					{words.schedule.generate}
				</QuietButton>
			)}
			{isPublished ? (
				<QuietButton disabled={isLocked} onClick={onWithdraw}>
					{words.schedule.withdraw}
				</QuietButton>
			) : (
				hasGames && (
					<Button disabled={isLocked} onClick={onPublish}>
						<Icon name="check" />
						{words.common.publish}
					</Button>
				)
			)}
		</>
	);
}

function More({ plan, siblings, isLocked, onDelete }: BuilderActionsProps) {
	const { schedule, games } = plan;
	const navigate = useNavigate();
	const { download } = useExport();
	const makeAnother = useAnotherDraft(schedule, siblings);
	const ofGames: MoreItem[] = [
		{
			icon: "schedule",
			label: words.replan.title,
			onAction: () => navigate(`/scheduleBuilder/${schedule.id}/replan`),
		},
		// After the menu has gone, or it would be on the paper.
		{
			icon: "print",
			label: words.schedule.print,
			onAction: () => setTimeout(() => print(), 300),
		},
		{
			icon: "download",
			label: words.common.exportCsv,
			onAction: () => download([schedule.name], async () => planRows(plan)),
		},
	];
	return (
		<MoreMenu
			name={schedule.name}
			isDisabled={isLocked}
			items={[
				{ icon: "copy", label: words.schedule.makeAnotherDraft, onAction: makeAnother },
				{
					icon: "check",
					label: words.availability.title,
					onAction: () => navigate(`/scheduleBuilder/${schedule.id}/availability`),
				},
				{
					icon: "stats",
					label: words.schedule.compare,
					onAction: () => navigate(comparePath(schedule, siblings)),
				},
				...(games.length > 0 ? ofGames : []),
				{ icon: "remove", label: words.common.delete, onAction: onDelete },
			]}
		/>
	);
}

/** With the newest of the others that has games. */
function comparePath(
	{ id }: Pick<ScheduleOfLeague, "id">,
	siblings: readonly ScheduleOfLeague[],
): string {
	const [other] = siblings.filter(({ games }) => games > 0).toSorted((a, b) => b.id - a.id);
	return `/scheduleBuilder/compare?a=${id}${other === undefined ? "" : `&b=${other.id}`}`;
}
