import { useEffect } from "react";
import { Link, useRevalidator, useRouteError } from "react-router";
import { ApiError } from "#api/client.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { QuietButton } from "../components/feedback/button.tsx";
import { words } from "../words.ts";
import { auth } from "./auth.ts";
import { ScreenHeader } from "./screen-header.tsx";

/**
 * What cannot be loaded is only logged and the page stays empty (rule `empty-on-failure`), or says
 * the sentence of the screen, with a way to try again; what may not be seen says so.
 */
export function ScreenError({ failure }: { failure?: string }) {
	const error = useRouteError();
	const revalidator = useRevalidator();
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: Failures are logged (rule `empty-on-failure`).
		console.error(error);
	}, [error]);
	if (error instanceof ApiError && error.status === 403) {
		return <ScreenHeader title={words.messages.auth.unauthorized} />;
	}
	if (error instanceof ApiError && error.status === 404) {
		return (
			<>
				<ScreenHeader title={words.shell.notFound} />
				<EmptyState title={error.message} picture="search">
					<Link to="/dashboard">{words.shell.backToTheDashboard}</Link>
				</EmptyState>
			</>
		);
	}
	// There is no league to load anything of (rule `user-without-organization`).
	if (error instanceof ApiError && auth.state().organization === null) {
		return (
			<>
				<ScreenHeader title={words.common.noOrganization} />
				<EmptyState title={words.common.youDoNotBelongTo} picture="players">
					<p>{words.shell.thePlatformsAdministrators}</p>
				</EmptyState>
			</>
		);
	}
	return (
		<>
			<ScreenHeader title={words.shell.nothingToShowRightNow} />
			<EmptyState title={failure ?? words.shell.thisCouldNotBeLoaded} picture="search">
				<QuietButton
					disabled={revalidator.state !== "idle"}
					onClick={() => (isCodeMissing(error) ? location.reload() : revalidator.revalidate())}
				>
					{words.common.tryAgain}
				</QuietButton>
			</EmptyState>
		</>
	);
}

/** Each browser has its own words for a screen's code that did not come, or is of another version. */
function isCodeMissing(error: unknown): boolean {
	return error instanceof TypeError && /import|module/i.test(error.message);
}
