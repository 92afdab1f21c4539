import { useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../parts/check-field.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { idOrNull, isChecked, text, textOrNull } from "../../parts/form-values.ts";
import { Select } from "../../parts/select.tsx";
import { CopyPreview } from "./copy-preview.tsx";
import styles from "./season-dialog.module.css";
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
export function SeasonDialog({ season, seasons = [], isOpen, onClose }: SeasonDialogProps) {
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
			return messages.created(given.name);
		}
		await client.put("/seasonsv2/:id", { id: season.id, ...given });
		return messages.updated(given.name);
	};
	return (
		<FormDialog
			title={season === null ? "Add season" : "Edit season"}
			isOpen={isOpen}
			onClose={onClose}
			submit={season === null ? "Add season" : "Save"}
			failure={season === null ? "Failed to add season" : "Failed to update season"}
			save={save}
		>
			{(errors) => (
				<>
					<Field
						label="Season name"
						name="name"
						required
						maxLength={120}
						defaultValue={season?.name}
						error={errors.name}
					/>
					<div className={styles.dates}>
						<Field
							label="Start date"
							name="startDate"
							type="date"
							defaultValue={season?.startDate ?? ""}
							error={errors.startDate}
						/>
						<Field
							label="Finish date"
							name="finishDate"
							type="date"
							defaultValue={season?.finishDate ?? ""}
							error={errors.finishDate}
						/>
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

/** An earlier season whose leagues, teams and rosters the new one begins with (A38). */
function CopyField({ seasons, error }: CopyFieldProps) {
	const [chosen, setChosen] = useState("");
	return (
		<>
			<Select
				label="Copy leagues and teams from"
				name="copyFromSeasonId"
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
				options={[
					{ value: "", label: "No season, start empty" },
					...seasons.map(({ id, name }) => ({ value: String(id), label: name })),
				]}
				error={error}
			/>
			{chosen !== "" && <CopyPreview seasonId={Number(chosen)} />}
		</>
	);
}
