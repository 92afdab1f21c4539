import { labelled } from "#domain/text/labelled.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { Dialog, DialogBody } from "../../../../components/feedback/dialog.tsx";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import type { Marks } from "../grid/marks.ts";
import styles from "./meetings-dialog.module.css";
import type { TeamLine } from "./team-lines.ts";

type MeetingsDialogProps = {
	plan: PlanData;
	marks: (team: TeamLine) => Marks;
	isOpen: boolean;
	onClose: () => void;
};

/** How often every two teams meet: a square with the teams at both sides. */
export function MeetingsDialog({ plan, marks, isOpen, onClose }: MeetingsDialogProps) {
	const lines = new Map((plan.report?.teams ?? []).map((line) => [line.id, line]));
	return (
		<Dialog
			title={words.plan.whoMeetsWhom}
			isOpen={isOpen}
			onClose={onClose}
			size={plan.teams.length > 9 ? "large" : "small"}
		>
			<DialogBody>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
				<section className={styles.scroller} aria-label={words.plan.whoMeetsWhom} tabIndex={0}>
					<table className={styles.square}>
						<caption className="visually-hidden">{words.plan.howOften}</caption>
						<thead>
							<tr>
								<th scope="col">
									<span className="visually-hidden">{words.common.team}</span>
								</th>
								{plan.teams.map(({ id, name }) => (
									<th key={id} scope="col" title={name}>
										<span>{name}</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{plan.teams.map((team) => {
								const line = lines.get(team.id);
								const marked = line && marks(line).opponents;
								return (
									<tr key={team.id}>
										<th scope="row">
											<TeamCrest team={team} />
											<span>{team.name}</span>
										</th>
										{plan.teams.map(({ id, name }) => (
											<Meetings
												key={id}
												isSelf={id === team.id}
												isMarked={marked?.has(String(id)) ?? false}
												count={line?.opponents[id] ?? 0}
												title={words.common.lastOfList({ before: team.name, last: name })}
											/>
										))}
									</tr>
								);
							})}
						</tbody>
					</table>
				</section>
			</DialogBody>
		</Dialog>
	);
}

type MeetingsProps = { isSelf: boolean; isMarked: boolean; count: number; title: string };

function Meetings({ isSelf, isMarked, count, title }: MeetingsProps) {
	if (isSelf) return <td className={styles.self} />;
	return (
		<td
			title={labelled(words, title, String(count))}
			data-count={Math.min(count, 4)}
			data-marked={isMarked || undefined}
		>
			{count === 0 ? "·" : count}
			{isMarked && "!"}
		</td>
	);
}
