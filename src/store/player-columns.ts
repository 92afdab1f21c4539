import type { Player } from "#domain/player/player.ts";

export type PlayerColumns = {
	id: number;
	first_name: string;
	last_name: string;
	image_url: string | null;
};

export function toPlayer(row: PlayerColumns): Player {
	return {
		id: row.id,
		firstName: row.first_name,
		lastName: row.last_name,
		imageUrl: row.image_url,
	};
}
