import { useCallback } from "react";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { useAtOnce, useGone } from "../../../components/feedback/use-at-once.ts";
import { words } from "../../../words.ts";
import { type EnteredTeam, nameOf, type RosterPlayer } from "./roster-players.ts";

export type RosterPlace = { seasonId: number; leagueId: number; teamId: number };

/** A team in a league of a season; its players are the same path with one word more. */
const teamPath = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId";

/**
 * What can be done with the roster in one click. It is shown at once; where the server refuses, the
 * screen is again what the server says.
 */
export function useRoster(place: RosterPlace, team: EnteredTeam) {
	const { seasonId, leagueId, teamId } = place;
	const { gone, during: whileRemoving } = useGone();
	const { shown: captainId, during: whileChosen } = useAtOnce(team.captainId, captainWished);
	const { act } = useAction();
	const shown = team.players.filter(({ id }) => !gone.has(id));

	/** Null takes the captaincy away. */
	const makeCaptain = useCallback(
		async (captainId: number | null) => {
			const at = { seasonId, leagueId, teamId };
			const run = async () => {
				await client.put(teamPath, { ...at, captainId });
				return words.messages.teams.changed;
			};
			await whileChosen(captainId, () => act({ run, failure: words.messages.teams.updateFailed }));
		},
		[act, whileChosen, seasonId, leagueId, teamId],
	);

	const remove = useCallback(
		async (player: RosterPlayer) => {
			const at = { seasonId, leagueId, teamId };
			const isCaptain = player.id === team.captainId;
			/** The API keeps no trash of roster spots: to undo, the player is put on the roster again. */
			const undo = () =>
				void act({
					run: async () => {
						const sent = { ...at, ...toWire({ playerId: player.id }) };
						const { message } = await client.post(`${teamPath}/players`, sent);
						if (isCaptain) await client.put(teamPath, { ...at, captainId: player.id });
						return message;
					},
					failure: words.messages.players.addFailed,
				});
			const run = async () => {
				const { message } = await client.del(`${teamPath}/players/:id`, { ...at, id: player.id });
				return { text: message, action: { label: words.common.undo, run: undo } };
			};
			const failure = words.team.couldNotBeTakenOff({ name: nameOf(player) });
			await whileRemoving([player.id], () => act({ run, failure }));
		},
		[act, whileRemoving, seasonId, leagueId, teamId, team.captainId],
	);
	return { shown, captainId, makeCaptain, remove };
}

function captainWished(_: number | null, wished: number | null): number | null {
	return wished;
}
