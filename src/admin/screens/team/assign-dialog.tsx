import { ApiError } from "#api/client.ts";
import { labelled } from "#domain/text/labelled.ts";
import { client } from "../../client.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { assignmentText } from "./assigning.ts";
import type { Club } from "./clubs.ts";
import type { LeagueChoice } from "./league-choices.ts";

type AssignDialogProps = {
	clubs: readonly Club[];
	leagues: readonly LeagueChoice[];
	isOpen: boolean;
	onClose: () => void;
	onAssigned: () => void;
};

/** Enters the chosen teams in one more league. Those it does not take are named. */
export function AssignDialog({ clubs, leagues, isOpen, onClose, onAssigned }: AssignDialogProps) {
	const save = async (form: FormData) => {
		const leagueId = idOrNull(form, "leagueId");
		if (leagueId === null) throw noLeague();
		const assigned: string[] = [];
		const refused: { name: string; error: ApiError }[] = [];
		for (const { id, name } of clubs) {
			try {
				assigned.push((await client.post("/teamLeague/assign", { teamId: id, leagueId })).message);
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				refused.push({ name, error });
			}
		}
		const [first] = refused;
		if (assigned.length === 0 && first !== undefined) throw first.error;
		onAssigned();
		return assignmentText({
			assigned,
			refused: refused.map(({ name, error }) =>
				labelled(words, name, error.message || words.messages.teams.assignFailed),
			),
		});
	};
	const [only] = clubs;
	return (
		<FormDialog
			title={
				clubs.length === 1
					? words.team.assignOne({ team: only?.name ?? "" })
					: words.team.assignMany({ count: clubs.length })
			}
			isOpen={isOpen}
			onClose={onClose}
			submit={words.team.assign}
			failure={words.messages.teams.assignFailed}
			save={save}
		>
			{(field) => (
				<>
					<p className="soft">{words.team.theyStayInTheLeagues}</p>
					<Select
						{...field("leagueId", words.common.league, "")}
						options={[{ value: "", label: words.common.chooseALeague }, ...leagues]}
					/>
				</>
			)}
		</FormDialog>
	);
}

/** As the server would say it, without asking it once for every team. */
function noLeague(): ApiError {
	const message = words.messages.leagues.selectFirst;
	return new ApiError(422, { message, fields: { leagueId: message } });
}
