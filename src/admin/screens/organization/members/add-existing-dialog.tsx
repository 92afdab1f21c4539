import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";
import { ChooseOne } from "../../../components/form/choose-one.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";
import type { WithMembers } from "../organization-rows.ts";

type AddExistingDialogProps = { organization: WithMembers; isOpen: boolean; onClose: () => void };

/** Moves a user who is there already into the organization (rule `moved-user-signed-out`). */
export function AddExistingDialog({ organization, isOpen, onClose }: AddExistingDialogProps) {
	const [chosen, setChosen] = useState<number | null>(null);
	const answer = useLookup({
		of: isOpen ? organization.id : null,
		load: () => client.get("/users/userList"),
		failure: words.messages.users.fetchFailed,
	});
	const others = (answer?.users ?? []).filter(
		(user) => user.role !== "super_admin" && user.organizationId !== organization.id,
	);
	const user = others.find(({ id }) => id === chosen);
	const save = async () => {
		if (user === undefined) {
			const message = words.organization.pleaseChooseAUser;
			throw new ApiError(422, { message, fields: { userId: message } });
		}
		const added = { id: organization.id, userId: user.id };
		return (await client.post("/organizations/:id/addUser", added)).message;
	};
	const close = () => {
		setChosen(null);
		onClose();
	};
	return (
		<FormDialog
			title={words.organization.addExistingUser}
			isOpen={isOpen}
			onClose={close}
			submit={words.common.addUser}
			failure={words.messages.users.createOrAddFailed}
			save={save}
		>
			{(_, errors) => (
				<>
					<ChooseOne
						label={words.common.user}
						placeholder={words.organization.typeAPartOfThe}
						options={others.map(({ id, username, organizationName }) => ({
							id,
							name: username,
							note: organizationName ?? words.common.noOrganization,
						}))}
						onChange={setChosen}
						isLoading={answer === null}
						none={words.organization.noUserHasThisName}
						error={errors.userId}
					/>
					<p className="soft" role="status">
						{user?.organizationName != null &&
							words.organization.leavesOrganization({
								username: user.username,
								organizationName: user.organizationName,
							})}
					</p>
				</>
			)}
		</FormDialog>
	);
}
