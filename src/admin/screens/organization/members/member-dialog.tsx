import { messages } from "#domain/messages.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../parts/check-field.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { idsOf, isChecked, text, textOrNull } from "../../parts/form-values.ts";
import { Select } from "../../parts/select.tsx";
import { SportsField } from "../../parts/sports-field.tsx";
import { roleName } from "../users/role-name.ts";
import type { TemporaryPassword } from "../users/temporary-password-dialog.tsx";
import type { Sport } from "./organization-fields.tsx";
import type { Member, WithMembers } from "./organization-rows.ts";

type MemberDialogProps = {
	organization: WithMembers;
	/** Null adds a new one. */
	member: Member | null;
	sports: readonly Sport[];
	isOpen: boolean;
	onClose: () => void;
	/** A password was made up, to be told once. */
	onPassword: (given: TemporaryPassword) => void;
};

/** Adds or edits a user of an organization, as staff or its owner (R6.8, R9.27). */
export function MemberDialog(props: MemberDialogProps) {
	const { organization, member, sports, isOpen, onClose, onPassword } = props;
	const save = async (form: FormData) => {
		const given = {
			username: text(form, "username"),
			email: textOrNull(form, "email"),
			role: text(form, "role") as (typeof roles)[number],
			sportIds: idsOf(form, "sportIds"),
		};
		if (member !== null) {
			return (await client.put("/usersv2/:id", { id: member.id, ...given })).message;
		}
		const { message, user, tempPassword } = await client.post("/usersv2", {
			...given,
			organization_id: organization.id,
			resetPassword: isChecked(form, "resetPassword"),
		});
		if (tempPassword !== undefined) {
			onPassword({ username: user.username, password: tempPassword });
		}
		return message;
	};
	return (
		<FormDialog
			title={member === null ? `Add user to ${organization.name}` : "Edit user"}
			isOpen={isOpen}
			onClose={onClose}
			submit={member === null ? "Add user" : "Save"}
			failure={member === null ? messages.users.createOrAddFailed : messages.users.updateFailed}
			save={save}
		>
			{(errors) => (
				<>
					<Field
						label="Username"
						name="username"
						required
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						defaultValue={member?.username}
						error={errors.username}
					/>
					<Field
						label="Email"
						name="email"
						type="email"
						autoComplete="off"
						defaultValue={member?.email ?? ""}
						error={errors.email}
					/>
					<Select
						label="Role"
						name="role"
						defaultValue={member?.role ?? "staff"}
						options={roles.map((role) => ({ value: role, label: roleName(role) }))}
						error={errors.role}
					/>
					{organization.sports.length > 1 && (
						<SportsField
							sports={inReach(organization.sports, sports, member)}
							defaultValue={member?.sports ?? []}
							hint="Without a choice they are those of the organization."
							error={errors.sportIds}
						/>
					)}
					{member === null && (
						<CheckField
							label="Make a temporary password"
							name="resetPassword"
							hint="It is shown once, for you to pass on. Without one nobody can sign in yet."
							defaultChecked
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}

const roles = ["staff", "org_owner"] as const;

/** The organization's sports, and those the user has from somewhere else. */
function inReach(
	own: readonly Sport[],
	all: readonly Sport[],
	member: Member | null,
): readonly Sport[] {
	const ids = new Set([...own, ...(member?.sports ?? [])].map(({ id }) => id));
	return all.filter(({ id }) => ids.has(id));
}
