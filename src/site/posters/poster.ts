import { type Side, shownStatus } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import { fullName } from "#domain/player/player.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { formatFullDate } from "#domain/time/format.ts";
import { statusLine } from "#ui/game/game-status.ts";
import { statWord } from "#ui/sport/stored-words.ts";
import { recordHead, recordOf } from "#ui/team/record-text.ts";
import { type GameStory, viewGameStory } from "#usecases/game/view-game-story.ts";
import { type LastRound, viewLastRound } from "#usecases/season/last-round.ts";
import type { Words } from "#words/words.ts";
import { type PicturedTeam, toTeam } from "../link-pictures/link-picture.ts";
import type { WordedScope } from "../site-scope.ts";

export type PosterKind = "result" | "round" | "table";

/** Where they are, with the grammar of their names: "result-5.png", "table-3.story.fr.png". */
export const posterAddress =
	"/cards/:organization{[1-9][0-9]{0,8}}/:poster{(?:result|round|table)-[1-9][0-9]{0,8}(?:\\.story)?(?:\\.(?:en|fr|es))?\\.png}";

/** As chats show pictures, and as the stories of a telephone do. */
export const posterSizes = {
	post: { width: 1080, height: 1350 },
	story: { width: 1080, height: 1920 },
};
export type PosterSize = keyof typeof posterSizes;

/** What stands on a picture for the team's chat; the same facts are the same picture. */
export type Poster =
	| { kind: "result"; title: string; where: string; game: PosterGame; best: PosterBest[] }
	| { kind: "round"; title: string; where: string; games: PosterGame[] }
	| { kind: "table"; title: string; where: string; heads: [string, string]; rows: PosterRow[] };

export type PosterGame = Record<Side, PicturedTeam & { points: number | null }> & {
	status: string;
	winner: Side | null;
};
export type PosterBest = { name: string; numbers: string; side: Side };
type PosterRow = { rank: string; team: PicturedTeam; values: [string, string] };

/** What would stand on it now; null where there is nothing to show yet. */
export async function findPoster(
	scope: WordedScope,
	{ kind, id }: { kind: PosterKind; id: number },
): Promise<Poster | null> {
	const { words } = scope;
	if (kind === "result") return resultPoster(words, await viewGameStory(scope, { id }));
	const round = await viewLastRound(scope, { id });
	return kind === "round" ? roundPoster(words, round) : tablePoster(words, round);
}

function resultPoster(words: Words, story: GameStory): Poster | null {
	const { game } = story.boxScore;
	if (!statusLine(game, words).hasPoints) return null;
	const best = (["away", "home"] as const).flatMap((side) =>
		story.best[side].slice(0, 1).map(({ player, totals }) => ({
			side,
			name: fullName(player),
			numbers: story.stats
				.filter(({ value }) => value(totals))
				.map((stat) => `${stat.value(totals)} ${statWord(words, stat).short}`)
				.join(" · "),
		})),
	);
	return {
		kind: "result",
		title: game.league.name,
		where: game.date === null ? "" : formatFullDate(game.date, words.language),
		game: toGame(words, game),
		best,
	};
}

function roundPoster(words: Words, { seasonLeague, date, games }: LastRound): Poster | null {
	if (date === null) return null;
	return {
		kind: "round",
		title: seasonLeague.league.name,
		where: formatFullDate(date, words.language),
		games: games.map((game) => toGame(words, game)),
	};
}

function tablePoster(words: Words, { seasonLeague, season, table }: LastRound): Poster | null {
	const [first] = table.rows;
	if (first === undefined) return null;
	const hasPoints = table.rows.some(({ points }) => points !== 0);
	return {
		kind: "table",
		title: seasonLeague.league.name,
		where: season.name,
		heads: [
			recordHead(words, first).short,
			hasPoints ? words.table.points.short : words.standings.winShare.short,
		],
		rows: table.rows.map((row) => ({
			rank: row.rank === null ? "-" : String(row.rank),
			team: toTeam(row),
			values: [
				recordOf(row),
				hasPoints ? String(row.points) : formatWinShare(row.winShare, words.language),
			],
		})),
	};
}

function toGame(words: Words, game: GameStory["boxScore"]["game"]): PosterGame {
	const { hasPoints, text } = statusLine(game, words);
	const sideOf = (side: Side) => {
		return { ...toTeam(game[side]), points: hasPoints ? (game.score?.[side] ?? null) : null };
	};
	return {
		home: sideOf("home"),
		away: sideOf("away"),
		// "Final" under every score would say nothing.
		status: shownStatus(game) === "completed" ? "" : text,
		winner: winner(game),
	};
}
