import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ApiError } from "#api/client.ts";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import styles from "./login.module.css";
import { SignInCard } from "./sign-in-card.tsx";

export const choosePassword = { loader: load, Component: ChoosePassword };

type Opened = { link: string; username: string; refusal: null } | { refusal: string };

/** Whom the link of the letter is for, or why it opens nothing any more. */
async function load({ request }: LoaderFunctionArgs): Promise<Opened> {
	const link = new URL(request.url).searchParams.get("link") ?? "";
	try {
		const { username } = await client.post("/auth/link", { link });
		return { link, username, refusal: null };
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) return { refusal: error.message };
		throw error;
	}
}

/** Chooses the own password by the link of a letter; whoever has done so is signed in. */
function ChoosePassword() {
	const opened = useLoaderData<Opened>();
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
	return (
		<form
			ref={form}
			className="stack-4"
			onSubmit={(event) => {
				event.preventDefault();
				const password = String(new FormData(event.currentTarget).get("password") ?? "");
				void run(async () => {
					const { message } = await client.post("/auth/password", { link, password });
					// Who is signed in now is asked by a document of its own.
					location.assign("/dashboard");
					return message;
				});
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
		</form>
	);
}
