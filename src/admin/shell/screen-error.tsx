import { useEffect } from "react";
import { Link, useRevalidator, useRouteError } from "react-router";
import { ApiError } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ScreenHeader } from "./screen-header.tsx";

/**
 * Spec §8: what cannot be loaded is only logged and the page stays empty, or says the sentence of
 * the screen, with a way to try again; what may not be seen says so.
 */
export function ScreenError({ failure }: { failure?: string }) {
	const error = useRouteError();
	const revalidator = useRevalidator();
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: Spec §8 wants these failures logged.
		console.error(error);
	}, [error]);
	if (error instanceof ApiError && error.status === 403) {
		return <ScreenHeader title={messages.auth.unauthorized} />;
	}
	if (error instanceof ApiError && error.status === 404) {
		return (
			<>
				<ScreenHeader title="Not found" />
				<EmptyState title={error.message} picture="search">
					<Link to="/dashboard">Back to the dashboard</Link>
				</EmptyState>
			</>
		);
	}
	return (
		<>
			<ScreenHeader title="Nothing to show right now" />
			<EmptyState title={failure ?? "This could not be loaded."} picture="search">
				<button
					type="button"
					className="button button-quiet"
					disabled={revalidator.state !== "idle"}
					onClick={() => (isCodeMissing(error) ? location.reload() : revalidator.revalidate())}
				>
					Try again
				</button>
			</EmptyState>
		</>
	);
}

/** Each browser has its own words for a screen's code that did not come, or is of another version. */
function isCodeMissing(error: unknown): boolean {
	return error instanceof TypeError && /import|module/i.test(error.message);
}
