import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** What captains say of their games: one thing of the time and one of the result, the newest (rule `captains-propose`). */
export const captainWords: Migration = {
	name: "0107-captain-words",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table captain_words (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			game_id integer not null,
			team_sign_up_id integer not null,
			kind text not null check (kind in ('time', 'right', 'wrong')),
			date text,
			time text,
			note text not null,
			other text check (other in ('asked', 'agrees', 'refuses')),
			state text not null check (state in ('open', 'done', 'refused')),
			reason text,
			said_at text not null,
			${ownKey},
			foreign key (organization_id, game_id) references games (organization_id, id) on delete cascade,
			foreign key (organization_id, team_sign_up_id) references sign_ups (organization_id, id)
				on delete cascade
		)${end}`,
		"create index captain_words_by_game on captain_words (organization_id, game_id)",
		"create index captain_words_by_team on captain_words (organization_id, team_sign_up_id)",
		...(dialect === "postgres" ? wall("captain_words") : []),
	],
};
