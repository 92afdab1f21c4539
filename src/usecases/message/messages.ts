import { canManageLeagues } from "#domain/account/policy.ts";
import type { Message, MessageState } from "#domain/message/message.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";

/** What visitors wrote to the league, the newest first; for members. */
export async function listMessages(
	{ viewer, organization, store }: Scope,
	page: PageAsked,
): Promise<Message[]> {
	authorize(canManageLeagues(viewer, organization.id));
	return paged(await store.messages.list(), page);
}

/** Says that a message was read or answered, or that it is to be looked at again. */
export async function markMessage(
	scope: Scope,
	{ id, state }: { id: number; state: MessageState },
): Promise<Message> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await messageOf(store, id);
		await store.messages.setState(id, state);
		// The trail is kept for good, so who wrote and what stays out of it.
		const states = { before: { state: before.state }, after: { state } };
		await recordChange(scope, store, { action: "message.change", id, ...states });
		return { ...before, state };
	});
}

/** Throws a message away; it can come back for thirty days. */
export async function removeMessage(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { name: label, state } = await messageOf(store, id);
		const thrown = await moveToTrash(scope, store, { kind: "message", id, label, seasonIds: [] });
		await recordChange(scope, store, { action: "message.delete", id, before: { state } });
		return thrown;
	});
}

async function messageOf({ messages }: Pick<Store, "messages">, id: number): Promise<Message> {
	return found(await messages.find(id), "Message not found.");
}
