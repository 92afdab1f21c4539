import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { auth } from "../../../shell/auth.ts";
import { words } from "../../../words.ts";

type Settings = Parameters<typeof client.put<"/usersv2/:id">>[1];

/** Answers the server's sentence, or that a new address waits for its link; the rest of the application sees the account as it is now. */
export async function saveSettings(settings: Settings): Promise<string> {
	const { user, message, pendingEmail } = await client.put("/usersv2/:id", settings);
	auth.changed(user);
	return pendingEmail === undefined
		? message
		: words.mail.opensLetterFirst({ address: pendingEmail });
}

export function CurrentPassword({
	label = words.account.currentPassword,
	error,
}: {
	label?: string;
	error: string | undefined;
}) {
	return (
		<Field
			label={label}
			name="oldPassword"
			type="password"
			autoComplete="current-password"
			error={error}
			required
		/>
	);
}

export function Submit({ isSaving, children }: { isSaving: boolean; children: string }) {
	return <SubmitButton isBusy={isSaving}>{children}</SubmitButton>;
}
