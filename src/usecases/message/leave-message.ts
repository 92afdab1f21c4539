import type { NewMessage } from "#domain/message/message.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** So many hear of a message by mail; the others find it among the messages. */
const mostOwners = 5;

/** What it takes to keep what a stranger has sent. */
export type TakingScope = Scope & Pick<PlatformScope, "platform" | "attempts" | "mail">;

/** Whether there is a form: on some page that is published (rule `form-where-it-stands`). */
export async function viewMessageForm({ store }: Pick<Scope, "store">): Promise<void> {
	const keys = await store.pages.listKeysShowing("contactForm");
	if (keys.length === 0) throw new Refusal("missing", "This page does not exist.");
}

/** Keeps what a visitor wrote to the league, and writes to its owners. */
export async function leaveMessage(
	{ platform, organization, attempts, mail, now }: TakingScope,
	message: Omit<NewMessage, "receivedAt">,
): Promise<void> {
	await attempts.message(organization.id);
	const receivedAt = now.toISOString();
	await platform.transaction(async ({ storeFor, platform }) => {
		const { id } = await storeFor(organization.id).messages.insert({ ...message, receivedAt });
		const { name, address, text } = message;
		const accounts = await platform.accounts.list(organization.id);
		const owners = accounts.filter(({ role, email }) => role === "org_owner" && email !== null);
		for (const owner of owners.slice(0, mostOwners)) {
			await platform.outbox.add({
				organizationId: organization.id,
				userId: owner.id,
				cause: `message ${id} of ${organization.id} to ${owner.id}`,
				kind: "message",
				address: owner.email ?? "",
				language: owner.language ?? organization.language,
				told: { name, address, text },
				dueAt: receivedAt,
				linkUntil: null,
				createdAt: receivedAt,
			});
		}
	});
	mail.wake();
}
