import { counted } from "#domain/text/counted.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
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
			aside={<IconButton icon="close" label={`Show all teams alike`} onClick={onClose} />}
		>
			<dl className={styles.facts}>
				<div>
					<dt>Games</dt>
					<dd>{`${line.games}: ${line.home} at home, ${line.away} away`}</dd>
				</div>
				<div>
					<dt>Byes</dt>
					<dd>
						{byes.length === 0
							? "None"
							: `${byes.length === 1 ? "Week" : "Weeks"} ${byes.map(({ weekIndex }) => weekIndex + 1).join(", ")}`}
					</dd>
				</div>
				<div>
					<dt>Times</dt>
					<dd>
						{Object.entries(line.times)
							.filter(([, count]) => count > 0)
							.toSorted(([a], [b]) => (a < b ? -1 : 1))
							.map(([time, count]) => `${clock(time)} ${count}×`)
							.join(", ")}
					</dd>
				</div>
				<div>
					<dt>Meets</dt>
					<dd>{meetingsInWords(plan, line.opponents, teamId)}</dd>
				</div>
				<div>
					<dt>Rematch</dt>
					<dd>
						{line.minRematchWeeks === null
							? "Nobody twice"
							: `After ${counted(line.minRematchWeeks, "week")} at the earliest`}
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
		never.length > 0 && never.length <= 8 ? `never ${never.join(", ")}` : "",
	]
		.filter(Boolean)
		.join("; ");
}
