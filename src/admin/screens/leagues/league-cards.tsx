import { counted } from "#domain/text/counted.ts";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import type { LeagueRow } from "./league-rows.ts";

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
						<EditDelete
							name={league.name}
							onEdit={() => onEdit(league)}
							onDelete={() => onDelete(league)}
						/>
					}
				>
					<span>{league.season?.name ?? "No season yet"}</span>
					<span>{counted(league.teamsCount, "team")}</span>
				</RecordCard>
			))}
		</div>
	);
}
