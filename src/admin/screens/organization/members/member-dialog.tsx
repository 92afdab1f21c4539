import { toWire } from "#api/wire-words.ts";
import { client } from "../../../client.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { idsOf, isChecked, text, textOrNull } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { SportsField } from "../../../components/form/sports-field.tsx";
import { words } from "../../../words.ts";
import { memberRoles } from "../../account/role-name.ts";
import type { TemporaryPassword } from "../../account/user/temporary-password-dialog.tsx";
import { signInAddress } from "../fields/addresses.ts";
import type { Sport } from "../fields/organization-fields.tsx";
import type { Member, WithMembers } from "../organization-rows.ts";

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

/** Adds or edits a user of an organization, as staff or its owner. */
export function MemberDialog(props: MemberDialogProps) {
	const { organization, member, sports, isOpen, onClose, onPassword } = props;
	const save = async (form: FormData) => {
		const given = {
			username: text(form, "username"),
			email: textOrNull(form, "email"),
			role: text(form, "role") as (typeof memberRoles)[number]["value"],
			sportIds: idsOf(form, "sportIds"),
		};
		if (member !== null) {
			return (await client.put("/usersv2/:id", { id: member.id, ...given })).message;
		}
		const { message, user, tempPassword } = await client.post("/usersv2", {
			...given,
			...toWire({ organizationId: organization.id }),
			resetPassword: isChecked(form, "resetPassword"),
		});
		if (tempPassword !== undefined) {
			onPassword({
				username: user.username,
				password: tempPassword,
				signInAt: signInAddress(organization),
			});
		}
		return message;
	};
	return (
		<FormDialog
			title={
				member === null
					? words.organization.addUserTo({ name: organization.name })
					: words.common.editUser
			}
			isOpen={isOpen}
			onClose={onClose}
			submit={member === null ? words.common.addUser : words.common.save}
			failure={
				member === null ? words.messages.users.createOrAddFailed : words.messages.users.updateFailed
			}
			save={save}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("username", words.common.username, member?.username)}
						required
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<Field
						{...field("email", words.common.email, member?.email)}
						type="email"
						autoComplete="off"
					/>
					<Select
						{...field("role", words.common.role, member?.role ?? "staff")}
						options={memberRoles}
					/>
					{organization.sports.length > 1 && (
						<SportsField
							sports={inReach(organization.sports, sports, member)}
							defaultValue={member?.sports ?? []}
							hint={words.common.withoutAnyTheyHaveThose}
							error={errors.sportIds}
						/>
					)}
					{member === null && (
						<CheckField
							label={words.organization.makeATemporaryPassword}
							name="resetPassword"
							hint={words.organization.itIsShownOnceFor}
							defaultChecked
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}

/** The organization's sports, and those the user has from somewhere else. */
function inReach(
	own: readonly Sport[],
	all: readonly Sport[],
	member: Member | null,
): readonly Sport[] {
	const ids = new Set([...own, ...(member?.sports ?? [])].map(({ id }) => id));
	return all.filter(({ id }) => ids.has(id));
}
