import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/**
 * Where other programs are told what happened, and what they were told. Of a secret only the salt is kept that it
 * is made of. Deliveries stay behind in a backup, as notices do.
 */
export const webhooks: Migration = {
	name: "0049-webhooks",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table webhooks (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			name text not null check (length(name) between 1 and 120),
			address text not null,
			events text not null,
			salt text not null,
			is_on integer not null default 1,
			created_at text not null,
			${ownKey}
		)${end}`,
		`create table webhook_deliveries (
			organization_id integer not null,
			delivery_id text not null,
			webhook_id integer not null,
			notice_id text,
			event text not null,
			state text not null default 'waiting'
				check (state in ('waiting', 'delivered', 'given up', 'taken back')),
			due_at text not null,
			tries integer not null default 0,
			claimed_until text,
			answer text,
			created_at text not null,
			ended_at text,
			primary key (organization_id, delivery_id),
			foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade,
			foreign key (organization_id, notice_id) references notices (organization_id, notice_id) on delete cascade
		)${end}`,
		"create index webhook_deliveries_by_due on webhook_deliveries (state, due_at)",
		"create index webhook_deliveries_by_webhook on webhook_deliveries (organization_id, webhook_id, created_at)",
		"create index webhook_deliveries_by_notice on webhook_deliveries (organization_id, notice_id)",
		...(dialect === "postgres" ? [...wall("webhooks"), ...wall("webhook_deliveries")] : []),
	],
};
