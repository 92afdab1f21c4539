import { formatAverage } from "#domain/stats/averages.ts";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
import type { SeasonLeaders as Leaders, SeasonLeader } from "#usecases/stats/season-leaders.ts";

/** Who leads the season. Nothing before the first box score. */
export function SeasonLeaders({ pointsPerGame, threes, boards }: Leaders) {
	if (pointsPerGame.length + threes.length + boards.length === 0) return null;
	return (
		<div className="halves">
			{pointsPerGame.length > 0 && (
				<LeaderBoard
					of="pointsPerGame"
					leaders={pointsPerGame}
					to={toPlayer}
					teamOf={teamOf}
					format={(leader) => formatAverage(leader.points, leader.games)}
				/>
			)}
			{threes.length > 0 && (
				<LeaderBoard of="threes" leaders={threes} to={toPlayer} teamOf={teamOf} />
			)}
			{boards.map(({ statId, of, leaders, format }) => (
				<LeaderBoard
					key={statId}
					of={of}
					leaders={leaders}
					to={toPlayer}
					teamOf={teamOf}
					format={format}
				/>
			))}
		</div>
	);
}

const toPlayer = ({ id }: Pick<SeasonLeader, "id">) => `/players/${id}`;
const teamOf = ({ team }: Pick<SeasonLeader, "team">) => team;
