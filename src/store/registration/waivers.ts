import type { Kysely, Selectable } from "kysely";
import type { Signature, Waiver } from "#domain/registration/waiver.ts";
import { reserveId } from "../engine/ids.ts";
import type { Tables } from "../tables.ts";
import type { SignatureRow, WaiverRow } from "./rows.ts";

/** Texts that those who sign up accept, in every version, and who accepted them. */
export const waivers = (organizationId: number, db: Kysely<Tables>) => ({
	/** All versions, the oldest first. */
	async list(registrationId: number): Promise<Waiver[]> {
		const rows = await db
			.selectFrom("waivers")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("registration_id", "=", registrationId)
			.orderBy("id")
			.execute();
		return rows.map(toWaiver);
	},

	/** Those that are asked for now, of several registrations. */
	async listAsked(registrationIds: readonly number[]): Promise<Waiver[]> {
		if (registrationIds.length === 0) return [];
		const rows = await db
			.selectFrom("waivers")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("registration_id", "in", registrationIds)
			.where("is_asked", "=", 1)
			.orderBy("id")
			.execute();
		return rows.map(toWaiver);
	},

	async insert(waiver: Omit<Waiver, "id" | "isAsked">): Promise<Waiver> {
		const row = await db
			.insertInto("waivers")
			.values({
				id: await reserveId(db, "waivers"),
				organization_id: organizationId,
				registration_id: waiver.registrationId,
				title: waiver.title,
				text: waiver.text,
				version: waiver.version,
				fingerprint: waiver.fingerprint,
				written_at: waiver.writtenAt,
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		return toWaiver(row);
	},

	async setAsked(id: number, isAsked: boolean): Promise<void> {
		await db
			.updateTable("waivers")
			.set({ is_asked: isAsked ? 1 : 0 })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id)
			.execute();
	},

	/** By those who signed up by a registration, in the order in which they signed. */
	async listSignatures(registrationId: number): Promise<Signature[]> {
		const rows = await db
			.selectFrom("signatures")
			.innerJoin("sign_ups", (join) =>
				join
					.onRef("sign_ups.organization_id", "=", "signatures.organization_id")
					.onRef("sign_ups.id", "=", "signatures.sign_up_id"),
			)
			.selectAll("signatures")
			.where("signatures.organization_id", "=", organizationId)
			.where("sign_ups.registration_id", "=", registrationId)
			.orderBy("signatures.id")
			.execute();
		return rows.map(toSignature);
	},

	async listSignaturesOf(signUpId: number): Promise<Signature[]> {
		const rows = await db
			.selectFrom("signatures")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sign_up_id", "=", signUpId)
			.orderBy("id")
			.execute();
		return rows.map(toSignature);
	},

	/** Once for each waiver: who signed it before has signed it. */
	async addSignature(signature: Omit<Signature, "id">): Promise<void> {
		await db
			.insertInto("signatures")
			.values({
				id: await reserveId(db, "signatures"),
				organization_id: organizationId,
				sign_up_id: signature.signUpId,
				waiver_id: signature.waiverId,
				name: signature.name,
				is_guardian: signature.isGuardian ? 1 : 0,
				address: signature.address,
				signed_at: signature.signedAt,
			})
			.onConflict((conflict) =>
				conflict.columns(["organization_id", "sign_up_id", "waiver_id"]).doNothing(),
			)
			.execute();
	},
});

function toWaiver(row: Selectable<WaiverRow>): Waiver {
	return {
		id: row.id,
		registrationId: row.registration_id,
		title: row.title,
		text: row.text,
		version: row.version,
		fingerprint: row.fingerprint,
		isAsked: row.is_asked === 1,
		writtenAt: row.written_at,
	};
}

function toSignature(row: Selectable<SignatureRow>): Signature {
	return {
		id: row.id,
		signUpId: row.sign_up_id,
		waiverId: row.waiver_id,
		name: row.name,
		isGuardian: row.is_guardian === 1,
		address: row.address,
		signedAt: row.signed_at,
	};
}
