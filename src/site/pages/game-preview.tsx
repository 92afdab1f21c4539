import type { ReactNode } from "react";
import { fullName } from "#domain/player/player.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { average, formatAverage } from "#domain/stats/averages.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { GameSide } from "#ui/game/game-card.tsx";
import { statusLine } from "#ui/game/game-status.ts";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { FormDots } from "#ui/team/form-dots.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import type { GameStory, TeamLeader } from "#usecases/game/view-game-story.ts";
import styles from "./game.module.css";

/** Before a game is over: who meets, how they have done, and how it went the last times. */
export function GamePreview({ story }: { story: GameStory }) {
	const { leaders } = story;
	return (
		<div className="halves">
			<Records story={story} />
			{leaders.away.length + leaders.home.length > 0 && <Leaders story={story} />}
			{story.meetings.length > 0 && <Meetings story={story} />}
		</div>
	);
}

function Records({ story: { boxScore, rows } }: { story: GameStory }) {
	const { game } = boxScore;
	const { away, home } = rows;
	if (away === null || home === null) return null;
	const both = (value: (row: StandingsRow) => ReactNode) => ({
		away: value(away),
		home: value(home),
	});
	const perGame = (points: number, games: number) =>
		games === 0 ? "-" : formatAverage(points, games);
	return (
		<Panel title="The teams" isFlush>
			<VersusTable
				game={game}
				caption="Both teams this season"
				rows={[
					{ label: "W-L", name: "Wins and losses", ...both((it) => `${it.wins}-${it.losses}`) },
					{ label: "Rank", ...both(({ rank }) => rank ?? "-") },
					{
						label: "Last five",
						...both(({ form }) => (form.length === 0 ? "-" : <FormDots form={form} />)),
					},
					{
						label: "Scored",
						name: "Scored per game",
						...both((it) => perGame(it.pointsFor, it.gamesPlayed)),
					},
					{
						label: "Allowed",
						name: "Allowed per game",
						...both((it) => perGame(it.pointsAgainst, it.gamesPlayed)),
					},
				]}
			/>
		</Panel>
	);
}

function Leaders({ story: { boxScore, leaders } }: { story: GameStory }) {
	const { game } = boxScore;
	return (
		<Panel title="Leaders">
			<div className={styles.pair}>
				{(["away", "home"] as const).map((side) => (
					<div key={side}>
						<h3 className={styles.team}>
							<TeamCrest team={game[side]} />
							{game[side].name}
						</h3>
						<ul className={styles.people}>
							{leaders[side].map((leader) => (
								<Leading key={leader.stat.short} leader={leader} />
							))}
						</ul>
					</div>
				))}
			</div>
		</Panel>
	);
}

function Leading({ leader: { stat, player, value, games } }: { leader: TeamLeader }) {
	return (
		<li>
			<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
			<span className={styles.numbers}>
				{value} {stat.short}
				{games > 1 && ` · ${average(value, games).toFixed(1)} a game`}
			</span>
		</li>
	);
}

function Meetings({ story: { meetings } }: { story: GameStory }) {
	const words = useWords();
	return (
		<Panel title="Last meetings" isFlush>
			<ul className={styles.meetings}>
				{meetings.map((game) => (
					<li key={game.id}>
						<Link to={`/games/${game.id}`} className={styles.meeting}>
							<span className={styles.numbers}>
								{game.date === null ? "Date to be set" : formatGameDate(game.date)}
							</span>
							<GameSide game={game} side="away" status={statusLine(game, words)} />
							<GameSide game={game} side="home" status={statusLine(game, words)} />
						</Link>
					</li>
				))}
			</ul>
		</Panel>
	);
}
