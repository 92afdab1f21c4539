import { z } from "zod";
import type { RecordedBoxScore } from "#usecases/game/record-box-score.ts";
import { answer } from "../endpoint.ts";
import { chosenId, id, item, success, wholeNumber, wire } from "../fields.ts";
import { said } from "../said.ts";
import { playerStat, toPlayerStats } from "./box-score.ts";
import { lastChangeId } from "./reads.ts";

/** Any whole number; which are too large is said with the names of player and statistic. */
const value = wholeNumber(-999_999_999, 999_999_999, "A statistic is a whole number.").meta(
	wire({ type: "integer", minimum: -9999, maximum: 9999 }),
);

/** Numbers of any players of one game. */
export const sheet = z
	.object({
		id,
		lines: z
			.array(
				item({
					player_id: chosenId("Please choose a player."),
					stats: z
						.array(
							item({
								stat_id: id,
								value: z.preprocess((sent) => (sent === "" ? null : sent), value.nullable()),
							}),
							"This is no list of statistics.",
						)
						.max(200, "These are too many."),
				}),
				"This is no list of players.",
			)
			.max(100, "These are too many."),
		lastChangeId,
	})
	.transform(({ id, lines, lastChangeId }) => ({
		id,
		lines: lines.map(({ player_id, stats }) => ({
			playerId: player_id,
			stats: stats.map(({ stat_id, value }) => ({ statId: stat_id, value })),
		})),
		lastChangeId,
	}));

export const savedSheet = answer(
	z.object({
		success,
		message: said,
		playerStats: z.array(playerStat),
		lastChangeId: z.int(),
	}),
	({ lines, lastChangeId }: RecordedBoxScore) => ({
		message: "Stats updated successfully",
		playerStats: lines.flatMap(toPlayerStats),
		lastChangeId,
	}),
);
