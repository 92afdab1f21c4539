import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { ApiError } from "#api/client.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ScreenHeader } from "./screen-header.tsx";

/**
 * Spec §8: what cannot be loaded is only logged and the page stays empty, with a way to try again;
 * what may not be seen says so.
 */
export function ScreenError() {
	const error = useRouteError();
	const revalidator = useRevalidator();
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: Spec §8 wants these failures logged.
		console.error(error);
	}, [error]);
	if (error instanceof ApiError && error.status === 403) {
		return <ScreenHeader title="Unauthorized access" />;
	}
	return (
		<EmptyState title="Nothing to show right now" picture="search">
			<button
				type="button"
				className="button button-quiet"
				disabled={revalidator.state !== "idle"}
				onClick={() => revalidator.revalidate()}
			>
				Try again
			</button>
		</EmptyState>
	);
}
