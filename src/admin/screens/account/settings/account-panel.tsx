import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { text, textOrNull } from "../../../components/form/form-values.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import { CurrentPassword, Submit, saveSettings } from "./settings-form.tsx";
import styles from "./user-settings.module.css";

type Person = { id: number; username: string; email: string | null };

/** One's own name and email address. */
export function AccountPanel({ user }: { user: Person }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.users.settingsFailed);
	const { revalidate } = useRevalidator();
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		const isSaved = await run(async () => {
			const sentence = await saveSettings({
				id: user.id,
				oldPassword: String(sent.get("oldPassword") ?? ""),
				username: text(sent, "username"),
				email: textOrNull(sent, "email"),
			});
			await revalidate();
			return sentence;
		});
		const password = form.current?.elements.namedItem("oldPassword");
		if (isSaved && password instanceof HTMLInputElement) password.value = "";
	};
	const field = fieldsWith(errors);
	return (
		<Panel title={words.account.account}>
			<form ref={form} className={styles.form} onSubmit={save}>
				<Field
					{...field("username", words.common.username, user.username)}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={64}
					required
				/>
				<Field
					{...field("email", words.common.email, user.email)}
					type="email"
					autoComplete="email"
				/>
				<CurrentPassword error={errors.oldPassword} />
				<Submit isSaving={isSaving}>{words.common.save}</Submit>
			</form>
		</Panel>
	);
}
