import type { Dialect } from "../../engine/database.ts";
import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * The currency of an organization, and its ledger. Whom an entry is of, and its season, are numbers and no
 * references: teams, players and seasons go to the trash and come back, and the books stay as they are.
 */
export const ledger: Migration = {
	name: "0078-ledger",
	up: ({ dialect, ownId, ownKey, end }) => [
		"alter table organizations add column currency text not null default 'USD' check (length(currency) = 3)",
		`create table ledger_entries (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			team_id integer,
			player_id integer,
			sign_up_id integer,
			kind text not null check (kind in ('charge', 'payment', 'refund', 'waiver', 'correction')),
			amount integer not null check (amount between -1000000000 and 1000000000 and amount <> 0),
			day text not null,
			due text,
			method text check (method in ('cash', 'transfer', 'eTransfer', 'cheque', 'card')),
			season_id integer,
			why text not null,
			called text,
			reverses integer,
			source text,
			user_id integer,
			username text,
			written_at text not null,
			${ownKey},
			check (case when team_id is null then 0 else 1 end
				+ case when player_id is null then 0 else 1 end
				+ case when sign_up_id is null then 0 else 1 end = 1),
			check ((kind in ('payment', 'refund')) = (method is not null)),
			check ((kind = 'charge') = (due is not null)),
			check (reverses is not null or kind = 'correction'
				or (kind in ('payment', 'waiver')) = (amount < 0)),
			unique (organization_id, reverses),
			unique (organization_id, source),
			foreign key (organization_id, reverses) references ledger_entries (organization_id, id)
		)${end}`,
		"create index ledger_entries_by_team on ledger_entries (organization_id, team_id)",
		"create index ledger_entries_by_player on ledger_entries (organization_id, player_id)",
		"create index ledger_entries_by_sign_up on ledger_entries (organization_id, sign_up_id)",
		"create index ledger_entries_by_season on ledger_entries (organization_id, season_id)",
		...stayingStatements(dialect),
		...(dialect === "postgres" ? wall("ledger_entries") : []),
	],
};

/**
 * The database itself refuses to change or delete what was entered (rule `entries-stay`). An organization that is
 * deleted takes its books with it.
 */
function stayingStatements(dialect: Dialect): string[] {
	const isThere = "exists (select 1 from organizations o where o.id = old.organization_id)";
	if (dialect === "sqlite") {
		return [
			`create trigger ledger_entries_unchanged before update on ledger_entries
				begin select raise(abort, 'entries of the ledger stay'); end`,
			`create trigger ledger_entries_kept before delete on ledger_entries when ${isThere}
				begin select raise(abort, 'entries of the ledger stay'); end`,
		];
	}
	return [
		`create function ledger_entries_stay() returns trigger language plpgsql as $$ begin
			if tg_op = 'UPDATE' or ${isThere} then
				raise exception 'entries of the ledger stay' using errcode = 'FH002';
			end if;
			return old; end $$`,
		`create trigger ledger_entries_stay before update or delete on ledger_entries
			for each row execute function ledger_entries_stay()`,
	];
}
