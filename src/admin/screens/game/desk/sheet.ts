import type { Answered } from "#api/client.ts";
import type { GamePeriod, GameWithTeams, PeriodScore, Side } from "#domain/game/game.ts";
import { isFinalPeriod } from "#domain/game/periods.ts";
import { fullName } from "#domain/player/player.ts";
import { knownStat } from "#domain/stats/default-stats.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { toGame } from "../../../components/export/wire-games.ts";

type Wire = Answered<"GET", "/gamesv2/:id">;

/** A game as its secretary works on it: everything that is saved of it. */
export type Sheet = {
	game: GameWithTeams & { stageId: number | null };
	seasonId: number;
	/**
	 * Those points are written down for, in their order; Final is the score itself
	 * (rule `final-by-name`).
	 */
	periods: GamePeriod[];
	periodScores: PeriodScore[];
	/** In the league's order, hidden ones included: they decide what may be derived. */
	definitions: StatDefinition[];
	/** What is offered for typing: the shown ones that have no formula. */
	columns: StatDefinition[];
	players: Record<Side, SheetPlayer[]>;
	lines: Record<Side, StatLine[]>;
};

export type SheetPlayer = {
	id: number;
	name: string;
	number: string | null;
	position: string | null;
	/** Null where nobody has said. */
	isHere: boolean | null;
	isStarter: boolean;
	isGuest: boolean;
	isStar: boolean;
};

/** Home and away from here on; team1, homeScore and the like end in this file. */
export function toSheet(wire: Wire): Sheet {
	const game = toGame(wire.game);
	const definitions = wire.allStats.map(toDefinition).sort(byOrder);
	const home = wire.homeRoster.map(toSheetPlayer);
	// A player on both rosters has one line, and it is written for the home side.
	const atHome = new Set(home.map(({ id }) => id));
	const away = wire.awayRoster.map(toSheetPlayer).filter(({ id }) => !atHome.has(id));
	return {
		game,
		seasonId: wire.game.seasonId,
		periods: wire.gamePeriods
			.map(toPeriod)
			.filter((period) => !period.isHidden && !isFinalPeriod(period))
			.sort(byOrder),
		periodScores: toPeriodScores(wire, game),
		definitions,
		columns: definitions.filter(({ isHidden, formula }) => !isHidden && formula === null),
		players: { home, away },
		lines: toLines(wire.playerStats, game, { home, away }),
	};
}

/** The sheet with what is said about the game now. */
export function withGame(sheet: Sheet, wire: Wire["game"]): Sheet {
	return { ...sheet, game: toGame(wire) };
}

/** The sheet with everybody's numbers as they are now. */
export function withStats(sheet: Sheet, stats: Wire["playerStats"]): Sheet {
	return { ...sheet, lines: toLines(stats, sheet.game, sheet.players) };
}

function toPeriod({ id, name, order, hidden }: Wire["gamePeriods"][number]): GamePeriod {
	return { id, name, order, isHidden: hidden };
}

function toPeriodScores({ periodScores }: Wire, game: GameWithTeams): PeriodScore[] {
	const byId = new Map<number, PeriodScore>();
	for (const { gamePeriod, teamId, score } of periodScores) {
		const known = byId.get(gamePeriod.id) ?? {
			period: toPeriod(gamePeriod),
			home: null,
			away: null,
		};
		const side = teamId === game.home.teamId ? "home" : "away";
		byId.set(gamePeriod.id, { ...known, [side]: score });
	}
	return [...byId.values()];
}

function toDefinition(wire: Wire["allStats"][number]): StatDefinition {
	const { id, name, abbreviation, order, hidden, formula, format, headline } = wire;
	const isSigned = knownStat(abbreviation)?.isSigned ?? false;
	const written = { formula, format, isHeadline: headline };
	return { id, name, abbreviation, order, isHidden: hidden, isSigned, ...written };
}

function toSheetPlayer(wire: Wire["homeRoster"][number]): SheetPlayer {
	const { id, firstName, lastName, number, position } = wire;
	const { isHere, isStarter, isGuest, isStar } = wire;
	const name = fullName({ firstName, lastName: lastName ?? "" });
	return { id, name, number, position, isHere, isStarter, isGuest, isStar };
}

/** The API tells the numbers alone; who started and the minutes are not among them. */
function toLines(
	stats: Wire["playerStats"],
	game: GameWithTeams,
	players: Record<Side, SheetPlayer[]>,
): Record<Side, StatLine[]> {
	const byPlayer = new Map<number, Map<number, number>>();
	for (const { playerId, statId, value } of stats) {
		const values = byPlayer.get(playerId) ?? new Map<number, number>();
		byPlayer.set(playerId, values.set(statId, value));
	}
	const linesOf = (side: Side) =>
		players[side].flatMap(({ id }): StatLine[] => {
			const values = byPlayer.get(id);
			const { entryId } = game[side];
			const line = { gameId: game.id, playerId: id, entryId, isStarter: false, seconds: null };
			return values === undefined ? [] : [{ ...line, values }];
		});
	return { home: linesOf("home"), away: linesOf("away") };
}

function byOrder(a: { order: number; id: number }, b: { order: number; id: number }): number {
	return a.order - b.order || a.id - b.id;
}
