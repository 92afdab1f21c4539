import type { FormEvent } from "react";
import { ApiError } from "#api/client.ts";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Field } from "../../parts/field.tsx";
import { Select } from "../../parts/select.tsx";
import { useSaving } from "../../parts/use-saving.ts";
import { auth, useAuth } from "../../shell/auth.ts";
import type { User } from "../../shell/create-auth.ts";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { roleName } from "./role-name.ts";
import styles from "./user-settings.module.css";

/** One's own account. The current password is asked for every change (decision A22). */
export const userSettings = { Component: UserSettings };

function UserSettings() {
	const { user } = useAuth();
	if (user === null) return null;
	return (
		<>
			<ScreenHeader title="User settings">
				{user.username}, {roleName(user.role)}
			</ScreenHeader>
			{user.mustChangePassword && (
				<p className="notice">Your password was given to you. Please choose your own now.</p>
			)}
			<div className="halves">
				<PasswordPanel user={user} />
				<AccountPanel user={user} />
			</div>
		</>
	);
}

function PasswordPanel({ user }: { user: User }) {
	const { isSaving, errors, form, run } = useSaving("Failed to update user");
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { oldPassword, password, repeated } = textsOf(event.currentTarget);
		const isSaved = await run(async () => {
			if (password !== repeated) throw differentPasswords;
			return saveSettings({ id: user.id, oldPassword, password });
		});
		if (isSaved) form.current?.reset();
	};
	return (
		<Panel title="Password">
			<form ref={form} className={styles.form} onSubmit={save}>
				{/* Password managers need to know whose password changes. */}
				<input type="hidden" autoComplete="username" value={user.username} />
				<CurrentPassword error={errors.oldPassword} />
				<Field
					label="New password"
					name="password"
					type="password"
					autoComplete="new-password"
					hint="8 to 128 characters, and not a common one."
					error={errors.password}
					required
				/>
				<Field
					label="New password again"
					name="repeated"
					type="password"
					autoComplete="new-password"
					error={errors.repeated}
					required
				/>
				<Submit isSaving={isSaving}>Change password</Submit>
			</form>
		</Panel>
	);
}

function AccountPanel({ user }: { user: User }) {
	const { isSaving, errors, form, run } = useSaving("Failed to update user");
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { oldPassword, username, email, theme } = textsOf(event.currentTarget);
		await run(() => saveSettings({ id: user.id, oldPassword, username, email, theme }));
	};
	return (
		<Panel title="Account">
			<form ref={form} className={styles.form} onSubmit={save}>
				<Field
					label="Username"
					name="username"
					autoComplete="username"
					defaultValue={user.username}
					error={errors.username}
					required
				/>
				<Field
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					defaultValue={user.email ?? ""}
					error={errors.email}
				/>
				<Select
					label="Theme"
					name="theme"
					defaultValue={user.theme === "light" ? "light" : "dark"}
					options={[
						{ value: "light", label: "Light" },
						{ value: "dark", label: "Dark" },
					]}
				/>
				<CurrentPassword error={errors.oldPassword} />
				<Submit isSaving={isSaving}>Save</Submit>
			</form>
		</Panel>
	);
}

function CurrentPassword({ error }: { error: string | undefined }) {
	return (
		<Field
			label="Current password"
			name="oldPassword"
			type="password"
			autoComplete="current-password"
			error={error}
			required
		/>
	);
}

function Submit({ isSaving, children }: { isSaving: boolean; children: string }) {
	return (
		<button type="submit" className="button" disabled={isSaving}>
			{isSaving ? "Saving..." : children}
		</button>
	);
}

type Settings = Parameters<typeof client.put<"/usersv2/:id">>[1];

/** Answers the server's sentence; the rest of the application sees the account as it is now. */
async function saveSettings(settings: Settings): Promise<string> {
	const { user, message } = await client.put("/usersv2/:id", settings);
	auth.changed(user);
	return message;
}

const differentPasswords = new ApiError(422, {
	message: "The two new passwords differ.",
	fields: { repeated: "This is not the new password from above." },
});

function textsOf(form: HTMLFormElement): Record<string, string> {
	return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
