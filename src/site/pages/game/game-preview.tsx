import type { ReactNode } from "react";
import { fullName } from "#domain/player/player.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { average, formatAverage } from "#domain/stats/averages.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { GameSide } from "#ui/game/game-card.tsx";
import { statusLine } from "#ui/game/game-status.ts";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { statWord } from "#ui/sport/stored-words.ts";
import { FormDots } from "#ui/team/form-dots.tsx";
import { recordHead, recordOf } from "#ui/team/record-text.ts";
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
	const words = useWords();
	const { away, home } = rows;
	if (away === null || home === null) return null;
	const both = (value: (row: StandingsRow) => ReactNode) => ({
		away: value(away),
		home: value(home),
	});
	const perGame = (points: number, games: number) =>
		games === 0 ? "-" : withDecimalSign(formatAverage(points, games), words.language);
	return (
		<Panel title={words.game.preview.teams} isFlush>
			<VersusTable
				game={game}
				caption={words.game.preview.thisSeason}
				rows={[
					{
						label: recordHead(words, home).short,
						name: recordHead(words, home).name,
						...both(recordOf),
					},
					{ label: words.standings.rank, ...both(({ rank }) => rank ?? "-") },
					{
						label: words.game.preview.lastFive,
						...both(({ form }) => (form.length === 0 ? "-" : <FormDots form={form} />)),
					},
					{
						label: words.game.preview.scored.short,
						name: words.game.preview.scored.name,
						...both((it) => perGame(it.pointsFor, it.gamesPlayed)),
					},
					{
						label: words.game.preview.allowed.short,
						name: words.game.preview.allowed.name,
						...both((it) => perGame(it.pointsAgainst, it.gamesPlayed)),
					},
				]}
			/>
		</Panel>
	);
}

function Leaders({ story: { boxScore, leaders } }: { story: GameStory }) {
	const { game } = boxScore;
	const words = useWords();
	return (
		<Panel title={words.game.preview.leaders}>
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
	const words = useWords();
	const perGame = withDecimalSign(average(value, games).toFixed(1), words.language);
	return (
		<li>
			<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
			<span className={styles.numbers}>
				{value} {statWord(words, stat).short}
				{games > 1 && ` · ${words.game.preview.aGame({ average: perGame })}`}
			</span>
		</li>
	);
}

function Meetings({ story: { boxScore, meetings } }: { story: GameStory }) {
	const { away, home } = boxScore.game;
	const words = useWords();
	return (
		<Panel
			title={words.game.preview.meetings}
			isFlush
			aside={
				<Link to={`/teams/${away.teamId}/versus?other=${home.teamId}`}>{words.meeting.all}</Link>
			}
		>
			<ul className={styles.meetings}>
				{meetings.map((game) => (
					<li key={game.id}>
						<Link to={`/games/${game.id}`} className={styles.meeting}>
							<span className={styles.numbers}>
								{game.date === null
									? words.game.dateToBeSet
									: formatGameDate(game.date, words.language)}
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
