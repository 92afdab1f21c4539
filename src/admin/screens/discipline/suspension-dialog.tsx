import { useState } from "react";
import { client } from "../../client.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { TextArea } from "../../components/form/text-area.tsx";
import { words } from "../../words.ts";
import type { Discipline, Suspension } from "./shown.ts";

/** About whom somebody decides: anybody, or one who is suspended. */
export type Deciding = { is: "new" } | { is: "one"; suspension: Suspension };

type SuspensionDialogProps = {
	place: { seasonId: number; leagueId: number };
	teams: Discipline["teams"];
	/** Null while nothing is open. */
	deciding: Deciding | null;
	onClose: () => void;
};

/** A decision of the league about a player (rule `suspension-served-by-games`). */
export function SuspensionDialog({ place, teams, deciding, onClose }: SuspensionDialogProps) {
	const known = deciding?.is === "one" ? deciding.suspension : null;
	const [teamId, setTeamId] = useState(teams[0]?.id ?? 0);
	const players = teams.find(({ id }) => id === teamId)?.players ?? [];
	const save = async (form: FormData) => {
		const decided = {
			games: Number(text(form, "games")),
			startsOn: text(form, "startsOn"),
			note: text(form, "note"),
		};
		if (known !== null && known.id !== null) {
			return (await client.put("/suspensions/:id", { id: known.id, ...decided })).message;
		}
		const path = "/seasonsv2/:seasonId/leagues/:leagueId/suspensions";
		const of =
			known === null
				? { teamId, playerId: Number(text(form, "playerId")) }
				: { teamId: known.team.id, playerId: known.player.id, gameId: known.gameId };
		return (await client.post(path, { ...place, ...of, ...decided })).message;
	};
	return (
		<FormDialog
			title={known === null ? words.discipline.suspend : known.player.name}
			isOpen={deciding !== null}
			onClose={onClose}
			submit={words.common.save}
			failure={words.discipline.notSaved}
			save={save}
		>
			{(field) => (
				<>
					{known === null && (
						<>
							<Select
								{...field("teamId", words.discipline.team)}
								options={optionsOf(teams)}
								value={String(teamId)}
								onChange={({ target }) => setTeamId(Number(target.value))}
							/>
							<Select
								{...field("playerId", words.discipline.player)}
								options={optionsOf(players)}
							/>
						</>
					)}
					<Field
						{...field("games", words.discipline.games, known?.games ?? 1)}
						hint={words.discipline.gamesHint}
						type="number"
						inputMode="numeric"
						min={0}
						max={99}
						required
					/>
					{known?.gameId == null && (
						<Field
							{...field("startsOn", words.discipline.startsOn, known?.startsOn ?? todayHere())}
							type="date"
						/>
					)}
					<TextArea
						{...field("note", words.discipline.note, known?.note ?? "")}
						hint={words.discipline.noteHint}
						maxLength={500}
						rows={3}
					/>
				</>
			)}
		</FormDialog>
	);
}
