import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { ChooseOne } from "../../parts/choose-one.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useTeamsToCopy } from "./use-teams-to-copy.ts";

type AddTeamDialogProps = {
	place: { seasonId: number; leagueId: number };
	/** Teams that play here already. */
	there: readonly number[];
	isOpen: boolean;
	onClose: () => void;
};

/** Enters a team: a new one by its name, or one that exists with its players (R5.7). */
export function AddTeamDialog({ place, there, isOpen, onClose }: AddTeamDialogProps) {
	const [name, setName] = useState("");
	const [copied, setCopied] = useState<number | null>(null);
	const teams = useTeamsToCopy(isOpen, there);
	const save = async () => {
		if (name.trim() === "" && copied === null) {
			const message = messages.teams.nameOrExisting;
			throw new ApiError(422, { message, fields: { name: message } });
		}
		const given = copied === null ? { name: name.trim() } : { copyFromTeamId: copied };
		await client.post("/seasonsv2/:seasonId/leagues/:leagueId/teams", { ...place, ...given });
		return messages.teams.added;
	};
	return (
		<FormDialog
			title="Add team"
			isOpen={isOpen}
			onClose={onClose}
			submit="Add team"
			failure={messages.teams.addFailed}
			save={save}
		>
			{(errors) => (
				<>
					<Field
						label="Team name"
						name="name"
						maxLength={120}
						value={name}
						onChange={({ target }) => {
							setName(target.value);
							if (target.value !== "") setCopied(null);
						}}
						error={errors.name}
					/>
					<ChooseOne
						label="Or an existing team, with its players"
						placeholder="Type a part of its name"
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
