import type { Row } from "#api/endpoint.ts";
import { isSuperAdmin } from "#domain/account/policy.ts";
import { belongsTo } from "#domain/account/user.ts";
import { say } from "#domain/language/say.ts";
import { storageFull, storageOf, trashBytes } from "#domain/organization/storage.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { MinuteCounts } from "../http/minute-counts.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { Services } from "../services.ts";

/** Without room left, what still goes is let in at this part of the usual pace. */
const paceWithoutRoom = 1 / 10;

/** What is written for no organization goes at this part of a league's pace: one user's, or one address' of strangers. */
const paceOfOne = 1 / 2;

/** Refuses a write that its organization has no room for, or one too many of a minute. */
export type Allow = (row: Row, context: RequestContext, input: unknown) => Promise<void>;

/**
 * What one organization may write: as fast as no league at work ever does (rule `pace-of-a-league`), and
 * until its storage is full. Results, deletions and whatever makes room go on even then
 * (rule `results-always-go`), only not as fast as somebody who wants to fill the disk.
 */
export function allowancesOf(services: Services): Allow {
	const { settings, platform, database } = services;
	const written = new MinuteCounts(services.now);

	const isFull = async (id: number): Promise<boolean> => {
		const read = async () => storageOf(await platform.storage.find(id), settings);
		const storage = await read();
		if (storage.usedBytes < storage.limitBytes) return false;
		const mostTrash = trashBytes(storage);
		if (storage.parts.trash <= mostTrash) return true;
		const now = services.now().toISOString();
		await storeFor(id, database).transaction(({ trash }) => trash.removeOld(now, mostTrash));
		const { usedBytes, limitBytes } = await read();
		return usedBytes >= limitBytes;
	};

	return async (row, context, input) => {
		const id = organizationOf(context, input);
		if (row.method === "GET") return;
		const most = settings.writesPerMinute;
		if (id === null) {
			const { count, secondsLeft } = written.add(senderOf(context));
			if (count > most * paceOfOne) throw tooMuchFromOne(secondsLeft);
			return;
		}
		const { count, secondsLeft } = written.add(String(id));
		if (count > most) throw tooFast(secondsLeft);
		if (isSuperAdmin(context.viewer)) return;
		const needsRoom = row.method !== "DELETE" && !row.isEvenWhenFull;
		if (!needsRoom && count <= most * paceWithoutRoom) return;
		if (await isFull(id)) throw needsRoom ? full() : tooFast(secondsLeft);
	};
}

function senderOf({ viewer, address }: RequestContext): string {
	return viewer.kind === "member" ? `user ${viewer.userId}` : `from ${address}`;
}

/** Whose data a row is about; of the platform's rows, whom the member's own organization is sent for. */
function organizationOf({ organization, viewer }: RequestContext, input: unknown): number | null {
	if (organization !== null) return organization.id;
	const { organizationId } = (input ?? {}) as { organizationId?: unknown };
	return typeof organizationId === "number" && belongsTo(viewer, organizationId)
		? organizationId
		: null;
}

function tooMuchFromOne(retryAfterSeconds: number): Refusal {
	return new Refusal(
		"throttled",
		say`This was sent more often within a minute than we can take. Please go on in ${retryAfterSeconds} seconds.`,
		{ retryAfterSeconds },
	);
}

function full(): Refusal {
	return new Refusal("conflict", storageFull);
}

function tooFast(retryAfterSeconds: number): Refusal {
	return new Refusal(
		"throttled",
		say`Your league has sent more changes within a minute than we can take. Please go on in ${retryAfterSeconds} seconds.`,
		{ retryAfterSeconds },
	);
}
