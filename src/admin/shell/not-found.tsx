import { Link } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { ScreenHeader } from "./screen-header.tsx";

export function NotFound() {
	return (
		<>
			<ScreenHeader title="Not found" />
			<EmptyState title="This screen does not exist." picture="search">
				<Link to="/dashboard">Back to the dashboard</Link>
			</EmptyState>
		</>
	);
}
