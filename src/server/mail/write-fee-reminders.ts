import { keyOf } from "#usecases/ledger/debtors.ts";
import { reachDebtors } from "#usecases/ledger/reach-debtors.ts";
import { remindByItself } from "#usecases/ledger/remind-debtors.ts";
import type { Services } from "../services.ts";

/** Puts reminders of what is owed into the outbox: those that staff asked for, and those that are due by themselves. */
export async function writeFeeReminders({
	platform,
	directory,
	now,
}: Pick<Services, "platform" | "directory" | "now">): Promise<void> {
	const at = now();
	for (const organizationId of await platform.organizationsOfReminders()) {
		const organization = await directory.byId(organizationId);
		if (organization === undefined) continue;
		await platform.transaction(async ({ platform, unseenStoreFor }) => {
			const store = unseenStoreFor(organizationId);
			await remindByItself({ organization, store, now: at }, store);
			const waiting = await store.reminders.listWaiting();
			const debtors = waiting.map(({ debtor }) => debtor);
			const reached = await reachDebtors(store, debtors, organization.language);
			await platform.outbox.addAll(
				waiting.flatMap(({ id, debtor }) => {
					const reach = reached.get(keyOf(debtor));
					if (reach === undefined) return [];
					return {
						organizationId,
						userId: null,
						cause: `reminder ${id} of ${organizationId}`,
						kind: "owes" as const,
						address: reach.address,
						language: reach.language,
						told: { kind: debtor.kind, id: String(debtor.id) },
						dueAt: at.toISOString(),
						linkUntil: null,
						createdAt: at.toISOString(),
					};
				}),
			);
			await store.reminders.setWritten(waiting.map(({ id }) => id));
		});
	}
}
