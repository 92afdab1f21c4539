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
	/** Those in which it can be played from now on; none where that is not asked. */
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
			title={league === null ? words.common.addLeague : words.league.editLeague}
			submit={league === null ? words.common.addLeague : words.common.save}
			failure={league === null ? words.common.failedToAddLeague : words.league.failedToUpdateLeague}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.leagueName, league?.name)}
						{...(league !== null && { hint: words.league.theLeagueHasThisName })}
						required
						maxLength={120}
					/>
					{(league === null || seasons.length > 0) && (
						<Select
							label={league === null ? words.common.season : words.league.alsoPlayItIn}
							name="seasonId"
							defaultValue={league === null && seasonId !== null ? String(seasonId) : ""}
							options={optionsOf(
								seasons,
								league === null ? words.league.noSeason : words.league.noOtherSeason,
							)}
							error={errors.seasonId}
						/>
					)}
					<YouthField leagueId={league?.id ?? null} />
				</>
			)}
		</FormDialog>
	);
}

const withoutSeason = {
	title: words.league.noSeason,
	text: words.messages.leagues.withoutSeason,
	yes: words.common.addLeague,
};
