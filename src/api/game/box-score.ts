import { z } from "zod";
import type { PeriodScore } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import type { GameSheet, SheetPlayer } from "#usecases/game/box-scores.ts";
import type { RecordedStats } from "#usecases/game/record-stats.ts";
import { gamePeriod, toGamePeriod } from "../bookkeeping/period.ts";
import { stat, toStat } from "../bookkeeping/stat.ts";
import { answer } from "../endpoint.ts";
import { chosenId, id, item, optionalId, success, wholeNumber } from "../fields.ts";
import { rosterPlayer, toRosterPlayer } from "../player/player.ts";
import { said } from "../said.ts";
import { game, toGame } from "./game.ts";

const sheetPlayer = rosterPlayer.extend({
	number: z.string().nullable(),
	position: z.string().nullable(),
	seasons_leagues_team_id: z.int(),
	/** Whether he is here for the game; null where nobody has said. */
	isHere: z.boolean().nullable(),
	/** Checked in as one who starts. */
	isStarter: z.boolean(),
	/** He plays this one game, and is on no roster for it. */
	isGuest: z.boolean(),
	/** He was the player of the game. */
	isStar: z.boolean(),
});

/** One row a period and team, so two for each period that was written down. */
const periodScore = z.object({
	gamePeriodId: z.int(),
	gamePeriod,
	team_id: z.int(),
	score: z.int().nullable(),
});

/** A number that is not there was not written down; it is not 0. */
export const playerStat = z.object({
	player_id: z.int(),
	game_id: z.int(),
	stat_id: z.int(),
	value: z.int(),
});

export const boxScore = answer(
	z.object({
		game,
		homeRoster: z.array(sheetPlayer),
		awayRoster: z.array(sheetPlayer),
		periodScores: z.array(periodScore),
		gamePeriods: z.array(gamePeriod),
		allStats: z.array(stat),
		playerStats: z.array(playerStat),
	}),
	(sheet: GameSheet) => ({
		game: toGame(sheet.game),
		homeRoster: sheet.homeRoster.map(toSheetPlayer),
		awayRoster: sheet.awayRoster.map(toSheetPlayer),
		periodScores: sheet.periodScores.flatMap((it) => toPeriodScores(sheet, it)),
		gamePeriods: sheet.periods.map(toGamePeriod),
		allStats: sheet.definitions.map(toStat),
		playerStats: sheet.lines.flatMap(toPlayerStats),
	}),
);

const value = wholeNumber(
	-9999,
	9999,
	"A statistic is a whole number from 0 to 9999; plus-minus is one from -9999 to 9999.",
);

/** Numbers of one player in one game; the ids inside the list may be left out. */
export const playerStats = z
	.object({
		game_id: chosenId(messages.games.idMissing),
		player_id: chosenId("Please choose a player."),
		stats: z
			.array(
				item({
					player_id: optionalId,
					game_id: optionalId,
					stat_id: id,
					value: z.preprocess((sent) => (sent === "" ? null : sent), value.nullable()),
				}),
				"This is no list of statistics.",
			)
			.max(200, "These are too many."),
	})
	.transform(({ game_id, player_id, stats }) => ({
		gameId: game_id,
		playerId: player_id,
		stats: stats.map((it) => ({
			gameId: it.game_id ?? undefined,
			playerId: it.player_id ?? undefined,
			statId: it.stat_id,
			value: it.value,
		})),
	}));

export const savedPlayerStats = answer(
	z.object({ success, message: said, playerStats: z.array(playerStat) }),
	(line: RecordedStats) => ({
		message: "Stats updated successfully",
		playerStats: toPlayerStats(line),
	}),
);

function toSheetPlayer(it: SheetPlayer): z.input<typeof sheetPlayer> {
	return {
		...toRosterPlayer(it),
		number: it.number,
		position: it.position,
		seasons_leagues_team_id: it.entryId,
		isHere: it.isHere,
		isStarter: it.isStarter,
		isGuest: it.isGuest,
		isStar: it.isStar,
	};
}

function toPeriodScores(
	{ game }: Pick<GameSheet, "game">,
	{ period, home, away }: PeriodScore,
): z.input<typeof periodScore>[] {
	const gamePeriod = toGamePeriod(period);
	return [
		{ gamePeriodId: period.id, gamePeriod, team_id: game.home.teamId, score: home },
		{ gamePeriodId: period.id, gamePeriod, team_id: game.away.teamId, score: away },
	];
}

export function toPlayerStats({
	gameId,
	playerId,
	values,
}: RecordedStats): z.input<typeof playerStat>[] {
	return [...values].map(([statId, value]) => ({
		player_id: playerId,
		game_id: gameId,
		stat_id: statId,
		value,
	}));
}
