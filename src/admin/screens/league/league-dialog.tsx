import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, text } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { YouthField, youthIn } from "../privacy/youth-field.tsx";

type LeagueDialogProps = {
	/** Null adds a new one. */
	league: { id: number; name: string } | null;
	/** Those in which it can be played from now on. */
	seasons: readonly { id: number; name: string }[];
	/** The season that is chosen at first. */
	seasonId?: number | null;
	isOpen: boolean;
	onClose: () => void;
};

/**
 * Adds a league, in a season or in none yet (rule `no-league-asks-first`); or renames one and plays
 * it in one more.
 */
export function LeagueDialog(props: LeagueDialogProps) {
	const { league, seasons, seasonId = null, ...dialog } = props;
	const confirm = useConfirm();
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			seasonId: idOrNull(form, "seasonId"),
			...youthIn(form),
		};
		if (league !== null) {
			await client.put("/leagues/:id", { id: league.id, ...given });
			return words.messages.leagues.updated({ name: given.name });
		}
		if (given.seasonId === null && !(await confirm(withoutSeason))) return null;
		await client.post("/leagues", given);
		return words.messages.leagues.created({ name: given.name });
	};
	return (
		<FormDialog
			title={league === null ? "Add league" : "Edit league"}
			submit={league === null ? "Add league" : "Save"}
			failure={league === null ? "Failed to add league" : "Failed to update league"}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field {...field("name", "League name", league?.name)} required maxLength={120} />
					<Select
						label={league === null ? "Season" : "Also play it in"}
						name="seasonId"
						defaultValue={league === null && seasonId !== null ? String(seasonId) : ""}
						options={optionsOf(seasons, league === null ? "No season" : "No other season")}
						error={errors.seasonId}
					/>
					<YouthField leagueId={league?.id ?? null} />
				</>
			)}
		</FormDialog>
	);
}

const withoutSeason = {
	title: "No season",
	text: words.messages.leagues.withoutSeason,
	yes: "Add league",
};
