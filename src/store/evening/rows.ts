/** Games of a day that fell out together. */
export type EveningRow = {
	id: number;
	organization_id: number;
	date: string;
	/** Null for all leagues, and for all places. */
	league_id: number | null;
	location: string | null;
	status: "postponed" | "cancelled";
	reason: string | null;
	/** JSON: the ids of the games. */
	games: string;
};
