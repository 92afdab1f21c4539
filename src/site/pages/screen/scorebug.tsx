import {
	type GameWithTeams,
	type PeriodScore,
	type Score,
	type Side,
	shownStatus,
} from "#domain/game/game.ts";
import { periodUnderWay } from "#domain/game/periods.ts";
import { formatMinutes } from "#domain/stats/line/minutes.ts";
import { crestColors } from "#domain/team/crest-colors.ts";
import { statusLine } from "#ui/game/game-status.ts";
import { liveOn } from "#ui/game/live.ts";
import { periodName } from "#ui/sport/stored-words.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import type { PlayByPlay } from "#usecases/game-log/view-play-by-play.ts";
import styles from "./screen.module.css";

type ScorebugProps = {
	game: GameWithTeams;
	periods: readonly PeriodScore[];
	told: PlayByPlay;
	/** Where the clock of its table is asked for. */
	clockAt: string;
};

/** The score in a corner of a stream's picture of 1920 × 1080; all around it can be seen through. */
export function Scorebug({ game, periods, told, clockAt }: ScorebugProps) {
	const words = useWords();
	const status = statusLine(game, words);
	const noted = told.periods.at(-1);
	const period = noted?.period ?? periodUnderWay(game, periods);
	const second = noted?.plays.findLast(({ play }) => play.second !== null)?.play.second ?? null;
	const isLive = shownStatus(game) === "in_progress";
	const inSet = isLive && told.isBySets ? (noted?.made ?? null) : null;
	return (
		<div
			className={styles.bug}
			data-game={`${game.id} overlay`}
			data-live={liveOn(game) ?? "always"}
		>
			<h1 className="visually-hidden">
				{words.game.title({ away: game.away.name, home: game.home.name })}
			</h1>
			<BugSide game={game} side="away" hasPoints={status.hasPoints} inSet={inSet} />
			<BugSide game={game} side="home" hasPoints={status.hasPoints} inSet={inSet} />
			<p className={styles.state}>
				<span>{isLive && period !== null ? periodName(words, period.name) : status.text}</span>
				{isLive && <span data-clock={clockAt}>{second !== null && formatMinutes(second)}</span>}
			</p>
		</div>
	);
}

function BugSide({
	game,
	side,
	hasPoints,
	inSet,
}: {
	game: GameWithTeams;
	side: Side;
	hasPoints: boolean;
	/** Points of the set that is played, where the score is one of sets. */
	inSet: Score | null;
}) {
	const { field } = crestColors(game[side]);
	return (
		<div className={styles.side}>
			{/* A picture, because the policy refuses styles. */}
			<svg className={styles.color} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
				<rect width="1" height="1" fill={field} />
			</svg>
			<TeamCrest team={game[side]} />
			<span className={styles.team}>{game[side].name}</span>
			{hasPoints && (
				<span className={styles.points} data-sets={inSet === null ? undefined : ""}>
					{game.score?.[side]}
				</span>
			)}
			{hasPoints && inSet !== null && <span className={styles.points}>{inSet[side]}</span>}
		</div>
	);
}
