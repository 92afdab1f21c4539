import { VideoView } from "#blocks/kinds/video.tsx";
import { Part } from "#blocks/part.tsx";
import type { GalleryImage } from "#domain/game/gallery.ts";
import { type GameWithTeams, shownStatus } from "#domain/game/game.ts";
import { officialJobs } from "#domain/official/official.ts";
import { fullName } from "#domain/player/player.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { BoxScore, type BoxScoreLine } from "#ui/game/box-score.tsx";
import { LineScore } from "#ui/game/line-score.tsx";
import { liveOn } from "#ui/game/live.ts";
import { Scoreboard } from "#ui/game/scoreboard.tsx";
import { Breadcrumbs } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { ImageGrid } from "#ui/kit/image-grid.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { viewShownGallery } from "#usecases/game/game-gallery.ts";
import type { BoxScorePlayer, BoxScoreSide } from "#usecases/game/view-box-score.ts";
import { type GameStory, viewGameOrWaiting } from "#usecases/game/view-game-story.ts";
import { viewAddress } from "#usecases/venue/venues.ts";
import { gameLinkPicture } from "../../link-pictures/link-picture.ts";
import { idFrom, page } from "../../page.ts";
import { PictureLinks } from "../../posters/picture-links.tsx";
import { PrintCode } from "../../print-code.tsx";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { sportsEvent } from "../../structured-data/sports-event.ts";
import styles from "../pages.module.css";
import { Scorebug } from "../screen/scorebug.tsx";
import { toGridImage } from "../season-pictures.tsx";
import { GameActions } from "./game-actions.tsx";
import { crumbsOf, titleOf } from "./game-place.ts";
import { GamePreview } from "./game-preview.tsx";
import { GameStory as Story } from "./game-story.tsx";
import { LastPlays } from "./plays.tsx";
import { waitingGamePage } from "./waiting-game.tsx";

/** A game with everybody's numbers. */
export const gamePage = page("/games/:id", ["overlay"], async (scope, { id }, { overlay }) => {
	const found = await viewGameOrWaiting(scope, { id: idFrom(id) });
	if ("waiting" in found) {
		const { waiting } = found;
		return waitingGamePage(scope.words, waiting, await viewAddress(scope, waiting.location));
	}
	const { story } = found;
	const { boxScore } = story;
	const { game } = boxScore;
	const [images, address] = await Promise.all([
		viewShownGallery(scope, boxScore),
		viewAddress(scope, game.location),
	]);
	const { date, league } = game;
	const { words } = scope;
	const title = titleOf(words, game);
	if (overlay === "1") {
		const { periods } = boxScore;
		const { slug } = scope.organization;
		const clockAt = `/api/gamesv2/${game.id}/live${slug === null ? "" : `?slug=${slug}`}`;
		const body = <Scorebug game={game} periods={periods} told={story.told} clockAt={clockAt} />;
		return { title, isIndexed: false, bare: "overlay", body };
	}
	return {
		title,
		description:
			date === null
				? words.game.summary({ title, league: league.name })
				: words.game.summaryOn({
						title,
						date: formatGameDate(date, words.language),
						league: league.name,
					}),
		isIndexed: !hasMinors(story),
		share: {
			picture: gameLinkPicture(scope.words, boxScore),
			about: (place) => [
				...[sportsEvent(game, address, place)].filter((event) => event !== null),
				breadcrumbList(crumbsOf(words, boxScore), place),
			],
			feed: {
				what: { of: "league", id: league.id },
				title: words.site.resultsOf({ name: league.name }),
			},
		},
		// Whoever has it open before the game sees its plays once it goes on.
		...(!isOver(game) && { sheet: "plays" as const }),
		body: (
			<GameView
				story={story}
				images={images}
				address={address}
				organizationId={scope.organization.id}
			/>
		),
	};
});

