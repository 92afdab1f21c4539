import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import styles from "./login.module.css";
import { type OpenedLink, openedLink } from "./opened-link.ts";
import { SignInCard } from "./sign-in-card.tsx";

export const confirmAddress = { loader: openedLink, Component: ConfirmAddress };

/** Confirms the address of an account, or takes it back. A press, because programs of mail servers open links too. */
function ConfirmAddress() {
	const opened = useLoaderData<OpenedLink>();
	const { isSaving, form, run } = useSaving(words.mail.addressNotSaved);
	const [said, setSaid] = useState(opened.refusal);
	return (
		<SignInCard title={words.mail.emailAddress}>
			{said !== null || opened.refusal !== null ? (
				<p className="notice" role="status">
					{said}
				</p>
			) : (
				<form
					ref={form}
					className="stack-4"
					onSubmit={(event) => {
						event.preventDefault();
						void run(async () => {
							const { message } = await client.post("/auth/address", { link: opened.link });
							setSaid(message);
							return message;
						});
					}}
				>
					<p className="breaks">
						{opened.kind === "addressChanged"
							? words.mail.toBeTakenBack(opened)
							: words.mail.toBeAddressOf(opened)}
					</p>
					<SubmitButton disabled={isSaving}>
						{opened.kind === "addressChanged"
							? words.mail.takeItBack
							: words.mail.confirmThisAddress}
					</SubmitButton>
				</form>
			)}
			<Link to="/login" className={styles.back}>
				{words.mail.backToSignIn}
			</Link>
		</SignInCard>
	);
}
