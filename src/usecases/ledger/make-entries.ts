import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import type { DuePart } from "#domain/fee/fee.ts";
import { faultOfEntry } from "#domain/ledger/fault-of-entry.ts";
import {
	type Debtor,
	type Entry,
	type NewEntry,
	reversalOf,
	signed,
} from "#domain/ledger/ledger.ts";
import { isOfProvider } from "#domain/payment/entries-of-payment.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { EntryToKeep, StoredEntry } from "#store/ledger/ledger.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { debtorOf, mustHaveSeason, type NamedDebtor } from "./debtors.ts";
import { type DebtorView, viewDebtor } from "./view-ledger.ts";

/** What staff enter; the rest gives money up or back and is owners' (rule `money-given-up-by-owners`). */
const ofStaff: readonly Entry["kind"][] = ["charge", "payment", "payout"];

type Given = Omit<NewEntry, "debtor" | "day"> & { day?: string | undefined };

/** Enters one thing about a debtor: money that came in or went out, a charge, a waiver, a correction. */
export async function enter(
	scope: Scope,
	{ debtor, ...given }: Given & { debtor: Debtor },
): Promise<DebtorView> {
	const { viewer, organization } = scope;
	const isStaffs = ofStaff.includes(given.kind);
	authorize((isStaffs ? canManageLeagues : canManageOrganization)(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const of = await debtorOf(store, debtor);
		const entry = { ...given, debtor, day: given.day ?? dayOf(scope) };
		await mustHaveSeason(store, entry.seasonId);
		const before = await store.ledger.list({ debtor });
		const fault = faultOfEntry(entry, before, organization.currency);
		if (fault !== null) throw new Refusal("invalid", fault, { fields: { amount: fault } });
		await keepEntries(scope, store, [{ entry, of }]);
		return viewDebtor({ ...scope, store }, debtor);
	});
}

export type TeamsCharge = {
	seasonId: number;
	teamIds: number[];
	why: string;
	/** What each of them is to pay, and by when. */
	parts: DuePart[];
};

/** Charges several teams the same at once, all or none of them; answers how many. */
export async function chargeTeams(
	scope: Scope,
	{ seasonId, teamIds, why, parts }: TeamsCharge,
): Promise<{ charged: number }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		await mustHaveSeason(store, seasonId);
		const teams = await store.teams.list();
		const day = dayOf(scope);
		const charged = new Set(teamIds);
		await keepEntries(
			scope,
			store,
			[...charged].flatMap((id) => {
				const { name } = found(
					teams.find((team) => team.id === id),
					"Team not found.",
				);
				const of = { kind: "team", id, name } as const;
				return parts.map(({ amount, due }) => ({
					of,
					entry: {
						debtor: { kind: "team", id } as const,
						kind: "charge" as const,
						amount,
						day,
						due,
						method: null,
						seasonId,
						why,
					},
				}));
			}),
		);
		return { charged: charged.size };
	});
}

/** Takes an entry back by another one, once; staff their own alone (rule `money-given-up-by-owners`). */
export async function reverse(
	scope: Scope,
	{ id, why }: { id: number; why: string },
): Promise<DebtorView> {
	const { viewer, organization } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const entry = found(await store.ledger.find(id), "Entry not found.");
		const isOwn = viewer.kind === "member" && viewer.userId === entry.by.id;
		authorize(isOwn || canManageOrganization(viewer, organization.id));
		await mustStand(store, entry);
		await keepReversal(scope, store, entry, why);
		return viewDebtor({ ...scope, store }, entry.debtor);
	});
}

async function mustStand(store: Store, { id, reverses, source }: StoredEntry): Promise<void> {
	if (isOfProvider(source))
		throw new Refusal("conflict", "This came by card. Refund it to the card instead.");
	if (reverses !== null)
		throw new Refusal("conflict", "This entry takes another one back. Enter it anew instead.");
	if ((await store.ledger.findReversalOf(id)) !== undefined)
		throw new Refusal("conflict", "This entry was taken back already.");
}

/** Keeps what takes an entry back. */
export async function keepReversal(
	scope: Scope,
	store: Store,
	entry: StoredEntry,
	why: string,
): Promise<void> {
	const { called, kind, amount } = entry;
	const back = reversalOf(entry, { day: dayOf(scope), why });
	const [kept] = await store.ledger.add([{ ...back, ...stamp(scope), called, source: null }]);
	await recordChange(scope, store, {
		action: "ledger.reverse",
		id: kept?.id ?? null,
		before: { name: called, kind, amount },
		after: { why, debtor: entry.debtor },
	});
}

/** Keeps entries that were found good, with amounts above nothing, and notes them in the trail. */
export async function keepEntries(
	scope: Scope,
	store: Store,
	made: readonly { entry: NewEntry; of: NamedDebtor; source?: string }[],
): Promise<void> {
	const rows: EntryToKeep[] = made.map(({ entry, of, source = null }) => ({
		...signed(entry),
		...stamp(scope),
		// People have a right to be forgotten, and entries are never changed.
		called: of.kind === "team" ? of.name : null,
		reverses: null,
		source,
	}));
	const kept = await store.ledger.add(rows);
	await recordChanges(
		scope,
		store,
		kept.map(({ id, kind, amount, debtor, called, why, due, method }) => ({
			action: actions[kind],
			id,
			after: { name: called, debtor, amount, why, due, method },
		})),
	);
}

const actions = {
	charge: "ledger.charge",
	payment: "ledger.pay",
	refund: "ledger.refund",
	waiver: "ledger.waive",
	correction: "ledger.correct",
	fee: "ledger.earn",
	payout: "ledger.payOut",
} as const;

function stamp({ viewer, now }: Scope): Pick<Entry, "by" | "at"> {
	const isMember = viewer.kind === "member";
	const by = isMember ? { id: viewer.userId, name: viewer.username } : { id: null, name: null };
	return { by, at: now.toISOString() };
}

/** Today, in the organization. */
export function dayOf({ now, organization }: Scope): string {
	return today(now, organization.timeZone);
}
