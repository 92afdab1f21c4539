import type { Generated } from "kysely";

export type TeamRow = {
	id: number;
	organization_id: number;
	name: string;
	logo_url: string | null;
	/** Those of its crest, `#rrggbb #rrggbb`; null where its name decides. */
	colors: Generated<string | null>;
	unavailable_slots: Generated<string>;
};

export type TeamEntryRow = {
	id: number;
	organization_id: number;
	season_league_id: number;
	team_id: number;
	captain_name: string | null;
	captain_id: number | null;
};
