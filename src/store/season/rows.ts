import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type SeasonRow = {
	id: number;
	organization_id: number;
	name: string;
	start_date: string | null;
	finish_date: string | null;
	is_active: Generated<Flag>;
	is_visible: Generated<Flag>;
	has_old_totals: Generated<Flag>;
	/** Null for a season whose results may change. */
	locked_at: Generated<string | null>;
	/** Pictures of the season itself, as one text; null for none. */
	pictures: Generated<string | null>;
};
