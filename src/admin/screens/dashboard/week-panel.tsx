import { Link } from "react-router";
import { byDateAndTime, hasScore } from "#domain/game/game.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { toScore } from "../../components/export/wire-games.ts";
import { words } from "../../words.ts";
import { type ListedGame, placeOf } from "../game/list/listed-game.ts";
import type { DashboardGame } from "./data.ts";
import styles from "./week-panel.module.css";

type WeekPanelProps = {
	games: DashboardGame[];
	/** Those of the week that wait for their teams. */
	waiting: readonly ListedGame[];
	/** The next one after a week without games. */
	next: DashboardGame | null;
};

/** Monday to Sunday, day by day; each game opens by a click anywhere on it. */
export function WeekPanel({ games, waiting, next }: WeekPanelProps) {
	const all = [...games, ...waiting].sort(byDateAndTime);
	const days = Map.groupBy(all, ({ date }) => date ?? "");
	return (
		<Panel
			title={words.dashboard.thisWeek}
			aside={<Link to="/dashboard/games">{words.dashboard.allGames}</Link>}
			isFlush
		>
			{all.length === 0 ? (
				<EmptyState title={words.dashboard.noGamesThisWeek} picture="games">
					{next === null || next.date === null ? (
						<Link to="/dashboard/games">{words.dashboard.seeAllGames}</Link>
					) : (
						<Link to={`/games/${next.id}`}>
							{words.dashboard.nextGame({ day: formatWeekday(next.date, words.language) })}
						</Link>
					)}
				</EmptyState>
			) : (
				[...days].map(([date, ofDay]) => (
					<section key={date} aria-label={formatWeekday(date, words.language)}>
						<h3 className={styles.day}>{formatWeekday(date, words.language)}</h3>
						<ul className="lines">
							{ofDay.map((game) =>
								"homeTeam" in game ? (
									<GameLine key={game.id} game={game} />
								) : (
									<WaitingLine key={game.id} game={game} />
								),
							)}
						</ul>
					</section>
				))
			)}
		</Panel>
	);
}

function GameLine({ game }: { game: DashboardGame }) {
	return (
		<li>
			<Link to={`/games/${game.id}`} className={styles.game}>
				<span className={styles.time}>{timeOf(game)}</span>
				<span className="stack-1">
					<SideLine game={game} side="away" />
					<SideLine game={game} side="home" />
				</span>
				<span className={styles.place}>
					{[game.league.name, game.location, game.isDraft && words.common.draft]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</Link>
		</li>
	);
}

function WaitingLine({ game }: { game: ListedGame }) {
	const { time, away, home, league, location, isDraft } = game;
	return (
		<li>
			<Link to={placeOf(game)} className={styles.game}>
				<span className={styles.time}>{formatGameTime(time, words)}</span>
				<span className="stack-1">
					<span>{away.name}</span>
					<span>{home.name}</span>
				</span>
				<span className={styles.place}>
					{[league.name, location, isDraft && words.common.draft].filter(Boolean).join(" · ")}
				</span>
			</Link>
		</li>
	);
}

type SideLineProps = { game: DashboardGame; side: "home" | "away" };

function SideLine({ game, side }: SideLineProps) {
	const score = toScore(game);
	const team = side === "home" ? game.homeTeam : game.awayTeam;
	const hasLost = score !== null && score[side] < score[side === "home" ? "away" : "home"];
	return (
		<span className={styles.side} data-lost={hasLost || undefined}>
			<TeamCrest team={team} />
			<span className={styles.name}>{team.name}</span>
			<span className={styles.points}>{hasScore({ score }) && score?.[side]}</span>
		</span>
	);
}

/** The time of a game to come, the word for one that is not as planned. */
function timeOf(game: DashboardGame): string {
	const { status, time } = game;
	if (status !== "scheduled" && status !== "completed") return states[status];
	return hasScore({ score: toScore(game) })
		? words.dashboard.final
		: (formatGameTime(time, words) ?? words.common.timeToBeSet);
}

const states = {
	in_progress: words.dashboard.live,
	postponed: words.common.postponed,
	cancelled: words.common.cancelled,
	forfeit: words.dashboard.forfeit,
};
