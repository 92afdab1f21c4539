import { belongsTo } from "#domain/account/user.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { CheckedIn } from "#domain/check-in/check-in.ts";
import type { GamePeriod, PeriodScore } from "#domain/game/game.ts";
import { withFinal } from "#domain/game/periods.ts";
import { messages } from "#domain/messages.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { visibleOnly, withoutHidden } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { PlayerOnRoster } from "#store/player/players.ts";
import { type PlayerWithAttributes, withKnownAttributes } from "../player/player-views.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { listSeasons } from "../season/seasons.ts";
import { type GameView, toGameView } from "./game-views.ts";

/** A game with everything that is written down about it, for programs and for the stat editor. */
export type GameSheet = {
	game: GameView;
	/** By number, then by name: the roster, and who has left it since and has a line. */
	homeRoster: SheetPlayer[];
	awayRoster: SheetPlayer[];
	/** In the organization's order; the one named Final says the score. */
	periodScores: PeriodScore[];
	periods: Kept<GamePeriod>[];
	definitions: Kept<StatDefinition>[];
	lines: StatLine[];
};

export type SheetPlayer = PlayerWithAttributes & {
	entryId: number;
	/** That day's where it was noted, else the roster's. */
	number: string | null;
	position: string | null;
} & Pick<CheckedIn, "isHere" | "isStarter" | "isGuest" | "isStar">;

/** Hidden periods, statistics, attributes and seasons are for members alone. */
export async function viewGameSheet(scope: Scope, { id }: { id: number }): Promise<GameSheet> {
	const { store, viewer, organization } = scope;
	// What counts for the score may be hidden, and is no secret of a person.
	const isMember = belongsTo(viewer, organization.id) || viewer.kind === "guest";
	const game = found(await store.games.find(id), messages.games.notFound);
	const [seasons, allPeriods, allScores, allStats, lines, spots, noted] = await Promise.all([
		listSeasons(scope),
		store.periods.list(game.sportId),
		store.periods.scoresOf(id),
		store.statDefinitions.list(game.sportId),
		store.boxScores.linesOfGame(id),
		store.players.listByEntries([game.homeEntryId, game.awayEntryId]),
		store.gamePlayers.list(id),
	]);
	found(
		seasons.find((season) => season.id === game.seasonId),
		messages.games.notFound,
	);
	const definitions = isMember ? allStats : visibleOnly(allStats);
	const periods = allPeriods.filter((period) => isMember || !period.isHidden);
	const players = await readPlayers(scope, game, { spots, lines, noted });
	const scores = withFinal(game.score, periods, allScores);
	return {
		game: toGameView(scope, game),
		homeRoster: players.filter(({ entryId }) => entryId === game.homeEntryId),
		awayRoster: players.filter(({ entryId }) => entryId === game.awayEntryId),
		periodScores: scores.filter(({ period }) => isMember || !period.isHidden),
		periods,
		definitions,
		lines: lines.map((line) => withoutHidden(line, definitions)),
	};
}

type Read = {
	spots: readonly PlayerOnRoster[];
	lines: readonly StatLine[];
	noted: readonly CheckedIn[];
};

/** Who is on the rosters, who is a guest, and who has a line; everybody once for each team. */
async function readPlayers(
	scope: Scope,
	game: KnownGame,
	{ spots, lines, noted }: Read,
): Promise<SheetPlayer[]> {
	const onRoster = new Set(spots.map(({ id, entryId }) => `${id} ${entryId}`));
	const guests = noted
		.filter(({ isGuest }) => isGuest)
		.map(({ playerId, side }) => ({ playerId, entryId: game[side].entryId }));
	const others = new Map(
		[...guests, ...lines].map((it) => [`${it.playerId} ${it.entryId}`, it] as const),
	);
	const left = [...others].flatMap(([key, it]) => (onRoster.has(key) ? [] : [it]));
	const notedOf = new Map(noted.map((it) => [it.playerId, it]));
	const former = await scope.store.players.findMany(left.map(({ playerId }) => playerId));
	const formerById = new Map(former.map((player) => [player.id, player]));
	const everybody = [
		...spots,
		...left.flatMap(({ playerId, entryId }) => {
			const player = formerById.get(playerId);
			return player === undefined ? [] : [{ ...player, entryId }];
		}),
	];
	return (await withKnownAttributes(scope, everybody))
		.map((player) => ({
			...player,
			number: notedOf.get(player.id)?.number ?? attributeNamed(player.attributes, "Number"),
			isHere: notedOf.get(player.id)?.isHere ?? null,
			isStarter: notedOf.get(player.id)?.isStarter ?? false,
			isGuest: notedOf.get(player.id)?.isGuest ?? false,
			isStar: notedOf.get(player.id)?.isStar ?? false,
			position: attributeNamed(player.attributes, "Position"),
		}))
		.sort(byNumber);
}

function byNumber(a: SheetPlayer, b: SheetPlayer): number {
	return (
		Number(a.number === null) - Number(b.number === null) ||
		naturalOrder(a.number ?? "", b.number ?? "") ||
		naturalOrder(fullName(a), fullName(b)) ||
		a.id - b.id
	);
}
