import type { Insertable, Kysely, Selectable } from "kysely";
import type { Business, NewBusiness } from "#domain/business/business.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { BusinessRow } from "./rows.ts";

export const businesses = (organizationId: number, db: Kysely<Tables>) => ({
	async list(): Promise<Business[]> {
		const rows = await db
			.selectFrom("businesses")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.orderBy("id")
			.execute();
		return rows.map(toBusiness);
	},

	async find(id: number): Promise<Business | undefined> {
		const row = await db
			.selectFrom("businesses")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.executeTakeFirst();
		return row && toBusiness(row);
	},

	async insert(business: NewBusiness): Promise<Business> {
		const id = await reserveId(db, "businesses");
		const row = await db
			.insertInto("businesses")
			.values({ id, organization_id: organizationId, ...toRow(business) })
			.returningAll()
			.executeTakeFirstOrThrow();
		return toBusiness(row);
	},

	async save({ id, ...business }: Business): Promise<void> {
		await db
			.updateTable("businesses")
			.set(toRow(business))
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},
});

function toBusiness(row: Selectable<BusinessRow>): Business {
	return {
		id: row.id,
		name: row.name,
		phone: row.phone,
		email: row.email,
		website: row.website,
		city: toChoices(row.city),
		state: toChoices(row.state),
		location: row.location,
		facebook: row.facebook,
		instagram: row.instagram,
		sport: toChoices(row.sport),
		category: toChoices(row.category),
		season: row.season,
		nextSeason: row.next_season,
		signupDeadline: row.signup_deadline,
		signupStatus: row.signup_status,
		cost: row.cost,
		skillLevel: row.skill_level,
	};
}

function toRow(business: NewBusiness) {
	return {
		name: business.name,
		phone: business.phone,
		email: business.email,
		website: business.website,
		city: toText(business.city),
		state: toText(business.state),
		location: business.location,
		facebook: business.facebook,
		instagram: business.instagram,
		sport: toText(business.sport),
		category: toText(business.category),
		season: business.season,
		next_season: business.nextSeason,
		signup_deadline: business.signupDeadline,
		signup_status: business.signupStatus,
		cost: business.cost,
		skill_level: business.skillLevel,
	} satisfies Partial<Insertable<BusinessRow>>;
}

/** Choices are kept as text, joined by commas without spaces. */
function toText(choices: readonly string[]): string | null {
	return choices.length === 0 ? null : choices.join(",");
}

function toChoices(text: string | null): string[] {
	return text === null ? [] : text.split(",");
}
