import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { fieldsWith } from "../../../../components/form/fields-with.ts";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { text } from "../../../../components/form/form-values.ts";
import { Select } from "../../../../components/form/select.tsx";
import { words } from "../../../../words.ts";
import type { PlanData, PlanSlot } from "../../plan-data.ts";
import { type TeamChoice, teamChoices } from "../fairness/team-choices.ts";
import { placeOfSlot } from "../grid/slot-ref.ts";
import { placeInWords } from "../words.ts";
import type { Changes } from "./use-changes.ts";

type AddGameDialogProps = {
	plan: PlanData;
	changes: Changes;
	/** The free slot; null while the dialog is closed. */
	slot: PlanSlot | null;
	onClose: () => void;
};

/** Puts a game of two teams on a free slot. Who has a bye that week stands first. */
export function AddGameDialog({ plan, changes, slot, onClose }: AddGameDialogProps) {
	const place = slot && placeOfSlot(plan, slot);
	const save = (form: FormData) => {
		const [homeTeamId, awayTeamId] = [text(form, "homeTeamId"), text(form, "awayTeamId")];
		if (homeTeamId === awayTeamId) {
			const message = words.messages.games.teamsMustDiffer;
			throw new ApiError(422, { message, fields: { awayTeamId: message } });
		}
		const matchup = { homeTeamId: Number(homeTeamId), awayTeamId: Number(awayTeamId) };
		return place === null
			? Promise.resolve(null)
			: changes.carry({ kind: "add", matchup, to: place });
	};
	return (
		<FormDialog
			title={words.common.addGame}
			isOpen={slot !== null}
			onClose={onClose}
			submit={words.common.addGame}
			failure={words.plan.couldNotBeAdded}
			save={async (form) => save(form)}
		>
			{(_, errors) =>
				slot !== null &&
				place !== null && (
					<>
						<p>{placeInWords({ ...place, location: place.location })}</p>
						<Teams choices={teamChoices(plan, changes.games, slot)} errors={errors} />
					</>
				)
			}
		</FormDialog>
	);
}

type TeamsProps = { choices: readonly TeamChoice[]; errors: Record<string, string> };

function Teams({ choices, errors }: TeamsProps) {
	const [away, setAway] = useState("");
	const [home, setHome] = useState("");
	const options = (taken: string) => [
		{ value: "", label: words.common.chooseATeam },
		...choices
			.filter(({ id }) => String(id) !== taken)
			.map(({ id, name, note }) => ({
				value: String(id),
				label: note ? `${name} (${note})` : name,
			})),
	];
	const field = fieldsWith(errors);
	return (
		<>
			<Select
				{...field("awayTeamId", words.common.awayTeam)}
				required
				value={away}
				onChange={({ target }) => setAway(target.value)}
				options={options(home)}
			/>
			<Select
				{...field("homeTeamId", words.common.homeTeam)}
				required
				value={home}
				onChange={({ target }) => setHome(target.value)}
				options={options(away)}
			/>
		</>
	);
}
