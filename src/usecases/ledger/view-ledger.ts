import { canManageLeagues } from "#domain/account/policy.ts";
import { refundOn } from "#domain/fee/fee.ts";
import { type Balance, balanceOf } from "#domain/ledger/balance.ts";
import { type Debtor, type Sums, sumsOf } from "#domain/ledger/ledger.ts";
import { intentOf, isOfProvider } from "#domain/payment/entries-of-payment.ts";
import { newestFirst } from "#domain/season/season.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { StoredEntry } from "#store/ledger/ledger.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { debtorOf, keyOf, mustHaveSeason, type NamedDebtor, namesOf } from "./debtors.ts";

export type DebtorBalance = NamedDebtor & Balance;

/** What the books say: in all, by season, and of everybody. */
export type LedgerView = {
	currency: string;
	sums: Sums;
	/** What the provider of cards keeps of what came in by card. */
	cardFees: number;
	/** Newest first; null is what belongs to no season that is there. */
	seasons: { id: number | null; name: string | null; sums: Sums }[];
	/** Who owes most for longest first, then by name. */
	debtors: DebtorBalance[];
};

/** Who owes what since when, and what came in and went out; of one season alone where one is named. */
export async function viewLedger(
	scope: Scope,
	{ seasonId }: { seasonId?: number | undefined },
): Promise<LedgerView> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	await mustHaveSeason(store, seasonId ?? null);
	const all = await store.ledger.list({});
	const entries = seasonId === undefined ? all : all.filter((it) => it.seasonId === seasonId);
	return {
		currency: organization.currency,
		sums: sumsOf(entries),
		cardFees: feesOf(entries, await store.cardPayments.feesByIntent()),
		seasons: await sumsBySeason(scope, all),
		debtors: (await balancesOf(scope, entries)).sort(longestFirst),
	};
}

function feesOf(entries: readonly StoredEntry[], fees: ReadonlyMap<string, number>): number {
	return entries.reduce((all, { source }) => all + (fees.get(intentOf(source)) ?? 0), 0);
}

async function sumsBySeason({ store }: Scope, entries: readonly StoredEntry[]) {
	const seasons = newestFirst(await store.seasons.list());
	const known = new Set(seasons.map(({ id }) => id));
	const bySeason = Map.groupBy(entries, ({ seasonId }) =>
		seasonId !== null && known.has(seasonId) ? seasonId : null,
	);
	return [...seasons, { id: null, name: null }].flatMap(({ id, name }) => {
		const own = bySeason.get(id);
		return own === undefined ? [] : [{ id, name, sums: sumsOf(own) }];
	});
}

/** Of everybody whose entries these are. */
async function balancesOf(
	{ organization, store, now }: Scope,
	entries: readonly StoredEntry[],
): Promise<DebtorBalance[]> {
	const day = today(now, organization.timeZone);
	const byDebtor = Map.groupBy(entries, ({ debtor }) => keyOf(debtor));
	return (await namesOf(store, entries)).map((debtor) => ({
		...debtor,
		...balanceOf(byDebtor.get(keyOf(debtor)) ?? [], day),
	}));
}

function longestFirst(a: DebtorBalance, b: DebtorBalance): number {
	const since = (it: DebtorBalance) => it.since ?? "9999";
	if (since(a) !== since(b)) return since(a) < since(b) ? -1 : 1;
	return b.due - a.due || b.owed - a.owed || (a.name ?? "").localeCompare(b.name ?? "");
}

export type DebtorView = {
	currency: string;
	debtor: DebtorBalance;
	sums: Sums;
	/** What goes back by the rules of what it signed up for, if it leaves today; null where there are none. */
	refund: number | null;
	/** The newest first. */
	entries: EntryView[];
};

/** An entry with the season it is of and what became of it. */
export type EntryView = StoredEntry & {
	season: string | null;
	/** Which entry takes it back. */
	reversedBy: number | null;
	/** Of a payment by card: what the provider keeps of it. */
	fee: number | null;
	/** The provider has it, and can pay it back to the card. */
	isByCard: boolean;
};

/** What one team, player or sign-up owes, and why. */
export async function viewDebtor(scope: Scope, asked: Debtor): Promise<DebtorView> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const debtor = await debtorOf(store, asked);
	const entries = await store.ledger.list({ debtor: asked });
	const balance = balanceOf(entries, today(now, organization.timeZone));
	return {
		currency: organization.currency,
		debtor: { ...debtor, ...balance },
		sums: sumsOf(entries),
		refund: await refundProposed(scope, asked, sumsOf(entries).kept),
		entries: (await shown(store, entries)).reverse(),
	};
}

/** By the offer of the newest sign-up that is behind it (rule `refund-steps`). */
async function refundProposed(
	{ store, organization, now }: Scope,
	{ kind, id }: Debtor,
	kept: number,
): Promise<number | null> {
	if (kind === "official") return null;
	const { signUps, registrations } = store;
	const all =
		kind === "team"
			? (await signUps.listByTeams([id])).filter((one) => one.kind === "team")
			: kind === "player"
				? await signUps.listByPlayers([id])
				: await signUps.findMany([id]);
	const signUp = all.at(-1);
	const registration = signUp && (await registrations.find(signUp.registrationId));
	const offer = registration?.offers.find(({ key }) => key === signUp?.offer);
	if (offer === undefined || offer.fee.refunds.length === 0) return null;
	return refundOn(offer.fee, Math.max(0, kept), today(now, organization.timeZone));
}

async function shown(store: Scope["store"], entries: readonly StoredEntry[]): Promise<EntryView[]> {
	const names = new Map((await store.seasons.list()).map(({ id, name }) => [id, name]));
	const reversals = new Map(entries.map(({ id, reverses }) => [reverses, id]));
	const byCard = entries.some(({ source }) => isOfProvider(source));
	const fees = byCard ? await store.cardPayments.feesByIntent() : new Map<string, number>();
	return entries.map((entry) => ({
		...entry,
		season: names.get(entry.seasonId ?? 0) ?? null,
		reversedBy: reversals.get(entry.id) ?? null,
		fee: fees.get(intentOf(entry.source)) ?? null,
		isByCard: isOfProvider(entry.source),
	}));
}

/** All entries with who they are of, in the order in which they were made. */
export async function listEntries(
	scope: Scope,
	{ seasonId, ...page }: PageAsked & { seasonId?: number | undefined },
): Promise<{ currency: string; entries: (EntryView & { of: NamedDebtor })[] }> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	await mustHaveSeason(store, seasonId ?? null);
	const entries = paged(await store.ledger.list({ seasonId }), page);
	const names = new Map((await namesOf(store, entries)).map((it) => [keyOf(it), it]));
	return {
		currency: organization.currency,
		entries: (await shown(store, entries)).map((entry) => ({
			...entry,
			of: names.get(keyOf(entry.debtor)) ?? { ...entry.debtor, name: null },
		})),
	};
}
