import { counted } from "#domain/text/counted.ts";
import { TeamCrest } from "#ui/team-crest.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { Icon } from "../../parts/icon.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import { type Club, leaguesText } from "./clubs.ts";
import styles from "./teams.module.css";

type TeamCardsProps = {
	clubs: readonly Club[];
	onEdit: (club: Club) => void;
	onDelete: (club: Club) => void;
};

/** The teams as cards; a click opens the team. */
export function TeamCards({ clubs, onEdit, onDelete }: TeamCardsProps) {
	return (
		<div className="cards">
			{clubs.map((club) => (
				<RecordCard
					key={club.id}
					title={club.name}
					to={`/dashboard/singleTeamToggle/${club.id}`}
					picture={<TeamCrest team={club} size="large" />}
					actions={
						<EditDelete
							name={club.name}
							onEdit={() => onEdit(club)}
							onDelete={() => onDelete(club)}
						/>
					}
				>
					<p>{club.leagues.length === 0 ? "Without a league" : leaguesText(club)}</p>
					<p>
						<strong className={styles.record}>{`${club.wins}–${club.losses}`}</strong>
						{` · ${counted(club.playersCount, "player")}`}
					</p>
					{club.warning !== null && (
						<p className={styles.few}>
							<Icon name="warning" />
							{club.warning}
						</p>
					)}
				</RecordCard>
			))}
		</div>
	);
}
