import { counted } from "#domain/text/counted.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import type { PlanData, PlanGame } from "../../plan-data.ts";
import { gamesByTeam, groupsByGames } from "./groups.ts";
import styles from "./team-groups.module.css";

type TeamGroupsProps = { plan: PlanData; games: readonly PlanGame[] };

/** Teams grouped by how many games they have. */
export function TeamGroups({ plan, games }: TeamGroupsProps) {
	return (
		<Panel title="Teams by number of games">
			<dl className={styles.groups}>
				{groupsByGames(plan, games).map((group) => (
					<div key={group.games}>
						<dt>
							<strong>{group.games}</strong>
							{group.games === 1 ? " game" : " games"}
						</dt>
						<dd>
							<span className={styles.count}>{counted(group.teams.length, "team")}</span>
							{group.teams.map(({ name }) => name).join(", ")}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}

type TeamColumnsProps = TeamGroupsProps & {
	highlighted: number | null;
	onHighlight: (teamId: number | null) => void;
};

/** The teams in two columns. Choosing one makes its games stand out. */
export function TeamColumns({ plan, games, highlighted, onHighlight }: TeamColumnsProps) {
	const counts = gamesByTeam(games);
	return (
		<Panel title="Teams">
			<ul className={styles.columns}>
				{plan.teams.map((team) => (
					<li key={team.id}>
						<button
							type="button"
							aria-pressed={team.id === highlighted}
							title={team.name}
							onClick={() => onHighlight(team.id === highlighted ? null : team.id)}
						>
							<TeamCrest team={team} />
							<span className="one-line">{team.name}</span>
							<span className={styles.count}>
								{counts.get(team.id) ?? 0}
								<span className="visually-hidden"> games</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</Panel>
	);
}
