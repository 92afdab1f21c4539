import { counted } from "#domain/text/counted.ts";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import type { SeasonLeague } from "./season-leagues.ts";

type SeasonLeagueCardsProps = {
	leagues: readonly SeasonLeague[];
	onEdit: (league: SeasonLeague) => void;
	onDelete: (league: SeasonLeague) => void;
};

/** The leagues of one season as cards (R2.143); a click opens the league in that season. */
export function SeasonLeagueCards({ leagues, onEdit, onDelete }: SeasonLeagueCardsProps) {
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
					<span>{`${counted(league.teams, "team")} · ${counted(league.players, "player")}`}</span>
				</RecordCard>
			))}
		</div>
	);
}
