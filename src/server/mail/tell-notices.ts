import type { Happening } from "#domain/notice/happening.ts";
import { type Piece, toldAt } from "#domain/notice/telling.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { NoticeToTell } from "#store/platform/notices-to-tell.ts";
import type { NewLetter } from "#store/platform/outbox.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { type NoticeReader, readersOf } from "#usecases/notice/readers.ts";
import type { Services } from "../services.ts";

/** Written to in one transaction. */
const atOnce = 500;
/** How long a process may be at a notice before others go on with it. */
const claimedMs = 5 * 60_000;
/** How long the log goes back. */
const keptMs = 90 * 24 * 60 * 60_000;

type Needed = Pick<Services, "platform" | "now">;

/** Writes letters of the notices whose minute is over, to everybody they concern, one batch after the other. */
export async function tellNotices(services: Needed): Promise<void> {
	const { platform, now } = services;
	for (;;) {
		const at = now();
		const until = new Date(at.getTime() + claimedMs);
		const notice = await platform.noticesToTell.claim(at.toISOString(), until.toISOString());
		if (notice === undefined) break;
		await tell(services, notice);
	}
	await platform.noticesToTell.removeOlder(new Date(now().getTime() - keptMs).toISOString());
}

async function tell({ platform, now }: Needed, notice: NoticeToTell): Promise<void> {
	const { organizationId } = notice;
	const happening: Happening = JSON.parse(notice.happening);
	const organization = await platform.organizations.find(organizationId);
	if (organization === undefined) return;
	const readers = await platform.transaction(({ unseenStoreFor }) =>
		readersOf({ store: unseenStoreFor(organizationId), organization }, happening),
	);
	const left = readers.filter(({ address }) => address > notice.reached);
	let reached = notice.reached;
	for (let start = 0; start < left.length; start += atOnce) {
		const batch = left.slice(start, start + atOnce);
		const from = { ...notice, reached };
		reached = batch.at(-1)?.address ?? reached;
		const isOurs = await platform.transaction(async ({ platform }) => {
			if (!(await platform.noticesToTell.reach(from, reached, countsOf(batch)))) return false;
			await writeTo(platform, { organization, happening, notice: notice.id, now: now() }, batch);
			return true;
		});
		if (!isOurs) return;
	}
	await platform.noticesToTell.settle(notice, now().toISOString());
}

function countsOf(readers: readonly NoticeReader[]) {
	const byMail = readers.filter(({ way }) => way === "mail").length;
	return { byMail, byPush: readers.length - byMail };
}

type Told = { organization: Organization; happening: Happening; notice: string; now: Date };

/** A letter each, or a piece of the one that waits for the same reader. */
async function writeTo(
	{ outbox }: PlatformNouns,
	{ organization, happening, notice, now }: Told,
	readers: readonly NoticeReader[],
): Promise<void> {
	const { at, isUrgent } = toldAt(happening, organization, now);
	// Whoever was written to is not written to again before that (rule `one-letter-an-hour`).
	const digestMs = organization.letters.digestMinutes * 60_000;
	const since = new Date(now.getTime() - digestMs).toISOString();
	const recent = isUrgent
		? new Map()
		: await outbox.lastTo(
				organization.id,
				readers.map(({ address }) => address),
				since,
			);
	const letters: NewLetter[] = [];
	for (const { reader, address, language, games } of readers) {
		const piece: Piece = { notice, games };
		const last = recent.get(address);
		if (last?.isWaiting) {
			const pieces = [...(JSON.parse(last.told["pieces"] ?? "[]") as Piece[]), piece];
			const told = Object.assign(structuredClone(last.told), { pieces: JSON.stringify(pieces) });
			if (await outbox.setTold(last.id, told)) continue;
		}
		const soonest = last === undefined ? at.getTime() : Date.parse(last.createdAt) + digestMs;
		letters.push({
			organizationId: organization.id,
			userId: null,
			noticeId: notice,
			cause: `notice ${notice} to ${address}`,
			kind: "notice",
			address,
			language,
			told: { reader: String(reader.id), of: reader.of, pieces: JSON.stringify([piece]) },
			dueAt: new Date(Math.max(at.getTime(), soonest)).toISOString(),
			linkUntil: null,
			createdAt: now.toISOString(),
		});
	}
	await outbox.addAll(letters);
}
