import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { fullName } from "#domain/player/player.ts";
import type { MergedPlace, MergePreview } from "#usecases/player/merge-players.ts";
import type { PlayerWithStats } from "#usecases/player/players.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { chosenId, id, item, success } from "../fields.ts";
import { said } from "../said.ts";
import { named, player, toPlayer } from "./player.ts";
import { playerWithStats, toPlayerWithStats } from "./wire.ts";

const otherId = chosenId("Please choose the other player.");
const side = z.enum(["kept", "former"], "This is kept or former.");

export const twoPlayers = z.object({ id, otherId });

export const merge = z.object({
	id,
	otherId,
	name: side.optional(),
	picture: side.optional(),
	attributes: z
		.array(
			item({ attribute_id: id, from: side }).transform(({ attribute_id, from }) => ({
				attributeId: attribute_id,
				from,
			})),
			"This is no list of attributes.",
		)
		.max(200, "These are too many.")
		.optional(),
});

const part = z.object({ isOnRoster: z.boolean(), games: z.int() });

export const mergePreview = answer(
	z.object({
		/** Who stays, under his id. */
		kept: player,
		/** Whose id leads to the kept one afterwards. */
		former: player,
		fields: z.array(
			z.object({
				field: z.enum(["name", "picture", "attribute"]),
				attribute_id: z.int().nullable(),
				name: z.string().nullable(),
				kept: z.string().nullable(),
				former: z.string().nullable(),
				/** Whose is taken unless another choice is sent. */
				chosen: side,
			}),
		),
		places: z.array(
			z.object({
				seasons_leagues_team_id: z.int(),
				season: named,
				league: named,
				team: named,
				kept: part,
				former: part,
			}),
		),
		/** Games in which both have a line, and whose stays; null where both have numbers. */
		games: z.array(
			z.object({
				game_id: z.int(),
				date: z.string().nullable(),
				home: z.string(),
				away: z.string(),
				line: side.nullable(),
			}),
		),
		/** Why they cannot be merged; null where they can. */
		refusal: said.nullable(),
	}),
	({ kept, former, fields, places, games, refusal }: MergePreview) => ({
		kept: toPlayer(kept),
		former: toPlayer(former),
		fields: fields.map(({ field, ...rest }) =>
			typeof field === "number"
				? { ...rest, field: "attribute" as const, attribute_id: field }
				: { ...rest, field, attribute_id: null },
		),
		places: places.map(toPlace),
		games: games.map(({ game, line }) => ({
			game_id: game.id,
			date: game.date,
			home: game.home.name,
			away: game.away.name,
			line,
		})),
		refusal,
	}),
);

export const mergedPlayer = answer(
	z.object({ success, message: said, trashId: z.int(), player: playerWithStats }),
	({ former, player, trashId }: MovedToTrash & { former: string; player: PlayerWithStats }) => ({
		message: say`${former} and ${fullName(player)} are one player now`,
		trashId,
		player: toPlayerWithStats(player),
	}),
);

function toPlace({ entry, season, kept, former }: MergedPlace) {
	return {
		seasons_leagues_team_id: entry.id,
		season: { id: entry.seasonId, name: season },
		league: { id: entry.leagueId, name: entry.leagueName },
		team: { id: entry.team.id, name: entry.team.name },
		kept,
		former,
	};
}
