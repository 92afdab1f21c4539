import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Who follows teams and leagues without an account: by an address, or by a browser with its subscription. */
export const followers: Migration = {
	name: "0042-followers",
	up: ({ dialect, ownId, ownKey, end }) => [
		`create table followers (
			${ownId},
			organization_id integer not null references organizations (id) on delete cascade,
			way text not null check (way in ('mail', 'push')),
			address text not null,
			subscription text,
			language text not null,
			follows text not null,
			asked text,
			asked_at text,
			created_at text not null,
			confirmed_at text,
			${ownKey},
			unique (organization_id, way, address)
		)${end}`,
		"create index followers_to_ask on followers (asked_at) where asked_at is not null",
		"create index outbox_by_address on outbox (organization_id, address, created_at)",
		...(dialect === "postgres" ? wall("followers") : []),
	],
};
