import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { words } from "../../../../words.ts";
import type { PlanData, PlanGame } from "../../plan-data.ts";
import { gamesByTeam, groupsByGames } from "./groups.ts";
import styles from "./team-groups.module.css";

type TeamGroupsProps = { plan: PlanData; games: readonly PlanGame[] };

/** Teams grouped by how many games they have. */
export function TeamGroups({ plan, games }: TeamGroupsProps) {
	return (
		<Panel title={words.plan.teamsByNumber}>
			<dl className={styles.groups}>
				{groupsByGames(plan, games).map((group) => (
					<div key={group.games}>
						<dt>
							<strong>{group.games}</strong>
							{` ${words.plan.gamesUnit({ count: group.games })}`}
						</dt>
						<dd>
							<span className={styles.count}>
								{words.league.teams({ count: group.teams.length })}
							</span>
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
		<Panel title={words.common.teams}>
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
								<span className="visually-hidden">{` ${words.plan.gamesHeard}`}</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</Panel>
	);
}