/** Pages that name minors are not for search engines (rule `minors-not-indexed`). */
function hasMinors({ told: { people }, leaders }: GameStory): boolean {
	// Who leads a team may have left its roster.
	const leading = [...leaders.home, ...leaders.away].map(({ player }) => player);
	return [...people.values(), ...leading].some(({ isMinor }) => isMinor);
}

type GameViewProps = {
	story: GameStory;
	images: readonly GalleryImage[];
	/** Of its venue, where one is known. */
	address: string | null;
	organizationId: number;
};

function GameView({ story, images, address, organizationId }: GameViewProps) {
	const { boxScore, told, officials } = story;
	const words = useWords();
	const { game, periods, home, away, definitions, shown, video } = boxScore;
	const hasLines = home.players.length > 0 || away.players.length > 0;
	const hasPeriods = periods.some((score) => score.home !== null || score.away !== null);
	return (
		<>
			<Breadcrumbs items={crumbsOf(words, boxScore)} />
			<div className={styles.live} data-game={`${game.id} score`} data-live={liveOn(game)}>
				<Scoreboard game={game} periods={periods}>
					{hasPeriods && <LineScore game={game} periods={periods} />}
					<GameActions
						game={game}
						address={address}
						isToCome={!isOver(game) && game.status !== "cancelled"}
					/>
				</Scoreboard>
				{game.status === "in_progress" && <LastPlays game={game} told={told} />}
				{(isOver(game) || hasPeriods || hasLines) && <Story story={story} />}
				{isOver(game) && game.score !== null && (
					<PictureLinks organizationId={organizationId} kind="result" id={game.id} />
				)}
				{!isOver(game) && <GamePreview story={story} />}
			</div>
			{images.length > 0 && (
				<Part
					title={words.game.pictures}
					more={{
						label: words.game.seasonPictures,
						to: `/schedule/pictures?season=${boxScore.season.id}`,
					}}
				>
					<ImageGrid images={images.map(toGridImage)} />
				</Part>
			)}
			<div className={styles.live} data-game={`${game.id} players`}>
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
						<EmptyState title={words.game.boxScore.none} picture="players">
							{words.game.boxScore.noneYet}
						</EmptyState>
						<div className="halves">
							<Roster side={away} />
							<Roster side={home} />
						</div>
					</>
				)}
			</div>
			<Officials officials={officials} />
			{video !== null && (
				<Part title={words.game.video}>
					<div className={styles.video}>
						<VideoView video={video} title={titleOf(words, game)} />
					</div>
				</Part>
			)}
			<PrintCode to={`/games/${game.id}`} />
		</>
	);
}

function isOver(game: GameWithTeams): boolean {
	return ["completed", "forfeit"].includes(shownStatus(game));
}

function toLine({ player, number, position, line }: BoxScorePlayer): BoxScoreLine {
	return { ...line, name: fullName(player), number, position };
}

/** Who stands on the roster and was not there. */
function Absent({ side: { absent } }: { side: BoxScoreSide }) {
	const words = useWords();
	if (absent.length === 0) return null;
	return (
		<p className={styles.absent}>
			{words.game.notInGame}{" "}
			{absent.map((player, index) => (
				<span key={player.id}>
					{index > 0 && ", "}
					<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
				</span>
			))}
		</p>
	);
}

/** "Referee: Ann Baker, Cem Demir · Scorer: Dee Evans". */
function Officials({ officials }: Pick<GameStory, "officials">) {
	const words = useWords();
	if (officials.length === 0) return null;
	const byJob = officialJobs.flatMap((job) => {
		const names = officials.filter((one) => one.job === job).map(({ name }) => name);
		return names.length === 0 ? [] : labelled(words, words.official.job[job], names.join(", "));
	});
	return <p className={styles.absent}>{byJob.join(" · ")}</p>;
}

/** Before the game: who may play. */
function Roster({ side: { team, absent } }: { side: BoxScoreSide }) {
	const words = useWords();
	if (absent.length === 0) return null;
	return (
		<Panel title={words.game.rosterOf({ team: team.name })}>
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
