import type { ComponentType } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ApiError } from "#api/client.ts";
import { auth } from "./auth.ts";
import { ScreenError } from "./screen-error.tsx";
import { rememberPlace } from "./wanted-place.ts";

type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/** A screen: what it needs from the API, then how it looks. Spread into its line of routes.tsx. */
export function screen<Data extends object>(load: Load<Data>, View: ComponentType<Data>) {
	return {
		loader: (args: LoaderFunctionArgs) => orSignIn(load(args), new URL(args.request.url)),
		Component: function Screen() {
			return <View {...(useLoaderData() as Data)} />;
		},
		ErrorBoundary: ScreenError,
	};
}

/** A session that has ended meanwhile leads to the sign-in, and from there back here. */
async function orSignIn<Data>(answer: Promise<Data>, place: URL): Promise<Data> {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		auth.expired();
		rememberPlace(place);
		throw redirect("/login");
	}
}
