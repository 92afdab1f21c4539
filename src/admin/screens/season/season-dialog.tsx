import { useState } from "react";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, isChecked, text, textOrNull } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { CopyPreview } from "./copy/copy-preview.tsx";
import type { Season } from "./season-rows.ts";

type SeasonDialogProps = {
	/** Null adds a new one. */
	season: Season | null;
	/** Those that a new one can be copied from. */
	seasons?: readonly Season[];
	isOpen: boolean;
	onClose: () => void;
};

/** Adds or edits a season: name, dates, whether it is the active one, whether visitors see it. */
export function SeasonDialog({ season, seasons = [], ...dialog }: SeasonDialogProps) {
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			startDate: textOrNull(form, "startDate"),
			finishDate: textOrNull(form, "finishDate"),
			active: isChecked(form, "active"),
			isVisible: isChecked(form, "isVisible"),
		};
		if (season === null) {
			const copyFromSeasonId = idOrNull(form, "copyFromSeasonId");
			await client.post("/seasonsv2", { ...given, copyFromSeasonId });
			return words.messages.seasons.created({ name: given.name });
		}
		await client.put("/seasonsv2/:id", { id: season.id, ...given });
		return words.messages.seasons.updated({ name: given.name });
	};
	return (
		<FormDialog
			title={season === null ? "Add season" : "Edit season"}
			submit={season === null ? "Add season" : "Save"}
			failure={season === null ? "Failed to add season" : "Failed to update season"}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field {...field("name", "Season name", season?.name)} required maxLength={120} />
					<div className="pair">
						<Field {...field("startDate", "Start date", season?.startDate)} type="date" />
						<Field {...field("finishDate", "Finish date", season?.finishDate)} type="date" />
					</div>
					{season === null && seasons.length > 0 && (
						<CopyField seasons={seasons} error={errors.copyFromSeasonId} />
					)}
					<CheckField
						label="Active"
						name="active"
						hint="The season your site opens with. Any other becomes inactive."
						defaultChecked={season?.active ?? false}
					/>
					<CheckField
						label="Visible to visitors"
						name="isVisible"
						defaultChecked={season?.isVisible ?? true}
					/>
				</>
			)}
		</FormDialog>
	);
}

type CopyFieldProps = { seasons: readonly Season[]; error: string | undefined };

/** An earlier season whose leagues, teams and rosters the new one begins with. */
function CopyField({ seasons, error }: CopyFieldProps) {
	const [chosen, setChosen] = useState("");
	return (
		<>
			<Select
				label="Copy leagues and teams from"
				name="copyFromSeasonId"
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
				options={optionsOf(seasons, "No season, start empty")}
				error={error}
			/>
			{chosen !== "" && <CopyPreview seasonId={Number(chosen)} />}
		</>
	);
}
