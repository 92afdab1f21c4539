import { formatAverage } from "#domain/stats/averages.ts";
import { LeaderBoard } from "#ui/leader-board.tsx";
import type { SeasonLeaders as Leaders, SeasonLeader } from "#usecases/season-leaders.ts";

/** Who leads the season. Nothing before the first box score. */
export function SeasonLeaders({ pointsPerGame, threes }: Leaders) {
	if (pointsPerGame.length === 0 && threes.length === 0) return null;
	return (
		<div className="halves">
			{pointsPerGame.length > 0 && (
				<LeaderBoard
					title="Points per game"
					unit="points per game"
					leaders={pointsPerGame}
					to={toPlayer}
					detail={teamOf}
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
		</div>
	);
}

const toPlayer = ({ id }: SeasonLeader) => `/players/${id}`;
const teamOf = ({ team }: SeasonLeader) => team.name;
