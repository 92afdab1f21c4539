import type { Migration } from "../../engine/migration.ts";
import { wall } from "../0003-row-security.ts";

/** Who is reading for a transaction that comes later (store/readings.ts). */
export const readings: Migration = {
	name: "0124-readings",
	up: ({ dialect, end }) => [
		`create table readings (
			organization_id integer not null references organizations (id) on delete cascade,
			reader text not null,
			primary key (organization_id, reader)
		)${end}`,
		...(dialect === "postgres" ? wall("readings") : []),
	],
};
