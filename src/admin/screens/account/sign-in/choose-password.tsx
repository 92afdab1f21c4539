import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import type { SecondStepAsked } from "../../../shell/create-auth.ts";
import { words } from "../../../words.ts";
import styles from "./login.module.css";
import { type OpenedLink, openedLink } from "./opened-link.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";

export const choosePassword = { loader: openedLink, Component: ChoosePassword };

/** Chooses the own password by the link of a letter; whoever has done so is signed in. */
function ChoosePassword() {
	const opened = useLoaderData<OpenedLink>();
	return (
		<SignInCard title={words.mail.chooseAPassword}>
			{opened.refusal === null ? (
				<PasswordForm {...opened} />
			) : (
				<>
					<p className="notice">{opened.refusal}</p>
					<Link to="/login/forgotten" className={styles.back}>
						{words.mail.forgotPassword}
					</Link>
				</>
			)}
			<Link to="/login" className={styles.back}>
				{words.mail.backToSignIn}
			</Link>
		</SignInCard>
	);
}

function PasswordForm({ link, username }: { link: string; username: string }) {
	const { isSaving, errors, form, run } = useSaving(words.mail.passwordNotChosen);
	const [step, setStep] = useState<SecondStepAsked | null>(null);
	// Who is signed in now is asked by a document of its own.
	const enter = () => location.assign("/dashboard");
	if (step !== null) return <SecondStepForm step={step} onDone={enter} />;
	return (
		<SentForm
			form={form}
			run={run}
			className="stack-4"
			send={async (text) => {
				const sent = { link, password: text("password") };
				const { message, secondStep } = await client.post("/auth/password", sent);
				if (secondStep === undefined) enter();
				else setStep(secondStep);
				return message;
			}}
		>
			<p>{words.mail.forUsername({ username })}</p>
			{/* Password managers need to know whose password it is. */}
			<input type="hidden" autoComplete="username" value={username} />
			<Field
				{...fieldsWith(errors)("password", words.account.newPassword)}
				type="password"
				autoComplete="new-password"
				hint={words.mail.newPasswordHint}
				required
			/>
			<SubmitButton disabled={isSaving}>{words.mail.saveAndSignIn}</SubmitButton>
		</SentForm>
	);
}
