import { useNavigate } from "react-router";
import { Icon } from "../../parts/icon.tsx";
import { PublicLink } from "../../parts/public-link.tsx";
import { useRemovingTeams } from "./use-removing-teams.ts";

type TeamActionsProps = { team: { id: number; name: string }; onEdit: () => void };

/** What can be done with a team as a whole. */
export function TeamActions({ team, onEdit }: TeamActionsProps) {
	const navigate = useNavigate();
	const { remove } = useRemovingTeams();
	// The list comes before the data anew, for there is no team to load any more.
	const removeTeam = () => void remove([team], () => navigate("/dashboard/teams"));
	return (
		<>
			<PublicLink to={`/teams/${team.id}`}>Public page</PublicLink>
			<button type="button" className="button button-quiet" onClick={onEdit}>
				<Icon name="edit" />
				Edit team
			</button>
			<button type="button" className="button button-quiet" onClick={removeTeam}>
				<Icon name="remove" />
				Delete
			</button>
		</>
	);
}
