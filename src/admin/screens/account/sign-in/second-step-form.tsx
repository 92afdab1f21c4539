import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStepForm({ ticket, onDone }: { ticket: string; onDone: () => void }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.auth.loginFailed);
	return (
		<form
			ref={form}
			className="stack-4"
			onSubmit={(event) => {
				event.preventDefault();
				const code = String(new FormData(event.currentTarget).get("code") ?? "");
				void run(async () => {
					const { message } = await client.post("/auth/second-step", { ticket, code });
					onDone();
					return message;
				});
			}}
		>
			<p>{words.account.codeOfYourApp}</p>
			<Field
				{...fieldsWith(errors)("code", words.account.code)}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={60}
				hint={words.account.orARecoveryCode}
				// It is the only thing on the screen that was asked for.
				autoFocus
				required
			/>
			<SubmitButton disabled={isSaving}>{words.account.signInWithCode}</SubmitButton>
		</form>
	);
}
