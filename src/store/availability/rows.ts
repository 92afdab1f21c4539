import type { Generated } from "kysely";

export type AvailabilityRow = {
	id: number;
	organization_id: number;
	schedule_id: number;
	/** The club's. */
	team_id: number;
	link_round: Generated<number>;
	until_day: string;
	/** As JSON, each with what became of it. */
	asks: Generated<string>;
	note: Generated<string>;
	said_at: string | null;
};
