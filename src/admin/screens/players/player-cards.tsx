import { memo } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import type { ListedPlayer } from "./listed-player.ts";
import type { PlayerActions } from "./player-table.tsx";
import styles from "./players.module.css";

/** The players as cards (R2.145); a click opens the player. */
export const PlayerCards = memo(function PlayerCards(props: PlayerActions) {
	const { players, onEdit, onDelete } = props;
	return (
		<div className={`cards ${styles.cards}`}>
			{players.map((player) => (
				<PlayerCard key={player.id} player={player} onEdit={onEdit} onDelete={onDelete} />
			))}
		</div>
	);
});

type PlayerCardProps = Omit<PlayerActions, "players"> & { player: ListedPlayer };

const PlayerCard = memo(function PlayerCard({ player, onEdit, onDelete }: PlayerCardProps) {
	const { id, name, number, position, places, formerSeason } = player;
	const facts = [number === null ? null : `#${number}`, position].filter(Boolean).join(" · ");
	return (
		<RecordCard
			title={name}
			to={`/dashboard/players/${id}`}
			picture={<Avatar player={player.player} size="medium" />}
			actions={
				<EditDelete name={name} onEdit={() => onEdit(player)} onDelete={() => onDelete(player)} />
			}
		>
			{places.length === 0 && <span>No team</span>}
			{places.map(({ entryId, team, league }) => (
				<span key={entryId}>
					<strong className={styles.team}>{team.name}</strong> {league.name}
					{formerSeason !== null && ` · ${formerSeason}`}
				</span>
			))}
			{facts !== "" && <span>{facts}</span>}
		</RecordCard>
	);
});
