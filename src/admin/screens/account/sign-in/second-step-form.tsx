import { client } from "../../../client.ts";
import { Button, SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import type { SecondStepAsked } from "../../../shell/create-auth.ts";
import { words } from "../../../words.ts";
import { knowsPasskeys, signInByPasskey } from "../passkey.ts";

/** The second step of signing in: a passkey, a code of the app, or a recovery code. */
export function SecondStepForm({ step, onDone }: { step: SecondStepAsked; onDone: () => void }) {
	const { ticket, hasApp } = step;
	const hasPasskey = step.hasPasskey && knowsPasskeys();
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
			{hasPasskey && (
				<>
					<Button
						autoFocus
						isBusy={isSaving}
						onClick={() =>
							void run(async () => {
								await signInByPasskey(ticket);
								onDone();
								return null;
							})
						}
					>
						{words.account.usePasskey}
					</Button>
					<p className="hint">{words.account.or}</p>
				</>
			)}
			<p>{hasApp ? words.account.codeOfYourApp : words.account.orOneRecoveryCode}</p>
			<Field
				{...fieldsWith(errors)("code", words.account.code)}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={60}
				hint={hasApp ? words.account.orARecoveryCode : undefined}
				// It is the only thing on the screen that was asked for.
				autoFocus={!hasPasskey}
				required
			/>
			<SubmitButton disabled={isSaving}>{words.account.signInWithCode}</SubmitButton>
		</SentForm>
	);
}
