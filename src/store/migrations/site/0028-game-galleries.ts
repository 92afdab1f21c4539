import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Pictures of a game in their order, each with what it shows and a caption, as the pages keep theirs. */
export const gameGalleries: Migration = {
	name: "0028-game-galleries",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table game_galleries (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			images text not null,
			${ownKey},
			unique (organization_id, game_id),
			foreign key (organization_id, game_id) references games (organization_id, id)
				on delete cascade
		)${end}`,
		...(dialect === "postgres" ? wall("game_galleries") : []),
	],
};
