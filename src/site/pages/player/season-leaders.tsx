import { formatAverage } from "#domain/stats/averages.ts";
import { whoLeadsPerGame } from "#domain/stats/season-leaders.ts";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
import type { SeasonLeaders as Leaders, SeasonLeader } from "#usecases/stats/season-leaders.ts";

/** Who leads the season. Nothing before the first box score. */
export function SeasonLeaders({ pointsPerGame, threes, boards }: Leaders) {
	if (pointsPerGame.length + threes.length + boards.length === 0) return null;
	return (
		<div className="halves">
			{pointsPerGame.length > 0 && (
				<LeaderBoard
					title="Points per game"
					unit="points per game"
					leaders={pointsPerGame}
					to={toPlayer}
					detail={teamOf}
					note={whoLeadsPerGame}
					format={(leader) => formatAverage(leader.points, leader.games)}
				/>
			)}
			{threes.length > 0 && (
				<LeaderBoard
					title="3-pointers"
					unit="3-pointers"
					leaders={threes}
					to={toPlayer}
					detail={teamOf}
				/>
			)}
			{boards.map(({ statId, title, unit, leaders, format }) => (
				<LeaderBoard
					key={statId}
					title={title}
					unit={unit}
					leaders={leaders}
					to={toPlayer}
					detail={teamOf}
					format={format}
				/>
			))}
		</div>
	);
}

const toPlayer = ({ id }: Pick<SeasonLeader, "id">) => `/players/${id}`;
const teamOf = ({ team }: Pick<SeasonLeader, "team">) => team.name;
