import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type PlayerRow = {
	id: number;
	organization_id: number;
	first_name: string;
	last_name: string;
	name_key: string;
	image_url: string | null;
	/** Has played with the young, which is kept when the league is gone. */
	is_minor: Generated<Flag>;
};
