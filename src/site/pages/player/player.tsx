import { countsNumbers } from "#domain/game/counting.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed, otherAttributes } from "#domain/player/visible-attributes.ts";
import type { Phase } from "#domain/season/phase.ts";
import { keyStats } from "#domain/stats/key-stats.ts";
import { shotSplits } from "#domain/stats/shot-splits.ts";
import { didPlay, type PlayerTotals } from "#domain/stats/totals.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { GameGlance, Glances } from "#ui/game/game-glance.tsx";
import { resultFor } from "#ui/game/game-status.ts";
import { HonorList } from "#ui/honor/honor-list.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { PlayerHeader } from "#ui/player/player-header.tsx";
import { ShotSplits } from "#ui/player/shot-splits.tsx";
import { Sparkline } from "#ui/player/sparkline.tsx";
import { type StatsRow, StatsTable } from "#ui/player/stats-table.tsx";
import { statWord } from "#ui/sport/stored-words.ts";
import { useWords } from "#ui/words.tsx";
import { type HonorView, playerHonors } from "#usecases/honor/honor-views.ts";
import { type PlayerGame, type PlayerProfile, viewPlayer } from "#usecases/player/view-player.ts";
import type { Words } from "#words/words.ts";
import { playerLinkPicture } from "../../link-pictures/link-picture.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { person } from "../../structured-data/person.ts";
import { SeasonForm } from "../filter-fields.tsx";
import styles from "../pages.module.css";
import { PlayerTabs } from "./player-tabs.tsx";

/** A player in a season: photo, labels, averages, a row for each game. */
export const playerPage = page("/players/:id", ["season"], async (scope, params, query) => {
	const id = idFrom(params.id);
	const profile = await viewPlayer(scope, { id, seasonId: optionalId(query.season) });
	const honors = await playerHonors(scope, profile);
	const { words } = scope;
	const name = fullName(profile.player);
	const where = [...profile.teams.map(({ team }) => team.name), profile.season?.name];
	return {
		title: name,
		description: words.player.profile({ who: [name, ...where].filter(Boolean).join(", ") }),
		isIndexed: !profile.player.isMinor,
		share: {
			picture: query.season === undefined ? playerLinkPicture(words, profile) : null,
			about: (place) => [
				person(
					profile.player,
					profile.teams.map(({ team }) => team),
					place,
				),
				breadcrumbList([{ label: words.player.title, to: "/playerList" }, { label: name }], place),
			],
		},
		body: <PlayerView profile={profile} honors={honors} />,
	};
});

type PlayerViewProps = { profile: PlayerProfile; honors: readonly HonorView[] };

function PlayerView({ profile, honors }: PlayerViewProps) {
	const words = useWords();
	const { player, attributes, season, seasons, teams, totals, games, next } = profile;
	const hasTeams = new Set(teams.map(({ team }) => team.id)).size > 1;
	const last = games.find(({ game, line }) => countsNumbers(game) && didPlay(line));
	const title = (phase: Phase) => {
		if (season === null) return words.player.games;
		return phase === "regular"
			? words.player.gamesIn({ season: season.name })
			: words.player.playoffsIn({ season: season.name });
	};
	return (
		<>
			<PlayerHeader
				player={player}
				number={attributeNamed(attributes, "Number")}
				position={attributeNamed(attributes, "Position")}
				teams={teams.map(({ team }) => team)}
				season={season?.name ?? null}
				attributes={otherAttributes(attributes)}
				totals={totals}
				definitions={profile.definitions}
				shown={profile.shown}
			/>
			<HonorList honors={honors} />
			{(next !== null || last !== undefined) && (
				<Glances>
					{next !== null && (
						<GameGlance label={words.team.nextGame} game={next.game} side={next.side} />
					)}
					{last !== undefined && (
						<GameGlance
							label={words.player.lastGame}
							game={last.game}
							side={last.side}
							note={inNumbers(words, last.numbers, profile)}
						/>
					)}
					<LastTen profile={profile} />
				</Glances>
			)}
			<PlayerTabs playerId={player.id} current="season" />
			<SeasonForm to={`/players/${player.id}`} season={season} seasons={seasons} />
			<ShotSplits name={fullName(player)} splits={shotSplits(profile.definitions, totals)} />
			{games.length === 0 ? (
				<Panel title={title("regular")} isFlush>
					<EmptyState title={words.schedule.none}>
						{words.player.noGamesYet({ name: fullName(player) })}
					</EmptyState>
				</Panel>
			) : (
				profile.phases.map(({ phase, games, totals }) => (
					<Panel key={phase} title={title(phase)} isFlush>
						<StatsTable
							caption={[
								words.player.gamesOf({ name: fullName(player) }),
								phase === "playoffs" && words.filter.phases.playoffs,
							]
								.filter(Boolean)
								.join(", ")}
							heading={words.schedule.game}
							groups={[{ rows: games.map((played) => toRow(words, played, hasTeams)) }]}
							definitions={profile.definitions}
							shown={profile.shown}
							total={{
								heading: phase === "regular" ? words.filter.season : words.filter.phases[phase],
								totals,
								isTeam: false,
							}}
						/>
					</Panel>
				))
			)}
		</>
	);
}

/** The first number of the sport, game by game; nothing before there is a line to draw. */
function LastTen({ profile: { games, definitions, shown } }: { profile: PlayerProfile }) {
	const words = useWords();
	const [stat] = keyStats(definitions, shown);
	if (stat === undefined) return null;
	const values = games
		.filter(({ game, line }) => countsNumbers(game) && didPlay(line))
		.slice(0, lastGames)
		.map(({ numbers }) => stat.value(numbers) ?? 0)
		.reverse();
	if (values.length < 3) return null;
	return <Sparkline {...statWord(words, stat)} values={values} />;
}

const lastGames = 10;

/** "24 PTS · 5 REB · 3 AST" */
function inNumbers(
	words: Words,
	numbers: PlayerTotals,
	{ definitions, shown }: Pick<PlayerProfile, "definitions" | "shown">,
): string {
	const said = keyStats(definitions, shown).map((stat) => {
		const number = stat.value(numbers);
		return number === null ? "" : `${number} ${statWord(words, stat).short}`;
	});
	return said.filter(Boolean).join(" · ");
}

/** Who plays for several teams has the own one named in each line. */
function toRow(words: Words, played: PlayerGame, hasTeams: boolean): StatsRow {
	const { game, side, line, numbers } = played;
	const opponent = game[side === "home" ? "away" : "home"];
	return {
		key: game.id,
		isLink: true,
		heading: (
			<Link to={`/games/${game.id}`} className={styles.game}>
				<span className={styles.opponent}>
					{words.game.against[side]({ opponent: opponent.name })}
				</span>
				<span className={styles.when}>
					{[
						hasTeams && game[side].name,
						game.date === null ? null : formatGameDate(game.date, words.language),
						resultOf(words, played),
					]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</Link>
		),
		totals: numbers,
		note: didPlay(line) ? null : words.game.boxScore.didNotPlay,
	};
}

/** "W 82-75" from the player's side. */
function resultOf(words: Words, { game, side }: PlayerGame): string | null {
	return countsNumbers(game) ? resultFor(game, side, words) : words.player.notCounted;
}
