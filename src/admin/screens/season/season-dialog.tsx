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
			title={season === null ? words.common.addSeason : words.season.editSeason}
			submit={season === null ? words.common.addSeason : words.common.save}
			failure={season === null ? words.common.failedToAddSeason : words.common.failedToUpdateSeason}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.seasonName, season?.name)}
						required
						maxLength={120}
					/>
					<div className="pair">
						<Field {...field("startDate", words.common.startDate, season?.startDate)} type="date" />
						<Field
							{...field("finishDate", words.common.finishDate, season?.finishDate)}
							type="date"
						/>
					</div>
					{season === null && seasons.length > 0 && (
						<CopyField seasons={seasons} error={errors.copyFromSeasonId} />
					)}
					<CheckField
						label={words.season.isActive}
						name="active"
						hint={words.season.theSeasonYourSiteOpens}
						defaultChecked={season?.active ?? false}
					/>
					<CheckField
						label={words.season.visibleToVisitors}
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
				label={words.season.copyLeaguesAndTeamsFrom}
				name="copyFromSeasonId"
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
				options={optionsOf(seasons, words.season.noSeasonStartEmpty)}
				error={error}
			/>
			{chosen !== "" && <CopyPreview seasonId={Number(chosen)} />}
		</>
	);
}
