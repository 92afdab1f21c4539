import { type Kysely, type SqlBool, sql } from "kysely";
import { platformOrganizationId } from "#domain/organization/organization.ts";
import { formerPlayer } from "#domain/privacy/minors-public-name.ts";
import { type Forgotten, redact } from "#domain/privacy/redact.ts";
import { inChunks } from "../engine/chunks.ts";
import type { Tables } from "../tables.ts";

/** A change that has to do with a person. */
export type TraceInAudit = {
	id: number;
	at: string;
	username: string | null;
	action: string;
	subject: string;
	subjectId: number | null;
	before: unknown;
	after: unknown;
};

/**
 * Where else than at the player a person's name stands: what is told of on request, and goes when
 * the person is made anonymous. To be used inside a transaction.
 */
export const personTraces = (organizationId: number, db: Kysely<Tables>) => {
	const inAudit = async (person: Forgotten): Promise<TraceInAudit[]> => {
		const rows = await db
			.selectFrom("audit_log")
			.select(["id", "at", "username", "action", "subject", "subject_id", "before", "after"])
			.where("organization_id", "=", organizationId)
			.where(({ or, and, eb }) =>
				or([
					and([eb("subject", "=", "player"), eb("subject_id", "=", person.id)]),
					...signsOf(person).flatMap((sign) => [has("before", sign), has("after", sign)]),
				]),
			)
			.orderBy("id")
			.execute();
		const signs = signsOf(person);
		const isOwn = ({ subject, subject_id }: (typeof rows)[number]) =>
			subject === "player" && subject_id === person.id;
		return rows
			.filter((row) => isOwn(row) || hasSign([row.before, row.after], signs))
			.map(({ subject_id, before, after, ...row }) => ({
				...row,
				subjectId: subject_id,
				before: parsed(before),
				after: parsed(after),
			}));
	};

	return {
		inAudit,

		/** Takes the names out of the audit: the one thing that ever changes it. */
		async removeFromAudit(person: Forgotten): Promise<void> {
			for (const { id, subject, subjectId, before, after } of await inAudit(person)) {
				// A namesake's own.
				if (subject === "player" && subjectId !== person.id) continue;
				await db
					.updateTable("audit_log")
					.set({ before: textOf(redact(before, person)), after: textOf(redact(after, person)) })
					.where("organization_id", "=", organizationId)
					.where("id", "=", id)
					.execute();
			}
		},

		async removeFromTrash(person: Forgotten): Promise<void> {
			const rows = await db
				.selectFrom("trash")
				.select(["id", "label", "images"])
				.where("organization_id", "=", organizationId)
				.where(({ or }) =>
					or(signsOf(person).flatMap((sign) => [has("images", sign), has("label", sign)])),
				)
				.execute();
			for (const { id, label, images } of rows) {
				await db
					.updateTable("trash")
					.set({
						label: String(redact(label, person)),
						images: JSON.stringify(redact(JSON.parse(images), person)),
					})
					.where("organization_id", "=", organizationId)
					.where("id", "=", id)
					.execute();
			}
		},

		/** Takes the names out of what captains wrote beside when their teams can play. */
		async removeFromNotes(person: Forgotten): Promise<void> {
			const rows = await db
				.selectFrom("availabilities")
				.select(["id", "note"])
				.where("organization_id", "=", organizationId)
				.where("note", "<>", "")
				.execute();
			for (const { id, note } of rows) {
				const after = String(redact(note, person));
				if (after === note) continue;
				await db
					.updateTable("availabilities")
					.set({ note: after })
					.where("organization_id", "=", organizationId)
					.where("id", "=", id)
					.execute();
			}
		},

		/** What captains were called: by their id, or by their name alone, in any case. */
		async replaceCaptainName({ id, names }: Forgotten): Promise<void> {
			const texts = new Set(
				names.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim().toLowerCase()),
			);
			const rows = await db
				.selectFrom("team_entries")
				.select(["id", "captain_id", "captain_name"])
				.where("organization_id", "=", organizationId)
				.where("captain_name", "is not", null)
				.execute();
			const meant = rows.filter(
				(row) => row.captain_id === id || texts.has(row.captain_name?.trim().toLowerCase() ?? ""),
			);
			await inChunks(
				meant.map((row) => row.id),
				(chunk) =>
					db
						.updateTable("team_entries")
						.set({ captain_name: formerPlayer.firstName })
						.where("organization_id", "=", organizationId)
						.where("id", "in", chunk)
						.execute(),
			);
		},

		/**
		 * Requests stay known as carried out; what they were answered is forgotten, for any of them may
		 * have had the name in it.
		 */
		async removeAnswers(): Promise<void> {
			await db
				.updateTable("idempotency_keys")
				.set({ answer: null })
				.where("user_id", "in", (users) =>
					users
						.selectFrom("users")
						.select("id")
						.where(({ or, eb }) =>
							or([
								eb("organization_id", "in", [organizationId, platformOrganizationId]),
								eb("organization_id", "is", null),
							]),
						),
				)
				.execute();
		},

		/** Forgets files of the organization; whoever asked removes them from the disk. */
		async removeFiles(names: readonly string[]): Promise<void> {
			await inChunks(names, (chunk) =>
				db
					.deleteFrom("files")
					.where("organization_id", "=", organizationId)
					.where("name", "in", chunk)
					.execute(),
			);
		},
	};
};

/** What JSON has in it where a person is named or numbered. */
function signsOf({ id, names }: Forgotten): string[] {
	const inText = names.flatMap(({ firstName, lastName }) => {
		const name = `${firstName} ${lastName}`.trim();
		return name === "" ? [] : [JSON.stringify(name).slice(1, -1)];
	});
	const keys = ["playerId", "player_id", "captainId", "captain_id"];
	return [...inText, ...keys.flatMap((key) => [`"${key}":${id},`, `"${key}":${id}}`])];
}

/**
 * In any case; the signs that LIKE reads as patterns mean themselves. SQLite knows small and capital
 * letters of English alone, so any other letter is a blank to be filled: who asks looks again.
 */
function has(column: "before" | "after" | "images" | "label", text: string) {
	const letters = [...text].map((letter) => {
		if (letter > "\u007f") return "_";
		return letter.toLowerCase().replace(/[!%_]/, "!$&");
	});
	const pattern = `%${letters.join("")}%`;
	return sql<SqlBool>`coalesce(lower(${sql.ref(column)}), '') like ${pattern} escape '!'`;
}

function hasSign(texts: readonly (string | null)[], signs: readonly string[]): boolean {
	const all = texts.join("\n").toLowerCase();
	return signs.some((sign) => all.includes(sign.toLowerCase()));
}

function parsed(text: string | null): unknown {
	return text === null ? null : JSON.parse(text);
}

function textOf(value: unknown): string | null {
	return value === null || value === undefined ? null : JSON.stringify(value);
}
