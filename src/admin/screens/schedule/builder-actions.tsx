import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import { Link } from "#ui/link.tsx";
import { useExport } from "../../components/export/use-export.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { Icon, type IconName } from "../../components/feedback/icon.tsx";
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
	return (
		<MenuTrigger>
			<AriaButton className="button button-quiet" isDisabled={isLocked}>
				<Icon name="more" />
				{words.schedule.more}
			</AriaButton>
			<Popover className="popover" placement="bottom end">
				<Menu className="menu" aria-label={words.schedule.moreFor({ name: schedule.name })}>
					<Item icon="copy" label={words.schedule.makeAnotherDraft} onAction={makeAnother} />
					<Item
						icon="check"
						label={words.availability.title}
						onAction={() => navigate(`/scheduleBuilder/${schedule.id}/availability`)}
					/>
					<Item
						icon="stats"
						label={words.schedule.compare}
						onAction={() => navigate(comparePath(schedule, siblings))}
					/>
					{games.length > 0 && (
						<>
							<Item
								icon="schedule"
								label={words.replan.title}
								onAction={() => navigate(`/scheduleBuilder/${schedule.id}/replan`)}
							/>
							{/* After the menu has gone, or it would be on the paper. */}
							<Item
								icon="print"
								label={words.schedule.print}
								onAction={() => setTimeout(() => print(), 300)}
							/>
							<Item
								icon="download"
								label={words.common.exportCsv}
								onAction={() => download([schedule.name], async () => planRows(plan))}
							/>
						</>
					)}
					<Item icon="remove" label={words.common.delete} onAction={onDelete} />
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

type ItemProps = { icon: IconName; label: string; onAction: () => void };

function Item({ icon, label, onAction }: ItemProps) {
	return (
		<MenuItem className="menu-item ring-inside" textValue={label} onAction={onAction}>
			<Icon name={icon} />
			{label}
		</MenuItem>
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
