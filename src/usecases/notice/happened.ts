import { nameOfViewer } from "#domain/account/user.ts";
import { type Happening, merge } from "#domain/notice/happening.ts";
import { today } from "#domain/time/wall-clock.ts";
import { eventOf } from "#domain/webhook/webhook.ts";
import type { Scope } from "../scope.ts";

/**
 * Notes what others want to hear of. To be called inside the transaction in which it happened, with its store;
 * people are told when its minute is over, outside of the request (decision 31). Nothing of a draft is noted.
 */
export async function happened(
	{ store, now, viewer, organization }: Pick<Scope, "store" | "now" | "viewer" | "organization">,
	happening: Happening,
): Promise<void> {
	const published = await withoutDrafts(store, happening);
	if (published === null) return;
	const { held, added } = merge(
		await store.notices.listHeld(),
		published,
		today(now, organization.timeZone),
	);
	const at = now.toISOString();
	for (const { id, happening } of held) {
		if (happening === null) await store.notices.setTakenBack(id, at);
		else await store.notices.setHappening(id, happening);
	}
	if (added === null) return;
	const heldMs = organization.letters.holdMinutes * 60_000;
	const heldUntil = new Date(now.getTime() + heldMs).toISOString();
	const noticeId = await store.notices.insert({
		happening: added,
		heldUntil,
		by: nameOfViewer(viewer),
		createdAt: at,
	});
	await toldToPrograms(store, added, { noticeId, dueAt: heldUntil, createdAt: at });
}

/** A delivery to each webhook that is to hear of it; what is taken back within the minute is delivered to none. */
async function toldToPrograms(
	store: Scope["store"],
	happening: Happening,
	delivery: { noticeId: string; dueAt: string; createdAt: string },
): Promise<void> {
	const event = eventOf(happening);
	if (event === null) return;
	const told = (await store.webhooks.list()).filter(
		({ isOn, events }) => isOn && events.includes(event),
	);
	await store.deliveries.insertAll(
		told.map(({ id: webhookId }) => Object.assign({ webhookId, event }, delivery)),
	);
}

async function withoutDrafts(
	store: Scope["store"],
	happening: Happening,
): Promise<Happening | null> {
	if (happening.kind === "result") {
		return (await store.games.toldAmong([happening.gameId])).size > 0 ? happening : null;
	}
	if (happening.kind !== "gamesChanged") return happening;
	const told = await store.games.toldAmong(happening.changes.map(({ gameId }) => gameId));
	const changes = happening.changes.filter(({ gameId }) => told.has(gameId));
	return { ...happening, changes };
}
