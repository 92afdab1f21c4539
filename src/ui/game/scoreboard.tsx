import type { ReactNode } from "react";
import type { GameWithTeams, PeriodScore, Side } from "#domain/game/game.ts";
import { periodUnderWay } from "#domain/game/periods.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { Link } from "../link.tsx";
import { periodName, placeName } from "../sport/stored-words.ts";
import { waitingName, waitingTitle } from "../stage/waiting-text.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import { GameStatusText } from "./game-card.tsx";
import { comingStatus, type StatusLine, statusLine } from "./game-status.ts";
import styles from "./scoreboard.module.css";

type ScoreboardProps = {
	game: GameWithTeams;
	periods: readonly PeriodScore[];
	/** Below the score: the line score. */
	children?: ReactNode;
};

/** The top of a game's page: who, how many points, when and where. It holds the page's h1. */
export function Scoreboard({ game, periods, children }: ScoreboardProps) {
	const words = useWords();
	const status = statusLine(game, words);
	const period = periodUnderWay(game, periods);
	const unsure = game.isIfNecessary ? words.stage.ifNecessary : status.detail;
	const detail = period === null ? unsure : periodName(words, period.name);
	const title = words.game.title({ away: game.away.name, home: game.home.name });
	return (
		<Board game={game} title={title} label={words.game.score} below={children}>
			<TeamScore game={game} side="away" hasPoints={status.hasPoints} />
			<Middle status={{ ...status, detail }} time={formatGameTime(game.time, words)} />
			<TeamScore game={game} side="home" hasPoints={status.hasPoints} />
		</Board>
	);
}

/** The same of a game whose teams are not both known: whose places they are. */
export function WaitingBoard({ game, children }: { game: WaitingGame; children?: ReactNode }) {
	const words = useWords();
	const title = waitingTitle(words, game);
	return (
		<Board game={game} title={title} label={words.stage.game(game)} below={children}>
			<WaitingTeam game={game} side="away" />
			<Middle status={comingStatus(game, words)} time={formatGameTime(game.time, words)} />
			<WaitingTeam game={game} side="home" />
		</Board>
	);
}

type BoardProps = {
	game: GameWithTeams | WaitingGame;
	title: string;
	label: string;
	children: ReactNode;
	below: ReactNode;
};

function Board({ game, title, label, children, below }: BoardProps) {
	const words = useWords();
	const time = formatGameTime(game.time, words);
	const date =
		game.date === null ? words.game.dateToBeSet : formatGameDate(game.date, words.language);
	return (
		<section className={styles.board} aria-label={label}>
			<h1 className="visually-hidden">{title}</h1>
			<div className={styles.line}>{children}</div>
			<p className={styles.facts}>
				<span>{time === null ? date : `${date}, ${time}`}</span>
				{game.location !== null && <span>{placeName(words, game.location)}</span>}
				<Link to={`/leagues/${game.league.id}`}>{game.league.name}</Link>
			</p>
			{below}
		</section>
	);
}

function WaitingTeam({ game, side }: { game: WaitingGame; side: Side }) {
	const words = useWords();
	const { team } = game[side];
	return (
		<div className={styles.team} data-side={side}>
			{team === null ? <span /> : <TeamCrest team={team} size="hero" />}
			<span className={styles.name}>{waitingName(words, game, side)}</span>
		</div>
	);
}

type TeamScoreProps = { game: GameWithTeams; side: Side; hasPoints: boolean };

function TeamScore({ game, side, hasPoints }: TeamScoreProps) {
	const team = game[side];
	return (
		<Link
			to={`/teams/${team.teamId}`}
			className={styles.team}
			data-side={side}
			data-outcome={outcomeFor(side, game) ?? undefined}
		>
			<TeamCrest team={team} size="hero" />
			<span className={styles.name}>{team.name}</span>
			{hasPoints && <span className={styles.points}>{game.score?.[side]}</span>}
		</Link>
	);
}

/** Between the teams: "Final", or when a game that is still to come begins. */
function Middle({ status, time }: { status: StatusLine; time: string | null }) {
	const isTime = !status.hasPoints && status.text === time;
	return (
		<div className={styles.middle}>
			{isTime ? <span className={styles.time}>{time}</span> : <GameStatusText status={status} />}
			{status.detail !== null && <span className={styles.detail}>{status.detail}</span>}
		</div>
	);
}
