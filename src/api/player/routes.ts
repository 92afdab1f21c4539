import { mergePlayers, viewMerge } from "#usecases/player/merge-players.ts";
import { listPlayers, readPlayer, viewPlayerHistory } from "#usecases/player/players.ts";
import { addPlayer, changePlayer, deletePlayer } from "#usecases/player/players-edit.ts";
import { members, visitors } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { deleted, newPlayer, one, pageQuery, playerChange } from "./input.ts";
import { listedPlayers } from "./listed.ts";
import { merge, mergedPlayer, mergePreview, twoPlayers } from "./merge.ts";
import { profile, profilePart } from "./v2.ts";
import { addedPlayer, changedPlayer, deletedPlayer, onePlayer, players } from "./wire.ts";

export const playerRoutes = [
	get("/playersv2", visitors, pageQuery, listPlayers, players, "The players, by name."),
	get("/playersv2/:id", visitors, one, readPlayer, onePlayer, "A player with all of his numbers."),
	put("/playersv2/:id", members, playerChange, changePlayer, changedPlayer, "Changes a player."),
	get(
		"/playersv2/:id/basic",
		visitors,
		profilePart,
		viewPlayerHistory,
		profile,
		"What a player's profile is made of, of the active season or of all.",
	),
	get(
		"/players/list",
		members,
		nothing,
		listPlayers,
		listedPlayers,
		"The players in a line each, as a list shows them: number, position and where they play now.",
	),
	get("/players", visitors, pageQuery, listPlayers, players, "The players, by name."),
	post("/players", members, newPlayer, addPlayer, addedPlayer, "Adds a player."),
	get("/players/:id", visitors, one, readPlayer, onePlayer, "A player with all of his numbers."),
	put("/players/:id", members, playerChange, changePlayer, changedPlayer, "Changes a player."),
	get(
		"/players/:id/merge/:otherId",
		members,
		twoPlayers,
		viewMerge,
		mergePreview,
		"What becomes of two players who are the same person: whose name, picture and attributes are taken, and what comes together.",
	),
	post(
		"/players/:id/merge",
		members,
		merge,
		mergePlayers,
		mergedPlayer,
		"Makes one player of two: what `otherId` has is this player's, and its addresses lead here. `name`, `picture` and `attributes` say whose is taken. Undone for 30 days by `POST /trash/{trashId}/restore`.",
	),
	del(
		"/players/:id",
		members,
		deleted,
		deletePlayer,
		deletedPlayer,
		"Deletes a player with his numbers, places on rosters and captaincies; he can be restored for 30 days.",
	),
] as const;
