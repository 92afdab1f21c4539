import { client } from "../../../client.ts";
import { Field } from "../../../components/form/field.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { text } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { captainChoices, captainChosen, captainValue } from "./captain-choice.ts";
import type { TeamRow } from "./team-rows.ts";

type EditTeamDialogProps = {
	place: { seasonId: number; leagueId: number };
	/** Null while nothing is open. */
	team: TeamRow | null;
	onClose: () => void;
};

/** A team's name, and its captain out of its roster. */
export function EditTeamDialog({ place, team, onClose }: EditTeamDialogProps) {
	const save = async (form: FormData) => {
		if (team === null) return null;
		await client.put("/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId", {
			...place,
			teamId: team.id,
			name: text(form, "name"),
			...captainChosen(text(form, "captainId"), team),
		});
		return words.messages.teams.changed;
	};
	return (
		<FormDialog
			title={words.common.editTeam}
			isOpen={team !== null}
			onClose={onClose}
			submit={words.common.save}
			failure={words.messages.teams.updateFailed}
			save={save}
		>
			{(field, errors) =>
				team !== null && (
					<>
						<Field {...field("name", words.common.teamName, team.name)} required maxLength={120} />
						<Select
							label={words.common.captain}
							name="captainId"
							defaultValue={captainValue(team)}
							options={captainChoices(team)}
							error={errors.captainId ?? errors.captain}
						/>
					</>
				)
			}
		</FormDialog>
	);
}
