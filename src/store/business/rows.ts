import type { Generated } from "kysely";

export type BusinessRow = {
	id: number;
	organization_id: number;
	name: string;
	phone: string | null;
	email: string | null;
	website: string | null;
	city: string | null;
	state: string | null;
	location: string | null;
	facebook: string | null;
	instagram: string | null;
	sport: string | null;
	category: string | null;
	season: string | null;
	next_season: string | null;
	signup_deadline: string | null;
	signup_status: Generated<"active" | "closed">;
	cost: string | null;
	skill_level: string | null;
};
