import type { Player } from "#domain/player/player.ts";
import { publicName } from "#domain/privacy/minors-public-name.ts";

export type PlayerColumns = {
	id: number;
	first_name: string;
	last_name: string;
	image_url: string | null;
	/** As `minorColumns` says for the audience of the store. */
	is_minor: number;
};

/** A player as the audience of the store may know him. */
export function toPlayer(row: PlayerColumns): Player {
	const name = { firstName: row.first_name, lastName: row.last_name };
	return row.is_minor === 0
		? { id: row.id, ...name, imageUrl: row.image_url }
		: { id: row.id, ...publicName(name), imageUrl: null, isMinor: true };
}
