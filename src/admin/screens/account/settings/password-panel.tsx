import type { FormEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type Answered, ApiError } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import { placeOfNewcomer } from "../place-of-newcomer.ts";
import { CurrentPassword, Submit, saveSettings } from "./settings-form.tsx";
import styles from "./user-settings.module.css";

type Person = Answered<"GET", "/usersv2/:id">["user"];

/**
 * A new password for oneself. It signs one out on all other devices (rule `own-change-needs-old`).
 * With the first one everything else opens, and the way on is shown.
 */
export function PasswordPanel({ user }: { user: Person }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.users.settingsFailed);
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		const [oldPassword, password, repeated] = ["oldPassword", "password", "repeated"].map((name) =>
			String(sent.get(name) ?? ""),
		);
		const isSaved = await run(async () => {
			if (password !== repeated) throw differentPasswords;
			const sentence = await saveSettings({ id: user.id, oldPassword, password });
			if (user.mustChangePassword) await navigate(await placeOfNewcomer(user));
			else await revalidate();
			return sentence;
		});
		if (isSaved) form.current?.reset();
	};
	const field = fieldsWith(errors);
	return (
		<Panel title={words.account.password}>
			<form ref={form} className={styles.form} onSubmit={save}>
				{/* Password managers need to know whose password changes. */}
				<input type="hidden" autoComplete="username" value={user.username} />
				<CurrentPassword
					label={
						user.mustChangePassword
							? words.account.temporaryPassword
							: words.account.currentPassword
					}
					error={errors.oldPassword}
				/>
				<Field
					{...field("password", words.account.newPassword)}
					type="password"
					autoComplete="new-password"
					hint={words.account.n8To128CharactersAnd}
					required
				/>
				<Field
					{...field("repeated", words.account.newPasswordAgain)}
					type="password"
					autoComplete="new-password"
					required
				/>
				<Submit isSaving={isSaving}>{words.account.changePassword}</Submit>
			</form>
		</Panel>
	);
}

const differentPasswords = new ApiError(422, {
	message: words.account.theTwoNewPasswordsDiffer,
	fields: { repeated: words.account.thisIsNotTheNew },
});
