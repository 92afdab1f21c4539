import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Box scores that are written right after the transaction they came with (store/game/lines-to-write.ts). */
export const linesToWrite: Migration = {
	name: "0123-lines-to-write",
	up: ({ dialect, end }) => [
		`create table lines_to_write (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			lines text not null,
			primary key (organization_id, game_id),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade
		)${end}`,
		...(dialect === "postgres" ? wall("lines_to_write") : []),
	],
};
