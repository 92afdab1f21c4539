import { useEffect, useRef, useState } from "react";
import {
	type ActionFunctionArgs,
	Form,
	Link,
	redirect,
	redirectDocument,
	useActionData,
	useLocation,
	useNavigation,
} from "react-router";
import { ApiError } from "#api/client.ts";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { auth } from "../../../shell/auth.ts";
import type { SecondStepAsked } from "../../../shell/create-auth.ts";
import { namesForSignIn, siteBehindSignIn } from "../../../shell/places.ts";
import { usePassing } from "../../../shell/use-passing.ts";
import { hasSessionEnded, takeWantedPlace } from "../../../shell/wanted-place.ts";
import { words } from "../../../words.ts";
import { knowsPasskeys, signInByPasskey } from "../passkey.ts";
import styles from "./login.module.css";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";

export const login = { action: signIn, Component: LoginScreen };

type Answer = { error: string } | SecondStepAsked;

async function signIn({ request }: ActionFunctionArgs): Promise<Response | Answer> {
	const form = await request.formData();
	try {
		const signed = await auth.signIn({
			username: String(form.get("username")),
			password: String(form.get("password")),
			...namesForSignIn(new URL(request.url)),
		});
		if ("ticket" in signed) return signed;
		if (!signed.isAuthenticated) return { error: words.messages.auth.loginFailed };
		const { language = null } = auth.state().user ?? {};
		// Whoever has chosen another language than this page has gets a document in it.
		const isOther = language !== null && language !== words.language;
		return (isOther ? redirectDocument : redirect)(takeWantedPlace());
	} catch (error) {
		return {
			error: (error instanceof ApiError && error.message) || words.messages.auth.loginFailed,
		};
	}
}

function LoginScreen() {
	const { pathname, search } = useLocation();
	const site = siteBehindSignIn({ hostname: location.hostname, pathname, search });
	const form = useRef<HTMLFormElement>(null);
	const answer = useActionData<typeof signIn>();
	const isBusy = useNavigation().formMethod === "POST";
	const [error, show] = usePassing<string>();
	const [hasEnded] = useState(hasSessionEnded);
	useEffect(() => {
		if (answer === undefined || !("error" in answer)) return;
		show(answer.error);
		// The button could not keep the focus while it was disabled; the password is what to mend.
		const password = form.current?.querySelector<HTMLInputElement>("[name=password]");
		password?.focus();
		password?.select();
	}, [answer, show]);
	if (answer !== undefined && "ticket" in answer) {
		return (
			<SignInCard title={words.account.secondStep}>
				<SecondStepForm step={answer} onDone={() => location.assign(takeWantedPlace())} />
				<a href={pathname + search} className={styles.back}>
					{words.mail.backToSignIn}
				</a>
			</SignInCard>
		);
	}
	return (
		<SignInCard title={words.account.adminSignIn}>
			{hasEnded && (
				<p className="notice">
					<strong>{words.messages.auth.unauthorized}.</strong>{" "}
					{words.account.yourSessionHasEndedPlease}
				</p>
			)}
			<Form method="post" ref={form} className="stack-4">
				<Field label={words.common.username} name="username" autoComplete="username" required />
				<Field
					label={words.account.password}
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<p role="alert" className={styles.error}>
					{error}
				</p>
				<SubmitButton disabled={isBusy}>
					{isBusy ? words.account.loggingIn : words.account.login}
				</SubmitButton>
			</Form>
			{knowsPasskeys() && <ByPasskey show={show} />}
			<Link to="/login/forgotten" className={styles.back}>
				{words.mail.forgotPassword}
			</Link>
			<a href={site} className={styles.back}>
				{words.account.backToTheSite}
			</a>
		</SignInCard>
	);
}

/** Signs in without a name and a password; a device that keeps a passkey knows both. */
function ByPasskey({ show }: { show: (error: string) => void }) {
	const [isBusy, setBusy] = useState(false);
	const enter = async () => {
		setBusy(true);
		try {
			await signInByPasskey();
			// Who is signed in now is asked by a document of its own, in their language.
			location.assign(takeWantedPlace());
		} catch (error) {
			show((error instanceof ApiError && error.message) || words.account.passkeyFailed);
			setBusy(false);
		}
	};
	return (
		<QuietButton isBusy={isBusy} onClick={() => void enter()}>
			{words.account.signInWithPasskey}
		</QuietButton>
	);
}
