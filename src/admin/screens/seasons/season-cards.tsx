import { counted } from "#domain/text/counted.ts";
import { Badge } from "#ui/badge.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import { spanOf } from "./season-dates.ts";
import type { SeasonRow } from "./season-rows.ts";
import { SeasonSwitch } from "./season-switch.tsx";
import type { Activate } from "./use-activating.ts";

type SeasonCardsProps = {
	seasons: readonly SeasonRow[];
	onEdit: (season: SeasonRow) => void;
	onDelete: (season: SeasonRow) => void;
	onSwitch: Activate;
};

/** The seasons as cards; a click opens the season (R2.141). */
export function SeasonCards({ seasons, onEdit, onDelete, onSwitch }: SeasonCardsProps) {
	return (
		<div className="cards">
			{seasons.map((season) => (
				<RecordCard
					key={season.id}
					title={season.name}
					to={`/dashboard/singleSeasonToggle/${season.id}`}
					badge={<SeasonSwitch season={season} onSwitch={onSwitch} />}
					actions={
						<EditDelete
							name={season.name}
							onEdit={() => onEdit(season)}
							onDelete={() => onDelete(season)}
						/>
					}
				>
					<span>{spanOf(season)}</span>
					<span>
						{counted(season.leaguesCount, "league")}{" "}
						{!season.isVisible && <Badge tone="notice">Hidden</Badge>}
					</span>
				</RecordCard>
			))}
		</div>
	);
}
