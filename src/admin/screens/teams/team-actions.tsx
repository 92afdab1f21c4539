import { useNavigate } from "react-router";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useAuth } from "../../shell/auth.ts";
import { publicPlace } from "../../shell/places.ts";
import { useRemovingTeams } from "./use-removing-teams.ts";

type TeamActionsProps = { team: { id: number; name: string }; onEdit: () => void };

/** What can be done with a team as a whole. */
export function TeamActions({ team, onEdit }: TeamActionsProps) {
	const { organization } = useAuth();
	const navigate = useNavigate();
	const { remove } = useRemovingTeams();
	const site = organization && publicPlace(organization, `/teams/${team.id}`, location);
	return (
		<>
			{site && (
				<a href={site} className="button button-quiet">
					<Icon name="external" />
					Public page
				</a>
			)}
			<button type="button" className="button button-quiet" onClick={onEdit}>
				<Icon name="edit" />
				Edit
			</button>
			<IconButton
				icon="remove"
				tone="danger"
				label={`Delete ${team.name}`}
				// The list comes before the data anew, for there is no team to load any more.
				onClick={() => void remove([team], () => navigate("/dashboard/teams"))}
			/>
		</>
	);
}
