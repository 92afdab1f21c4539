import { useState } from "react";
import { Link } from "react-router";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import styles from "./login.module.css";
import { SignInCard } from "./sign-in-card.tsx";

export const forgotten = { Component: Forgotten };

/** Asks for a link by which another password is chosen. */
function Forgotten() {
	const { isSaving, errors, form, run } = useSaving(words.mail.linkNotSent);
	const [said, setSaid] = useState<string | null>(null);
	const field = fieldsWith(errors);
	return (
		<SignInCard title={words.mail.forgottenPassword}>
			{said === null ? (
				<SentForm
					form={form}
					run={run}
					className="stack-4"
					send={async (text) => {
						const { message } = await client.post("/auth/forgotten", { name: text("name") });
						setSaid(message);
						return message;
					}}
				>
					<p>{words.mail.weWriteYouALink}</p>
					<Field
						{...field("name", words.mail.usernameOrEmail)}
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={200}
						required
					/>
					<SubmitButton disabled={isSaving}>{words.mail.sendLink}</SubmitButton>
				</SentForm>
			) : (
				<p className="notice">{said}</p>
			)}
			<Link to="/login" className={styles.back}>
				{words.mail.backToSignIn}
			</Link>
		</SignInCard>
	);
}
