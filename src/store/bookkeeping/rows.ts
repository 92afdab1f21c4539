import type { Generated } from "kysely";
import type { StatFormat } from "#domain/stats/stat-definition.ts";
import type { Flag } from "../flag.ts";

export type GamePeriodRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	sort_order: number;
	is_hidden: Generated<Flag>;
	created_by: number | null;
};

export type StatDefinitionRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	abbreviation: string;
	abbreviation_key: string;
	sort_order: number;
	is_hidden: Generated<Flag>;
	is_signed: Generated<Flag>;
	created_by: number | null;
	/** Null where people write the number down. */
	formula: string | null;
	format: Generated<StatFormat>;
	is_headline: Generated<Flag>;
};

export type PlayerAttributeRow = {
	id: number;
	organization_id: number;
	sport_id: number;
	name: string;
	type: "string" | "number" | "date";
	sort_order: number;
	is_visible: Generated<Flag>;
	created_by: number | null;
};
