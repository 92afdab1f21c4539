import { useEffect } from "react";
import {
	type ActionFunctionArgs,
	Form,
	redirect,
	useActionData,
	useNavigation,
	useParams,
} from "react-router";
import { ApiError } from "#api/client.ts";
import { brandName } from "#ui/brand-name.ts";
import { auth } from "../../shell/auth.ts";
import { Field } from "../../shell/field.tsx";
import { namesForSignIn } from "../../shell/places.ts";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { usePassing } from "../../shell/use-passing.ts";
import { takeWantedPlace } from "../../shell/wanted-place.ts";
import styles from "./login.module.css";

const refusal = "Login failed. Please check your credentials.";

export const login = { action: signIn, Component: LoginScreen };

async function signIn({ request }: ActionFunctionArgs): Promise<Response | { error: string }> {
	const form = await request.formData();
	try {
		const { isAuthenticated } = await auth.signIn({
			username: String(form.get("username")),
			password: String(form.get("password")),
			...namesForSignIn(new URL(request.url)),
		});
		return isAuthenticated ? redirect(takeWantedPlace()) : { error: refusal };
	} catch (error) {
		return { error: (error instanceof ApiError && error.message) || refusal };
	}
}

function LoginScreen() {
	const { slug } = useParams();
	const home = slug === undefined ? "/" : `/${slug}`;
	const answer = useActionData<typeof signIn>();
	const isBusy = useNavigation().formMethod === "POST";
	const [error, show] = usePassing<string>();
	useEffect(() => {
		if (answer !== undefined && "error" in answer) show(answer.error);
	}, [answer, show]);
	return (
		<main className={styles.page}>
			<a href={home} className={styles.brand}>
				{brandName}
			</a>
			<div className={styles.card}>
				<ScreenHeader title="Admin Sign In" />
				<Form method="post" className={styles.form}>
					<Field label="Username" name="username" autoComplete="username" required />
					<Field
						label="Password"
						name="password"
						type="password"
						autoComplete="current-password"
						required
					/>
					<p role="alert" className={styles.error}>
						{error}
					</p>
					<button type="submit" className="button" disabled={isBusy}>
						{isBusy ? "Logging in..." : "LOGIN"}
					</button>
				</Form>
				<a href={home} className={styles.back}>
					Back to the site
				</a>
			</div>
		</main>
	);
}
