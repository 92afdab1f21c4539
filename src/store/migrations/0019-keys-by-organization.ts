import type { Migration } from "../engine/migration.ts";

const platforms = ["organizations", "sports", "users", "platform_log"];
/** Those that had `unique (organization_id, id)` already, which references name. */
const referred = [
	"seasons",
	"leagues",
	"season_leagues",
	"teams",
	"players",
	"team_entries",
	"schedules",
	"games",
	"game_periods",
	"stat_definitions",
	"player_attributes",
	"businesses",
	"trash",
];
const others = ["page_versions", "page_redirects", "files", "pictures", "audit_log"];

/**
 * What a game is shown with is looked up by its id alone: PostgreSQL counts the organization twice, as a
 * word of the question and as row security, expects one row of a key that begins with it, and begins at
 * all teams.
 */
const lookedUp = ["leagues", "season_leagues", "teams", "team_entries", "games"];

/**
 * Every key of organizations' tables begins with the organization (decision 27). On SQLite an id stays
 * the place where the row lies. Ids stay unique over the installation: they are drawn from sequences,
 * of which SQLite has none and keeps a table. What was done for no organization is noted apart.
 */
export const keysByOrganization: Migration = {
	name: "0019-keys-by-organization",
	up: ({ dialect, identity, end }) => [
		`create table platform_log (
			id ${identity},
			user_id integer references users (id) on delete set null,
			username text,
			action text not null,
			subject text not null,
			subject_id integer,
			before text,
			after text,
			at text not null
		)${end}`,
		`insert into platform_log (id, ${logged}) select id, ${logged} from audit_log
			where organization_id is null`,
		"delete from audit_log where organization_id is null",
		// They are what the keys are now.
		"drop index files_by_organization",
		"drop index pictures_by_organization",
		"drop index audit_log_by_organization",
		...(dialect === "postgres" ? inPostgres() : inSqlite()),
		"drop table id_counters",
	],
	remade: {
		...Object.fromEntries([...platforms, ...referred].map((table) => [table, withDrawnIds])),
		...Object.fromEntries(others.map((table) => [table, keyed])),
	},
};

const logged = "user_id, username, action, subject, subject_id, before, after, at";

function inPostgres(): string[] {
	return [
		"alter table audit_log alter column organization_id set not null",
		"select setval('platform_log_id_seq', id) from platform_log order by id desc limit 1",
		`do $$
		declare
			reference record;
			name text;
		begin
			create temp table own_references on commit drop as
				select f.conrelid::regclass as of, f.conname, pg_get_constraintdef(f.oid) as words
				from pg_constraint f join pg_constraint u on u.conindid = f.conindid and u.contype = 'u'
				where f.contype = 'f' and u.connamespace = current_schema()::regnamespace
				and pg_get_constraintdef(u.oid) = 'UNIQUE (organization_id, id)';
			for reference in select * from own_references loop
				execute format('alter table %s drop constraint %I', reference.of, reference.conname);
			end loop;
			foreach name in array array[${[...referred, ...others].map((table) => `'${table}'`).join(", ")}] loop
				execute format('alter table %I drop constraint %I, drop constraint if exists %I,
					add primary key (organization_id, id)',
					name, name || '_pkey', name || '_organization_id_id_key');
			end loop;
			for reference in select * from own_references loop
				execute format('alter table %s add constraint %I %s',
					reference.of, reference.conname, reference.words);
			end loop;
		end $$`,
		"alter table files drop constraint files_name_key, add unique (organization_id, name)",
		`alter table pictures drop constraint pictures_file_name_key,
			add unique (organization_id, file_name)`,
		...[
			["team", "teams"],
			["page", "pages"],
		].flatMap(([counter, table]) => [
			`create sequence ${table}_id_seq as integer owned by ${table}.id`,
			`select setval('${table}_id_seq', value) from id_counters
				where name = '${counter}' and value > 0`,
		]),
		...lookedUp.map((table) => `create index ${table}_by_id on ${table} (id)`),
	];
}

function inSqlite(): string[] {
	return [
		`create table id_sequences (
			name text primary key,
			last_id integer not null,
			most integer not null default 2147483647,
			check (last_id <= most)
		) strict`,
		`insert into id_sequences (name, last_id)
			select name, seq from sqlite_sequence
			union all select name || 's', value from id_counters where value > 0`,
	];
}

function withDrawnIds(statement: string): string {
	return statement.replace("primary key autoincrement", "primary key");
}

function keyed(statement: string): string {
	return withDrawnIds(statement)
		.replace("organization_id integer references", "organization_id integer not null references")
		.replace(
			/(\w+) text not null unique(.*)\)/s,
			"$1 text not null$2, unique (organization_id, $1))",
		)
		.replace(/\)([^)]*)$/, ", unique (organization_id, id))$1");
}
