import { z } from "zod";
import type { PlayerHistory } from "#usecases/player/players.ts";
import { stat, toStat } from "../bookkeeping/stat.ts";
import { answer } from "../endpoint.ts";
import { id, namedOrganization } from "../fields.ts";
import { player, roster, toPlayer, toRoster } from "./player.ts";
import { gameStat, toGameStat } from "./wire.ts";

/** The active season unless all are asked for (rule `profile-part`). */
export const profilePart = namedOrganization
	.extend({ id, scope: z.enum(["active", "all"], "scope is active or all.").default("active") })
	.transform(({ scope, ...rest }) => ({ ...rest, part: scope }));

/** All five keys whatever there is to tell. */
export const profile = answer(
	z.object({
		player,
		teamHistory: z.array(roster),
		allStats: z.array(stat),
		gameStats: z.array(gameStat),
		activeSeasonId: z.int().nullable(),
	}),
	(it: PlayerHistory) => ({
		player: toPlayer(it.player),
		teamHistory: it.teams.map(toRoster),
		allStats: it.definitions.map(toStat),
		gameStats: it.gameStats.map(toGameStat),
		activeSeasonId: it.activeSeasonId,
	}),
);
