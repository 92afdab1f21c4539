import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

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
	/** The domain's `Withdrawal` and what it changed, as JSON; null for a team that plays. */
	withdrawal: Generated<string | null>;
	/** Of a team that withdrew, whether its games count for nobody. */
	is_annulled: Generated<Flag>;
};
