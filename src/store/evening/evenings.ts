import type { Kysely } from "kysely";
import type { Evening } from "#domain/evening/evening.ts";
import { withIds } from "../engine/ids.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";

export const evenings = (organizationId: number, db: Kysely<Tables>) => {
	const known = () =>
		db
			.selectFrom("evenings as e")
			.leftJoin("leagues as l", within("l.id", "e.league_id"))
			.select(["e.id", "e.date", "e.league_id", "l.name as league_name", "e.location"])
			.select(["e.status", "e.reason", "e.games"])
			.where("e.organization_id", "=", organizationId);

	return {
		/** Those of some days, both named ones among them. */
		async list({ from, to }: { from: string; to: string }): Promise<Evening[]> {
			const rows = await known()
				.where("e.date", ">=", from)
				.where("e.date", "<=", to)
				.orderBy("e.date")
				.orderBy("e.id")
				.execute();
			return rows.map(toEvening);
		},

		async find(id: number): Promise<Evening | undefined> {
			const row = await known().where("e.id", "=", id).executeTakeFirst();
			return row && toEvening(row);
		},

		async insert(evening: Omit<Evening, "id">): Promise<number> {
			const row = { organization_id: organizationId, ...toColumns(evening) };
			const [added] = await withIds(db, "evenings", [row]);
			await db
				.insertInto("evenings")
				.values([added as typeof row & { id: number }])
				.execute();
			return added?.id ?? 0;
		},

		async save(id: number, evening: Omit<Evening, "id">): Promise<void> {
			await db
				.updateTable("evenings")
				.set(toColumns(evening))
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		async remove(id: number): Promise<void> {
			await db
				.deleteFrom("evenings")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},
	};
};

type Row = {
	id: number;
	date: string;
	league_id: number | null;
	league_name: string | null;
	location: string | null;
	status: Evening["status"];
	reason: string | null;
	games: string;
};

function toEvening({ league_id: id, league_name: name, games, ...row }: Row): Evening {
	const league = id === null || name === null ? null : { id, name };
	return { ...row, league, gameIds: JSON.parse(games) };
}

function toColumns({ date, league, location, status, reason, gameIds }: Omit<Evening, "id">) {
	return {
		date,
		league_id: league?.id ?? null,
		location,
		status,
		reason,
		games: JSON.stringify(gameIds),
	};
}
