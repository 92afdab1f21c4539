/** A final place or an award: of the two columns one is null. */
export type HonorRow = {
	id: number;
	organization_id: number;
	season_league_id: number;
	place: number | null;
	award: string | null;
	entry_id: number | null;
	player_id: number | null;
	/** JSON. */
	picture: string | null;
	note: string | null;
};
