import type { GameWithTeams, Side } from "#domain/game/game.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import { formatWeekday } from "#domain/time/format.ts";
import { Badge } from "../kit/badge.tsx";
import { Link } from "../link.tsx";
import { waitingName } from "../stage/waiting-text.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./game-card.module.css";
import { noteUnder, type StatusLine, statusLine } from "./game-status.ts";
import { liveOn } from "./live.ts";

type GameCardProps = {
	game: GameWithTeams;
	/** Cards under a heading that names the day do not repeat it. */
	isDateShown?: boolean;
	isLeagueShown?: boolean;
};

/** A game in one glance, the score first. The whole card opens the game. */
export function GameCard({ game, isDateShown = true, isLeagueShown = true }: GameCardProps) {
	const words = useWords();
	const status = statusLine(game, words);
	return (
		<Link
			to={`/games/${game.id}`}
			className={`card ${styles.card}`}
			data-status={game.status}
			data-game={`${game.id} card`}
			data-live={liveOn(game)}
		>
			<span className={styles.head}>
				<GameStatusText status={status} />
				{isDateShown && (
					<span>
						{game.date === null ? words.game.dateToBeSet : formatWeekday(game.date, words.language)}
					</span>
				)}
			</span>
			<GameSide game={game} side="away" status={status} />
			<GameSide game={game} side="home" status={status} />
			<span className={styles.foot}>{noteUnder(game, isLeagueShown, words)}</span>
		</Link>
	);
}

/** "Final" and times are plain words; what deviates from the plan is a badge. */
export function GameStatusText({ status }: { status: StatusLine }) {
	if (status.tone === "neutral") return <span className={styles.status}>{status.text}</span>;
	return <Badge tone={status.tone}>{status.text}</Badge>;
}

type GameSideProps = { game: GameWithTeams; side: Side; status: StatusLine };

/** One team's line: crest, name, points. The winner's line is strong. */
export function GameSide({ game, side, status }: GameSideProps) {
	const outcome = outcomeFor(side, game);
	const words = useWords();
	return (
		<span className={styles.side} data-outcome={outcome ?? undefined}>
			<TeamCrest team={game[side]} />
			<span className={styles.name} data-team={game[side].teamId}>
				{game[side].name}
			</span>
			{status.hasPoints && <span className={styles.points}>{game.score?.[side]}</span>}
			{isGivenUp(game, status) && (
				<span className={styles.given}>
					{outcome === "win" ? words.game.given.win : words.game.given.loss}
				</span>
			)}
			{outcome === "win" && <span className="visually-hidden">{words.game.winner}</span>}
		</span>
	);
}

/** A side of a game that waits for its teams: whose place it is. */
export function WaitingSide({ game, side }: { game: WaitingGame; side: Side }) {
	const words = useWords();
	const { team } = game[side];
	return (
		<span className={styles.side} data-waits={team === null || undefined}>
			{team === null ? <span className={styles.nobody} /> : <TeamCrest team={team} />}
			<span className={styles.name} data-team={team?.id}>
				{waitingName(words, game, side)}
			</span>
		</span>
	);
}

/** A forfeit without points says in their place what it is. */
function isGivenUp({ status }: GameWithTeams, { hasPoints }: StatusLine): boolean {
	return status === "forfeit" && !hasPoints;
}
