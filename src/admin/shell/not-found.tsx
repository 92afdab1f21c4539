import { Link } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { words } from "../words.ts";
import { ScreenHeader } from "./screen-header.tsx";

export function NotFound() {
	return (
		<>
			<ScreenHeader title={words.shell.notFound} />
			<EmptyState title={words.shell.thisScreenDoesNotExist} picture="search">
				<Link to="/dashboard">{words.shell.backToTheDashboard}</Link>
			</EmptyState>
		</>
	);
}
