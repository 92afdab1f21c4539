import { IconButton } from "../../parts/icon-button.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import { counted } from "../leagues/league-size.ts";
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
					<span>{`${counted(league.teams, "team")} · ${counted(league.players, "player")}`}</span>
				</RecordCard>
			))}
		</div>
	);
}
