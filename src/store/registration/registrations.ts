import type { Kysely, Selectable } from "kysely";
import { noFee } from "#domain/fee/fee.ts";
import type { Offer } from "#domain/registration/offer.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { RegistrationRow } from "./rows.ts";

/** What seasons open for teams and people to sign up. */
export const registrations = (organizationId: number, db: Kysely<Tables>) => ({
	/** The newest first. */
	async list(): Promise<Registration[]> {
		const rows = await db
			.selectFrom("registrations")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id", "desc")
			.execute();
		return rows.map(toRegistration);
	},

	async find(id: number): Promise<Registration | undefined> {
		const row = await db
			.selectFrom("registrations")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toRegistration(row);
	},

	async insert(registration: Omit<Registration, "id">): Promise<Registration> {
		const id = await reserveId(db, "registrations");
		const row = await db
			.insertInto("registrations")
			.values({ id, organization_id: organizationId, ...toRow(registration) })
			.returningAll()
			.executeTakeFirstOrThrow();
		return toRegistration(row);
	},

	async save({ id, ...registration }: Registration): Promise<void> {
		await db
			.updateTable("registrations")
			.set(toRow(registration))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toRegistration(row: Selectable<RegistrationRow>): Registration {
	return {
		id: row.id,
		seasonId: row.season_id,
		name: row.name,
		text: row.text,
		opensOn: row.opens_on,
		closesOn: row.closes_on,
		isPublished: row.is_published === 1,
		offers: offersOf(row),
		questions: JSON.parse(row.questions),
		rules: JSON.parse(row.rules),
		updatedAt: row.updated_at,
	};
}

/** Offers that were kept before fees could be split say nothing of it. */
function offersOf({ offers }: Pick<RegistrationRow, "offers">): Offer[] {
	const kept: Offer[] = JSON.parse(offers);
	return kept.map((offer) => ({ ...offer, fee: { ...noFee, ...offer.fee } }));
}

function toRow(registration: Omit<Registration, "id">) {
	return {
		season_id: registration.seasonId,
		name: registration.name,
		text: registration.text,
		opens_on: registration.opensOn,
		closes_on: registration.closesOn,
		is_published: registration.isPublished ? (1 as const) : (0 as const),
		offers: JSON.stringify(registration.offers),
		questions: JSON.stringify(registration.questions),
		rules: JSON.stringify(registration.rules),
		updated_at: registration.updatedAt,
	};
}
