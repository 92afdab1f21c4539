import { Link } from "react-router";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { TeamCrest } from "#ui/team-crest.tsx";
import type { DashboardGame } from "./data.ts";
import styles from "./week-panel.module.css";

/** Monday to Sunday, day by day; each game opens by a click anywhere on it. */
export function WeekPanel({ games }: { games: DashboardGame[] }) {
	const days = Map.groupBy(games, ({ date }) => date ?? "");
	return (
		<Panel title="This week" aside={<Link to="/dashboard/games">All games</Link>} isFlush>
			{games.length === 0 ? (
				<EmptyState title="No games this week" picture="games">
					<Link to="/dashboard/games">See all games</Link>
				</EmptyState>
			) : (
				[...days].map(([date, ofDay]) => (
					<section key={date} aria-label={formatWeekday(date)}>
						<h3 className={styles.day}>{formatWeekday(date)}</h3>
						<ul className={styles.games}>
							{ofDay.map((game) => (
								<GameLine key={game.id} game={game} />
							))}
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
				<span className={styles.sides}>
					<SideLine game={game} side="away" />
					<SideLine game={game} side="home" />
				</span>
				<span className={styles.place}>
					{[game.league.name, game.location, game.isDraft && "Draft"].filter(Boolean).join(" · ")}
				</span>
			</Link>
		</li>
	);
}

type SideLineProps = { game: DashboardGame; side: "home" | "away" };

function SideLine({ game, side }: SideLineProps) {
	const { name, logo_url: logoUrl } = side === "home" ? game.homeTeam : game.awayTeam;
	const [home, away] = [game.score_home ?? 0, game.score_away ?? 0];
	const hasLost = side === "home" ? home < away : away < home;
	return (
		<span className={styles.side} data-lost={hasLost || undefined}>
			<TeamCrest team={{ name, logoUrl }} />
			<span className={styles.name}>{name}</span>
			<span className={styles.points}>{isPlayed(game) && (side === "home" ? home : away)}</span>
		</span>
	);
}

/** The time of a game to come, the word for one that is not as planned (decision A19). */
function timeOf(game: DashboardGame): string {
	const { status, time } = game;
	if (status !== "scheduled" && status !== "completed") return words[status];
	return isPlayed(game) ? "Final" : (formatGameTime(time) ?? "Time to be set");
}

/** Spec §4: a game counts as played by its score. */
function isPlayed({ score_home, score_away }: DashboardGame): boolean {
	return (score_home ?? 0) > 0 || (score_away ?? 0) > 0;
}

const words = {
	in_progress: "Live",
	postponed: "Postponed",
	cancelled: "Cancelled",
	forfeit: "Forfeit",
};
