export type VenueRow = {
	id: number;
	organization_id: number;
	name: string;
	address: string | null;
	/** The rest is JSON. */
	courts: string;
	hours: string;
	dates: string;
	closures: string;
};
