import { useState } from "react";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../client.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { inWordsOfTheScreen } from "../team/roster/roster-players.ts";
import type { choicesBySeason } from "./team-choices.ts";

type AddToTeamProps = {
	playerId: number;
	choices: ReturnType<typeof choicesBySeason>;
	/** The entries he is on already, which are not offered. */
	onRosters: ReadonlySet<number>;
	isOpen: boolean;
	onClose: () => void;
};

/** Puts the player on one more roster, of the active season unless another is chosen. */
export function AddToTeam({ playerId, choices, onRosters, ...dialog }: AddToTeamProps) {
	const first = choices.find(({ season }) => season.isActive) ?? choices[0];
	const [seasonId, setSeasonId] = useState(first?.season.id);
	const teams = (choices.find(({ season }) => season.id === seasonId)?.teams ?? []).filter(
		({ entryId }) => !onRosters.has(entryId),
	);
	const save = async (form: FormData) => {
		const meant = teams.find(({ entryId }) => entryId === idOrNull(form, "entryId"));
		if (meant === undefined) return null;
		const { seasonId, leagueId, teamId } = meant;
		try {
			await client.post("/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players", {
				seasonId,
				leagueId,
				teamId,
				...toWire({ playerId }),
			});
		} catch (error) {
			throw inWordsOfTheScreen(error);
		}
		return words.player.addedTo({ team: meant.team });
	};
	return (
		<FormDialog
			title={words.player.addToATeam}
			submit={words.player.addToTeam}
			failure={words.messages.players.addFailed}
			save={save}
			{...dialog}
		>
			{(_, errors) => (
				<>
					{choices.length === 0 && <p>{words.player.thereAreNoTeamsYet}</p>}
					<Select
						label={words.common.season}
						name="seasonId"
						value={String(seasonId ?? "")}
						onChange={(event) => setSeasonId(Number(event.target.value))}
						options={choices.map(({ season }) => ({
							value: String(season.id),
							label: season.name,
						}))}
					/>
					<Select
						key={seasonId}
						label={words.common.team}
						name="entryId"
						required
						options={[
							{ value: "", label: words.common.chooseATeam },
							...teams.map(({ entryId, team, league }) => ({
								value: String(entryId),
								label: `${team}, ${league}`,
							})),
						]}
						error={errors.playerId}
					/>
				</>
			)}
		</FormDialog>
	);
}
