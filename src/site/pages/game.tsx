import { VideoView } from "#blocks/kinds/video.tsx";
import { Part } from "#blocks/part.tsx";
import { fullName } from "#domain/player/player.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { BoxScore, type BoxScoreLine } from "#ui/game/box-score.tsx";
import { LineScore } from "#ui/game/line-score.tsx";
import { Scoreboard } from "#ui/game/scoreboard.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import {
	type BoxScorePlayer,
	type BoxScoreSide,
	type BoxScore as GameBoxScore,
	viewBoxScore,
} from "#usecases/game/view-box-score.ts";
import { gameLinkPicture } from "../link-pictures/link-picture.ts";
import { idFrom, page } from "../page.ts";
import { PrintCode } from "../print-code.tsx";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { sportsEvent } from "../structured-data/sports-event.ts";
import styles from "./pages.module.css";

/** A game with everybody's numbers. */
export const gamePage = page("/games/:id", [], async (scope, { id }) => {
	const boxScore = await viewBoxScore(scope, { id: idFrom(id) });
	const { game } = boxScore;
	const { home, away, date, league } = game;
	const on = date === null ? "" : `, ${formatGameDate(date)}`;
	return {
		title: `${away.name} at ${home.name}`,
		description: `Box score of ${away.name} at ${home.name}${on}, ${league.name}.`,
		isIndexed: !hasMinors(boxScore),
		share: {
			picture: gameLinkPicture(boxScore),
			about: (place) => [
				...[sportsEvent(game, place)].filter((event) => event !== null),
				breadcrumbList(crumbsOf(boxScore), place),
			],
			feed: {
				what: { of: "league", id: league.id },
				title: `Results of ${league.name}`,
			},
		},
		body: <GameView boxScore={boxScore} />,
	};
});

/** Pages that name minors are not for search engines (rule `minors-not-indexed`). */
function hasMinors({ home, away }: GameBoxScore): boolean {
	const people = [home, away].flatMap(({ players, absent }) => [
		...players.map(({ player }) => player),
		...absent,
	]);
	return people.some(({ isMinor }) => isMinor);
}

function GameView({ boxScore }: { boxScore: GameBoxScore }) {
	const { game, periods, home, away, definitions, shown, video } = boxScore;
	const hasLines = home.players.length > 0 || away.players.length > 0;
	const hasPeriods = periods.some((score) => score.home !== null || score.away !== null);
	return (
		<>
			<Breadcrumbs items={crumbsOf(boxScore)} />
			<Scoreboard game={game}>
				{hasPeriods && <LineScore game={game} periods={periods} />}
			</Scoreboard>
			{hasLines ? (
				[away, home].map((side) => (
					<div key={side.team.entryId} className={styles.box}>
						<BoxScore
							team={side.team}
							lines={side.players.map(toLine)}
							definitions={definitions}
							shown={shown}
						/>
						<Absent side={side} />
					</div>
				))
			) : (
				<>
					<EmptyState title="No box score yet" picture="players">
						Everybody's numbers show here once the game has been written down.
					</EmptyState>
					<div className="halves">
						<Roster side={away} />
						<Roster side={home} />
					</div>
				</>
			)}
			{video !== null && (
				<Part title="Video">
					<div className={styles.video}>
						<VideoView video={video} title={`${game.away.name} at ${game.home.name}`} />
					</div>
				</Part>
			)}
			<PrintCode to={`/games/${game.id}`} />
		</>
	);
}

function crumbsOf({ game, season }: GameBoxScore): Crumb[] {
	return [
		{ label: "Schedule", to: "/schedule" },
		{ label: `${game.league.name}, ${season.name}`, to: `/leagues/${game.league.id}` },
		{ label: `${game.away.name} at ${game.home.name}` },
	];
}

function toLine({ player, number, position, line }: BoxScorePlayer): BoxScoreLine {
	return { ...line, name: fullName(player), number, position };
}

/** Who stands on the roster and was not there. */
function Absent({ side: { absent } }: { side: BoxScoreSide }) {
	if (absent.length === 0) return null;
	return (
		<p className={styles.absent}>
			Not in this game:{" "}
			{absent.map((player, index) => (
				<span key={player.id}>
					{index > 0 && ", "}
					<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
				</span>
			))}
		</p>
	);
}

/** Before the game: who may play. */
function Roster({ side: { team, absent } }: { side: BoxScoreSide }) {
	if (absent.length === 0) return null;
	return (
		<Panel title={`Roster of ${team.name}`}>
			<ul className={styles.names}>
				{absent.map((player) => (
					<li key={player.id}>
						<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
					</li>
				))}
			</ul>
		</Panel>
	);
}
