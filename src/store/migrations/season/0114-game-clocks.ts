import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** The clock of a game on its scorers' devices, and which of these holds its pen. */
export const gameClocks: Migration = {
	name: "0114-game-clocks",
	up: ({ dialect, end }) => [
		`create table game_clocks (
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			holder text not null check (length(holder) between 8 and 40),
			said_by text,
			elapsed_ms integer not null check (elapsed_ms between 0 and 36000000),
			is_running integer not null check (is_running in (0, 1)),
			said_at text not null,
			primary key (organization_id, game_id),
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade
		)${end}`,
		...(dialect === "postgres" ? wall("game_clocks") : []),
	],
};
