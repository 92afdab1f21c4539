import { useMemo, useState } from "react";
import { type Answered, ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";
import { ChooseOne } from "../../../components/form/choose-one.tsx";
import { Field } from "../../../components/form/field.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";

type AddTeamDialogProps = {
	place: { seasonId: number; leagueId: number };
	/** Teams that play here already. */
	there: readonly number[];
	isOpen: boolean;
	onClose: () => void;
};

/**
 * Enters a team: a new one by its name, or one that exists with its players
 * (rule `name-or-existing`).
 */
export function AddTeamDialog({ place, there, isOpen, onClose }: AddTeamDialogProps) {
	const [name, setName] = useState("");
	const [copied, setCopied] = useState<number | null>(null);
	const teams = useTeamsToCopy(isOpen, there);
	const save = async () => {
		if (name.trim() === "" && copied === null) {
			const message = words.messages.teams.nameOrExisting;
			throw new ApiError(422, { message, fields: { name: message } });
		}
		const given = copied === null ? { name: name.trim() } : { copyFromTeamId: copied };
		await client.post("/seasonsv2/:seasonId/leagues/:leagueId/teams", { ...place, ...given });
		return words.messages.teams.added;
	};
	return (
		<FormDialog
			title={words.common.addTeam}
			isOpen={isOpen}
			onClose={onClose}
			submit={words.common.addTeam}
			failure={words.messages.teams.addFailed}
			save={save}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.teamName)}
						maxLength={120}
						value={name}
						onChange={({ target }) => {
							setName(target.value);
							if (target.value !== "") setCopied(null);
						}}
					/>
					<ChooseOne
						label={words.league.orAnExistingTeamWith}
						placeholder={words.common.typeAPartOfIts}
						options={teams}
						value={copied}
						onChange={(id) => {
							setCopied(id);
							if (id !== null) setName("");
						}}
						error={errors.copyFromTeamId}
					/>
				</>
			)}
		</FormDialog>
	);
}

type Team = Answered<"GET", "/teams/list">["teams"][number];

/** The organization's teams that do not play here yet, looked up when they are to be chosen from. */
function useTeamsToCopy(isWanted: boolean, there: readonly number[]) {
	const answer = useLookup({
		of: isWanted ? "all" : null,
		load: () => client.get("/teams/list"),
		failure: words.messages.teams.fetchFailed,
	});
	const teams = answer?.teams ?? none;
	return useMemo(() => {
		const others = teams.filter(({ id }) => !there.includes(id));
		return [...new Map(others.map((team) => [team.id, team])).values()].map(toOption);
	}, [teams, there]);
}

const none: readonly Team[] = [];

function toOption({ id, name, leagueName, playersCount }: Team) {
	const note = [leagueName, words.league.players({ count: playersCount })]
		.filter(Boolean)
		.join(" · ");
	return { id, name, note };
}
