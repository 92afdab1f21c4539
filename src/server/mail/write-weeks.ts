import { weekToTell } from "#domain/notice/week.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { Services } from "../services.ts";

/** Written to in one transaction. */
const atOnce = 500;

/** Writes the letters of a week to those who want them; that they are written is noted in the same transaction. */
export async function writeWeeks({
	platform,
	now,
}: Pick<Services, "platform" | "now">): Promise<void> {
	const at = now();
	// Where the day begins first it may be Monday already.
	const tomorrow = addDays(at.toISOString().slice(0, 10), 1);
	for (const organizationId of await platform.organizationsOfWeeks(addDays(tomorrow, -7))) {
		const organization = await platform.organizations.find(organizationId);
		const week = organization === undefined ? null : weekToTell(organization, at);
		if (week === null) continue;
		for (;;) {
			const written = await platform.transaction(async ({ platform, unseenStoreFor }) => {
				const { followers } = unseenStoreFor(organizationId);
				const readers = await followers.listForWeek(week, atOnce);
				await platform.outbox.addAll(
					readers.map(({ id, address, language }) => ({
						organizationId,
						userId: null,
						cause: `week ${week.monday} of ${organizationId} to ${id}`,
						kind: "week" as const,
						address,
						language,
						told: { reader: String(id), monday: week.monday },
						dueAt: at.toISOString(),
						linkUntil: null,
						createdAt: at.toISOString(),
					})),
				);
				await followers.setWeek(
					readers.map(({ id }) => id),
					week.monday,
				);
				return readers.length;
			});
			if (written < atOnce) break;
		}
	}
}
