import { naturalOrder } from "#domain/text/natural-order.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { clock, namesIn } from "../words.ts";
import styles from "./team-card.module.css";

type TeamCardProps = { plan: PlanData; teamId: number; onClose: () => void };

/** All figures of the team that is looked at, in words. */
export function TeamCard({ plan, teamId, onClose }: TeamCardProps) {
	const line = plan.report?.teams.find(({ id }) => id === teamId);
	const nameOf = namesIn(plan);
	if (line === undefined) return null;
	const byes = plan.byes.filter((bye) => bye.teamId === teamId);
	return (
		<Panel
			title={nameOf(teamId)}
			aside={<IconButton icon="close" label={words.plan.showAllAlike} onClick={onClose} />}
		>
			<dl className={styles.facts}>
				<div>
					<dt>{words.common.games}</dt>
					<dd>
						{words.plan.gamesHomeAway({ games: line.games, home: line.home, away: line.away })}
					</dd>
				</div>
				<div>
					<dt>{words.plan.byesColumn}</dt>
					<dd>
						{byes.length === 0
							? words.schedule.none
							: words.plan.inWeeks({
									count: byes.length,
									weeks: byes.map(({ weekIndex }) => weekIndex + 1).join(", "),
								})}
					</dd>
				</div>
				<div>
					<dt>{words.scheduleForm.times}</dt>
					<dd>
						{Object.entries(line.times)
							.filter(([, count]) => count > 0)
							.toSorted(([a], [b]) => (a < b ? -1 : 1))
							.map(([time, count]) => `${clock(time)} ${count}×`)
							.join(", ")}
					</dd>
				</div>
				<div>
					<dt>{words.plan.meets}</dt>
					<dd>{meetingsInWords(plan, line.opponents, teamId)}</dd>
				</div>
				<div>
					<dt>{words.plan.rematch}</dt>
					<dd>
						{line.minRematchWeeks === null
							? words.plan.nobodyTwice
							: words.plan.afterWeeks({ count: line.minRematchWeeks })}
					</dd>
				</div>
			</dl>
		</Panel>
	);
}

/** "Owls 3×, Bears 2×, Foxes; never Lynx" */
function meetingsInWords(
	plan: PlanData,
	opponents: Record<string, number>,
	teamId: number,
): string {
	const others = plan.teams.filter(({ id }) => id !== teamId);
	const met = others
		.map(({ id, name }) => ({ name, count: opponents[id] ?? 0 }))
		.toSorted((a, b) => b.count - a.count || naturalOrder(a.name, b.name));
	const never = met.filter(({ count }) => count === 0).map(({ name }) => name);
	return [
		met
			.filter(({ count }) => count > 0)
			.map(({ name, count }) => (count === 1 ? name : `${name} ${count}×`))
			.join(", "),
		never.length > 0 && never.length <= 8 ? words.plan.never({ names: never.join(", ") }) : "",
	]
		.filter(Boolean)
		.join("; ");
}
