import type { ComponentType } from "react";
import {
	type LoaderFunction,
	type LoaderFunctionArgs,
	redirect,
	useLoaderData,
} from "react-router";
import { ApiError } from "#api/client.ts";
import { auth } from "./auth.ts";
import { ScreenError } from "./screen-error.tsx";
import { rememberPlace } from "./wanted-place.ts";

type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/** What a line of routes.tsx loads when somebody opens the screen. */
export type Screen = {
	loader?: LoaderFunction;
	Component: ComponentType;
	ErrorBoundary?: ComponentType;
};

/**
 * A screen: what it needs from the API, then how it looks. `failure` is what is said where a load
 * that fails has a sentence of its own.
 */
export function screen<Data extends object>(
	load: Load<Data>,
	View: ComponentType<Data>,
	{ failure }: { failure?: string } = {},
) {
	return {
		loader: (args: LoaderFunctionArgs) => orSignIn(load(args), new URL(args.request.url)),
		Component: function Screen() {
			return <View {...(useLoaderData() as Data)} />;
		},
		ErrorBoundary: function Failed() {
			return <ScreenError {...(failure !== undefined && { failure })} />;
		},
	};
}

/** A session that has ended meanwhile leads to the sign-in, and from there back here. */
async function orSignIn<Data>(answer: Promise<Data>, place: URL): Promise<Data> {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		auth.expired();
		rememberPlace(place, { hasEnded: true });
		throw redirect("/login");
	}
}
