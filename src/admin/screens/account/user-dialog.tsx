import { ApiError } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { client } from "../../client.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, idsOf, isChecked, text, textOrNull } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import { LetterDialog } from "../mail/letter-dialog.tsx";
import { useInviting } from "../mail/use-inviting.ts";
import type { TemporaryPassword } from "./user/temporary-password-dialog.tsx";
import { UserFields, type UserFieldsProps } from "./user-fields.tsx";

export type UserDialogProps = UserFieldsProps & {
	/** Said when the server gives no sentence; the user list has another one than the organization. */
	failure: string;
	isOpen: boolean;
	onClose: () => void;
	/** A new user may get a password that is told once. */
	onTemporaryPassword?: (told: TemporaryPassword) => void;
};

/** Adds or edits a user: name, email, role, organization, sports; a password only for a new one. */
export function UserDialog(props: UserDialogProps) {
	const { user, failure, isOpen, onClose, onTemporaryPassword } = props;
	const { shown, setShown, invite } = useInviting();
	const save = async (form: FormData) => {
		if (user !== null) {
			const { message } = await client.put("/usersv2/:id", {
				id: user.id,
				...changed(form, props),
			});
			return message;
		}
		const isInvited = isChecked(form, "invite");
		if (isInvited && textOrNull(form, "email") === null) throw withoutAddress;
		const { message, tempPassword, user: newcomer } = await client.post("/usersv2", added(form));
		const username = text(form, "username");
		if (isInvited) await invite(newcomer);
		if (tempPassword !== undefined) onTemporaryPassword?.({ username, password: tempPassword });
		return message;
	};
	return (
		<>
			<LetterDialog letter={shown} onClose={() => setShown(null)} />
			<FormDialog
				title={user === null ? words.common.addUser : words.common.editUser}
				isOpen={isOpen}
				onClose={onClose}
				submit={user === null ? words.common.addUser : words.common.save}
				failure={failure}
				save={save}
			>
				{(_, errors) => <UserFields {...props} errors={errors} />}
			</FormDialog>
		</>
	);
}

const withoutAddress = new ApiError(422, {
	message: words.mail.invitationFailed,
	fields: { email: words.mail.needsAnAddress },
});

/** What is empty is null, and sports are numbers. */
function added(form: FormData) {
	return {
		...details(form),
		...place(form),
		role: text(form, "role"),
		password: String(form.get("password") ?? "") || null,
		resetPassword: isChecked(form, "resetPassword"),
	};
}

/** An owner is not asked where somebody belongs, and changes nothing about it. */
function changed(form: FormData, { user, organizations, sports }: UserDialogProps) {
	const { sportIds, ...who } = details(form);
	return {
		...who,
		...(sports.length > 0 && { sportIds }),
		...(user?.role !== "super_admin" && { role: text(form, "role") }),
		...(organizations !== undefined && place(form)),
	};
}

function details(form: FormData) {
	return {
		username: text(form, "username"),
		email: textOrNull(form, "email"),
		sportIds: idsOf(form, "sportIds"),
	};
}

function place(form: FormData) {
	return toWire({
		organizationId: idOrNull(form, "organizationId"),
		domain: textOrNull(form, "domain"),
		slug: textOrNull(form, "slug"),
	});
}
