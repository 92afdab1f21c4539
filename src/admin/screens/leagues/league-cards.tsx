import { IconButton } from "../../parts/icon-button.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import type { LeagueRow } from "./league-rows.ts";
import { counted } from "./league-size.ts";

type LeagueCardsProps = {
	leagues: readonly LeagueRow[];
	onEdit: (league: LeagueRow) => void;
	onDelete: (league: LeagueRow) => void;
};

/** The leagues as cards (R2.144). */
export function LeagueCards({ leagues, onEdit, onDelete }: LeagueCardsProps) {
	return (
		<div className="cards">
			{leagues.map((league) => (
				<RecordCard
					key={league.id}
					title={league.name}
					to={league.to}
					actions={
						<>
							<IconButton
								icon="edit"
								label={`Edit ${league.name}`}
								onClick={() => onEdit(league)}
							/>
							<IconButton
								icon="remove"
								tone="danger"
								label={`Delete ${league.name}`}
								onClick={() => onDelete(league)}
							/>
						</>
					}
				>
					<span>{league.season?.name ?? "No season yet"}</span>
					<span>{counted(league.teamsCount, "team")}</span>
				</RecordCard>
			))}
		</div>
	);
}
