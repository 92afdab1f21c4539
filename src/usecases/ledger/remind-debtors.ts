import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { balanceOf } from "#domain/ledger/balance.ts";
import type { Debtor } from "#domain/ledger/ledger.ts";
import { isToRemind, type ReminderRule, remindedOf } from "#domain/ledger/reminders.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today, wallClockOf } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { debtorOf, keyOf } from "./debtors.ts";
import { dayOf } from "./make-entries.ts";
import { reachDebtors } from "./reach-debtors.ts";

/** How many were reminded, and who could not be: no address is known, it was done today, or nothing is owed. */
export type RemindedCount = { reminded: number; unreached: number };

/** Writes to those who owe, once a day each at most. */
export async function remindDebtors(
	scope: WorkScope,
	{ debtors }: { debtors: readonly Debtor[] },
): Promise<RemindedCount> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const counted = await scope.store.transaction(async (store) => {
		const day = dayOf(scope);
		const asked = new Map(debtors.map((debtor) => [keyOf(debtor), debtor]));
		const states = await statesOf(scope, store);
		const known = new Set(states.map(({ debtor }) => keyOf(debtor)));
		// Who is nobody of this organization's is missing, like a made up one.
		for (const [key, debtor] of asked) if (!known.has(key)) await debtorOf(store, debtor);
		const owing = states.filter(
			({ debtor, about, last }) => asked.has(keyOf(debtor)) && about !== null && last !== day,
		);
		const reached = await addReminders(scope, store, owing, day);
		await recordChange(scope, store, {
			action: "ledger.remind",
			id: null,
			after: { count: reached },
		});
		return { reminded: reached, unreached: asked.size - reached };
	});
	scope.mail.wake();
	return counted;
}

/** At which time of the day people are reminded by itself, in the organization. */
const hourOfReminders = "09:00";

/** Adds reminders that are due by themselves, once a day; in the transaction that writes them. */
export async function remindByItself(scope: Omit<Scope, "viewer">, store: Store): Promise<void> {
	const { organization, now } = scope;
	const rule = await store.reminders.findRule();
	const at = wallClockOf(now.toISOString(), organization.timeZone);
	if (rule.daysBefore === null && rule.everyDays === null) return;
	if (at.time < hourOfReminders || !(await store.reminders.setLookedOn(at.date))) return;
	const states = await statesOf(scope, store);
	const due = states.filter(({ balance, last }) =>
		isToRemind(balance, rule, { last, today: at.date }),
	);
	await addReminders(scope, store, due, at.date);
}

type State = Awaited<ReturnType<typeof statesOf>>[number];

/** What everybody in the books owes, and when they were reminded last. */
async function statesOf({ organization, now }: Omit<Scope, "viewer">, store: Store) {
	const day = today(now, organization.timeZone);
	const entries = await store.ledger.list({});
	const latest = new Map(
		(await store.reminders.listLatest()).map(({ debtor, day }) => [keyOf(debtor), day]),
	);
	return [...Map.groupBy(entries, ({ debtor }) => keyOf(debtor)).values()].flatMap((own) => {
		const [first] = own;
		if (first === undefined) return [];
		const balance = balanceOf(own, day);
		const last = latest.get(keyOf(first.debtor)) ?? null;
		return [{ debtor: first.debtor, balance, about: remindedOf(balance), last }];
	});
}

async function addReminders(
	{ organization }: Pick<Scope, "organization">,
	store: Store,
	states: readonly Pick<State, "debtor">[],
	day: string,
): Promise<number> {
	const debtors = states.map(({ debtor }) => debtor);
	const reached = await reachDebtors(store, debtors, organization.language);
	const reachable = debtors.filter((debtor) => reached.has(keyOf(debtor)));
	await store.reminders.add(reachable, day);
	return reachable.length;
}

export async function viewReminderRule(scope: Scope): Promise<ReminderRule> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.reminders.findRule();
}

/** Says when people are reminded by itself, from the next morning on. */
export async function changeReminderRule(scope: Scope, rule: ReminderRule): Promise<ReminderRule> {
	const { viewer, organization } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	await scope.store.transaction(async (store) => {
		const before = await store.reminders.findRule();
		await store.reminders.saveRule(rule, addDays(dayOf(scope), -1));
		const name = organization.name;
		await recordChange(scope, store, {
			action: "ledger.reminders",
			id: null,
			before: { name, ...before },
			after: { name, ...rule },
		});
	});
	return rule;
}
