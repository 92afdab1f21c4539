import type { GameTeam } from "#domain/game/game.ts";
import { fullName } from "#domain/player/player.ts";
import { formulaParts } from "#domain/stats/formula-parts.ts";
import { type ReadableStat, readableStats } from "#domain/stats/line/read-stat.ts";
import {
	type StatDefinition,
	type StatFormat,
	writtenDown,
} from "#domain/stats/stat-definition.ts";
import { didPlay, type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";
import { found } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { authorizeBookkeeping, findSport } from "./bookkeeping.ts";
import { statBook } from "./stat-definitions.ts";
import { type GivenStat, preparedAmong, withGiven } from "./stat-formulas.ts";

export type StatToPreview = GivenStat & {
	sportId: number;
	/** Of the statistic that is edited; without it the formula is for a new one. */
	id?: number | null | undefined;
	formula: string;
	format?: StatFormat | undefined;
};

/** What a formula makes of a box score that is there. */
export type StatPreview = {
	formula: string;
	format: StatFormat;
	/** What it is made of, in the order of the formula. */
	reads: { name: string; abbreviation: string }[];
	/** The newest game with a box score; null before there is one. */
	game: { id: number; date: string | null; home: GameTeam; away: GameTeam } | null;
	lines: PreviewLine[];
	teams: PreviewRow[];
};

type PreviewRow = { team: string; inputs: string[]; value: string };
type PreviewLine = PreviewRow & { playerId: number; player: string };

/** Shows a formula on the newest box score of the sport. Nothing is kept. */
export async function previewStat(
	scope: WorkScope,
	{ sportId, id, ...given }: StatToPreview,
): Promise<StatPreview> {
	authorizeBookkeeping(scope);
	await findSport(scope, sportId);
	const list = await scope.store.statDefinitions.list(sportId);
	const known =
		id == null
			? { ...unnamed, sportId }
			: found(
					list.find((it) => it.id === id),
					statBook.missing,
				);
	const others = list.filter((it) => it.id !== known.id);
	// Whether it may stand first is not asked here.
	const stat = preparedAmong({ ...withGiven(known, given), isHeadline: false }, others);
	const definitions = [...others, stat];
	const formula = stat.formula ?? "";
	const parts = formulaParts(formula, definitions);
	const columns = [...parts, ...readableStats([stat], definitions)];
	return {
		formula,
		format: stat.format,
		reads: parts.map(({ name, abbreviation }) => ({ name, abbreviation })),
		...(await onNewestGame(scope, sportId, definitions, columns)),
	};
}

/** Before it has a name; what cannot be typed can be meant by nobody. */
const unnamed: StatDefinition = {
	id: 0,
	name: "\u0000",
	abbreviation: "\u0000",
	order: 0,
	isHidden: false,
	isSigned: false,
	...writtenDown,
};

type Column = Pick<ReadableStat, "text">;
type OnGame = Pick<StatPreview, "game" | "lines" | "teams">;

async function onNewestGame(
	{ store }: WorkScope,
	sportId: number,
	definitions: readonly StatDefinition[],
	columns: readonly Column[],
): Promise<OnGame> {
	const gameId = await store.boxScores.newestGameOf(sportId);
	const game = gameId === undefined ? undefined : await store.games.find(gameId);
	if (game === undefined) return { game: null, lines: [], teams: [] };
	const lines = (await store.boxScores.linesOfGame(game.id)).filter(didPlay);
	const players = await store.players.findMany(lines.map(({ playerId }) => playerId));
	const nameOf = new Map(players.map((player) => [player.id, fullName(player)]));
	const rowOf = (totals: PlayerTotals, team: string): PreviewRow => {
		const texts = columns.map(({ text }) => text(totals));
		return { team, inputs: texts.slice(0, -1), value: texts.at(-1) ?? "-" };
	};
	const sides = [game.home, game.away].map(({ entryId, name }) => {
		const own = lines.filter((line) => line.entryId === entryId);
		return { name, own };
	});
	return {
		game,
		lines: sides.flatMap(({ name, own }) =>
			own.map((line) => ({
				playerId: line.playerId,
				player: nameOf.get(line.playerId) ?? "",
				...rowOf(totalsOf([line], definitions), name),
			})),
		),
		teams: sides.map(({ name, own }) => rowOf(totalsOf(own, definitions), name)),
	};
}
