import { useCallback, useMemo, useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { useAction } from "../../parts/use-action.ts";
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
	const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
	const [wanted, setWanted] = useState<{ captainId: number | null } | null>(null);
	const { act } = useAction();
	const captainId = wanted === null ? team.captain_id : wanted.captainId;
	const shown = useMemo(() => team.players.filter(({ id }) => !gone.has(id)), [team.players, gone]);

	/** Null takes the captaincy away. */
	const makeCaptain = useCallback(
		async (captainId: number | null) => {
			const at = { seasonId, leagueId, teamId };
			const mine = { captainId };
			setWanted(mine);
			await act({
				run: async () => {
					await client.put(teamPath, { ...at, captainId });
					return messages.teams.changed;
				},
				failure: messages.teams.updateFailed,
			});
			// A later click stays as it is wanted until its own answer.
			setWanted((current) => (current === mine ? null : current));
		},
		[act, seasonId, leagueId, teamId],
	);

	const remove = useCallback(
		async (player: RosterPlayer) => {
			const at = { seasonId, leagueId, teamId };
			const isCaptain = player.id === team.captain_id;
			/** The API keeps no trash of roster spots: who comes back is put on the roster again. */
			const undo = () =>
				void act({
					run: async () => {
						const sent = { ...at, player_id: player.id };
						const { message } = await client.post(`${teamPath}/players`, sent);
						if (isCaptain) await client.put(teamPath, { ...at, captainId: player.id });
						return message;
					},
					failure: messages.players.addFailed,
				});
			setGone((before) => new Set(before).add(player.id));
			await act({
				run: async () => {
					const { message } = await client.del(`${teamPath}/players/:id`, { ...at, id: player.id });
					return { text: message, action: { label: "Undo", run: undo } };
				},
				failure: `${nameOf(player)} could not be taken off the team.`,
			});
			setGone((before) => new Set([...before].filter((id) => id !== player.id)));
		},
		[act, seasonId, leagueId, teamId, team.captain_id],
	);
	return { shown, captainId, makeCaptain, remove };
}
