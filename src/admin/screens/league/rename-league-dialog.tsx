import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

type RenameLeagueDialogProps = {
	/** Null while nothing is open. */
	league: { id: number; name: string } | null;
	seasonId: number;
	onClose: () => void;
};

/** Edits a league within a season; it has one name in all its seasons. */
export function RenameLeagueDialog({ league, seasonId, onClose }: RenameLeagueDialogProps) {
	const save = async (form: FormData) => {
		if (league === null) return null;
		const name = text(form, "name");
		const leagueId = league.id;
		await client.put("/seasonsv2/:seasonId/leagues/:leagueId", { seasonId, leagueId, name });
		return words.messages.leagues.updated({ name });
	};
	return (
		<FormDialog
			title={words.league.editLeague}
			isOpen={league !== null}
			onClose={onClose}
			submit={words.common.save}
			failure={words.league.failedToUpdateLeague}
			save={save}
		>
			{(field) => (
				<Field
					{...field("name", words.common.leagueName, league?.name)}
					hint={words.league.theLeagueHasThisName}
					required
					maxLength={120}
				/>
			)}
		</FormDialog>
	);
}
