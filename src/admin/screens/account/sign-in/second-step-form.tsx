import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStepForm({ ticket, onDone }: { ticket: string; onDone: () => void }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.auth.loginFailed);
	return (
		<SentForm
			form={form}
			run={run}
			className="stack-4"
			send={async (text) => {
				const sent = { ticket, code: text("code") };
				const { message } = await client.post("/auth/second-step", sent);
				onDone();
				return message;
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
		</SentForm>
	);
}
