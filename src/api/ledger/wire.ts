import { z } from "zod";
import { decimalText, mostUnits } from "#domain/fee/currency.ts";
import { say } from "#domain/language/say.ts";
import type { Balance } from "#domain/ledger/balance.ts";
import { type FeeRules, mostWeeks } from "#domain/ledger/fee-rules.ts";
import { debtorKinds, entryKinds, methods, type Sums } from "#domain/ledger/ledger.ts";
import type { ReminderRule } from "#domain/ledger/reminders.ts";
import type { NamedDebtor } from "#usecases/ledger/debtors.ts";
import type { OwingTeam } from "#usecases/ledger/fee-rules.ts";
import type { EarnedFees } from "#usecases/ledger/official-fees.ts";
import type { RemindedCount } from "#usecases/ledger/remind-debtors.ts";
import type { DebtorView, EntryView, LedgerView } from "#usecases/ledger/view-ledger.ts";
import { answer } from "../endpoint.ts";
import {
	date,
	flag,
	id,
	ids,
	name,
	optionalDate,
	optionalId,
	paging,
	success,
	wholeNumber,
} from "../fields.ts";
import { said } from "../said.ts";

const notAnAmount =
	"An amount is a whole number of cents, or of the smallest units of the currency.";
const amount = wholeNumber(-mostUnits, mostUnits, notAnAmount);
export const positive = wholeNumber(1, mostUnits, notAnAmount);
const why = name("Please say what it is for.", 200);
const kind = z.enum(debtorKinds, "A debtor is a team, a player, a signUp or an official.");
const inSeason = { seasonId: optionalId };

export const remindersAsked = z.object({
	debtors: z
		.array(z.object({ kind, id }, "This part of the form cannot be read."), "This is no list.")
		.min(1, "Please choose somebody to remind.")
		.max(1000, "These are too many."),
});

const days = wholeNumber(1, 60, "Days are a whole number from 1 to 60.").nullable().optional();

export const newReminderRule = z
	.object({ daysBefore: days, everyDays: days })
	.transform(({ daysBefore, everyDays }) => ({
		daysBefore: daysBefore ?? null,
		everyDays: everyDays ?? null,
	}));

export const ledgerAsked = z
	.object(inSeason)
	.transform(({ seasonId }) => ({ seasonId: seasonId ?? undefined }));

export const entriesAsked = z
	.object({ ...inSeason, ...paging })
	.transform(({ seasonId, ...page }) => ({ ...page, seasonId: seasonId ?? undefined }));

export const debtorAsked = z.object({ kind, id });

export const newEntry = z
	.object({
		kind,
		id,
		entry: z.enum(
			entryKinds,
			"An entry is a charge, payment, refund, waiver, correction, fee or payout.",
		),
		amount,
		why,
		/** When the money came in, or was asked for; today where nothing is said. */
		day: optionalDate,
		due: optionalDate,
		method: z
			.enum(methods, "Money comes by cash, transfer, eTransfer, cheque or card.")
			.nullable()
			.optional(),
		...inSeason,
	})
	.transform(({ kind, id, entry, day, due, method, seasonId, ...sent }) => ({
		...sent,
		debtor: { kind, id },
		kind: entry,
		day: day ?? undefined,
		due: due ?? null,
		method: method ?? null,
		seasonId: seasonId ?? null,
	}));

export const teamsCharge = z.object({
	seasonId: id,
	teamIds: ids.min(1, "Please choose at least one team."),
	why,
	parts: z
		.array(
			z.object({ amount: positive, due: date }, "This part of the form cannot be read."),
			"This is no list.",
		)
		.min(1, "Please say how much is to be paid, and by when.")
		.max(12, "There are at most 12 instalments."),
});

export const leagueAsked = z.object({ seasonId: id, leagueId: id });

export const newFeeRules = z
	.object({
		seasonId: id,
		leagueId: id,
		forfeitFine: wholeNumber(0, mostUnits, notAnAmount),
		barredFrom: wholeNumber(1, mostWeeks, "A week is a whole number from 1 to 60.")
			.nullable()
			.optional(),
		/** Whoever publishes the schedule is asked first while a team owes what is due. */
		isPaidFirst: flag.default(false),
		/** What an official earns by a game, by the job; absent stays as it is. */
		refereeFee: wholeNumber(0, mostUnits, notAnAmount).optional(),
		scorerFee: wholeNumber(0, mostUnits, notAnAmount).optional(),
	})
	.transform(({ barredFrom, refereeFee: referee, scorerFee: scorer, ...sent }) => ({
		...sent,
		barredFrom: barredFrom ?? null,
		officialFees: { referee, scorer },
	}));

export const feesEntered = answer(
	z.object({ success, message: said, entered: z.int(), officials: z.int(), amount: z.int() }),
	({ currency, entered, officials, amount }: EarnedFees) => ({
		message:
			entered === 0
				? "There are no fees that were not entered before."
				: say`Fees entered: ${entered}, ${decimalText(amount, currency)} ${currency} in all`,
		entered,
		officials,
		amount,
	}),
);

export const gameAsked = z.object({ id });

export const entryToReverse = z.object({ id, why: name("Please say why.", 200) });

const units = z.int();
const sums = z.object({
	charged: units,
	waived: units,
	corrected: units,
	paid: units,
	refunded: units,
	/** What stayed of what came in. */
	kept: units,
	/** Still to come in; below nothing is to the credit of who paid. */
	owed: units,
	/** What officials earned, and what of it they were paid. */
	earned: units,
	paidOut: units,
});

const who = z.object({
	kind: z.enum(debtorKinds),
	id: z.int(),
	/** Null for a player or an official who is gone. */
	name: z.string().nullable(),
});

const balance = who.extend({
	owed: units,
	/** What of it is due by now, and since when. */
	due: units,
	since: z.string().nullable(),
	coming: z.array(z.object({ amount: units, due: z.string() })),
});

const entry = z.object({
	id: z.int(),
	kind: z.enum(entryKinds),
	/** By how much more is owed; below nothing where less is. */
	amount: units,
	day: z.string(),
	due: z.string().nullable(),
	method: z.enum(methods).nullable(),
	why: z.string(),
	season: z.string().nullable(),
	/** The entry it takes back, and the one that takes it back. */
	reverses: z.int().nullable(),
	reversedBy: z.int().nullable(),
	/** Of what came by card: what the provider keeps of it; null where it is not known. */
	fee: units.nullable(),
	/** It came by card, so it can go back to the card. */
	isByCard: z.boolean(),
	/** Who entered it, and when; null for what happened by itself. */
	by: z.string().nullable(),
	byId: z.int().nullable(),
	at: z.string(),
});

export const ledgerShown = answer(
	z.object({
		currency: z.string(),
		sums,
		/** What the provider of cards keeps of what came in by card. */
		cardFees: units,
		/** Newest first; null is what belongs to no season that is there. */
		seasons: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), sums })),
		/** Who is due longest first. */
		debtors: z.array(balance),
	}),
	(it: LedgerView) => ({
		currency: it.currency,
		sums: toSums(it.sums),
		cardFees: it.cardFees,
		seasons: it.seasons.map(({ id, name, sums }) => ({ id, name, sums: toSums(sums) })),
		debtors: it.debtors.map(toBalance),
	}),
);

export const debtorPage = z.object({
	currency: z.string(),
	debtor: balance,
	sums,
	/** What goes back by the rules of what it signed up for, if it leaves today; null where there are none. */
	refund: units.nullable(),
	/** The newest first. */
	entries: z.array(entry),
});

export const debtorShown = answer(debtorPage, toDebtorPage);

export const entered = answer(debtorPage.extend({ success, message: said }), (it: DebtorView) => ({
	...toDebtorPage(it),
	message: "Entered",
}));

export const reversed = answer(debtorPage.extend({ success, message: said }), (it: DebtorView) => ({
	...toDebtorPage(it),
	message: "Taken back",
}));

export const teamsCharged = answer(
	z.object({ success, message: said, charged: z.int() }),
	({ charged }: { charged: number }) => ({
		message: say`Teams charged: ${charged}`,
		charged,
	}),
);

export const entriesShown = answer(
	z.object({ currency: z.string(), entries: z.array(entry.extend({ of: who })) }),
	(it: { currency: string; entries: (EntryView & { of: NamedDebtor })[] }) => ({
		currency: it.currency,
		entries: it.entries.map((entry) => ({ ...toEntry(entry), of: toWho(entry.of) })),
	}),
);

const reminderRule = z.object({
	/** So many days before something has to be paid; null is never. */
	daysBefore: z.int().nullable(),
	/** Every so many days while something is due; null is never. */
	everyDays: z.int().nullable(),
});

const toReminderRule = ({ daysBefore, everyDays }: ReminderRule) => ({ daysBefore, everyDays });

export const reminderRuleShown = answer(reminderRule, toReminderRule);

export const reminderRuleSaved = answer(
	reminderRule.extend({ success, message: said }),
	(it: ReminderRule) => ({ ...toReminderRule(it), message: "Saved" }),
);

export const reminded = answer(
	z.object({
		success,
		message: said,
		reminded: z.int(),
		/** Of those who were asked for: no address is known, nothing is owed, or they were reminded today. */
		unreached: z.int(),
	}),
	({ reminded, unreached }: RemindedCount) => ({
		message:
			reminded === 0
				? "Nobody was written to: no address is known, or it was done today."
				: say`Reminders on their way: ${reminded}`,
		reminded,
		unreached,
	}),
);

const rules = z.object({
	currency: z.string(),
	/** What a team pays for a game it gives up; 0 for nothing. */
	forfeitFine: units,
	/** The week of play from which on a team whose fee is due does not play; null where all play. */
	barredFrom: z.int().nullable(),
	/** Whoever publishes the schedule is asked first while a team owes what is due. */
	isPaidFirst: z.boolean(),
	/** What an official earns by a game, by the job; 0 for nothing. */
	refereeFee: units,
	scorerFee: units,
});

export const feeRulesShown = answer(rules, toRules);

export const feeRulesSaved = answer(
	rules.extend({ success, message: said }),
	(it: FeeRules & { currency: string }) => ({ ...toRules(it), message: "Saved" }),
);

export const feesOfGame = answer(
	z.object({
		currency: z.string(),
		teams: z.array(
			z.object({
				teamId: z.int(),
				name: z.string(),
				due: units,
				since: z.string(),
				/** It does not play until it has paid. */
				isBarred: z.boolean(),
			}),
		),
	}),
	({ currency, teams }: { currency: string; teams: OwingTeam[] }) => ({
		currency,
		teams: teams.map(({ teamId, name, due, since, isBarred }) => ({
			teamId,
			name,
			due,
			since,
			isBarred,
		})),
	}),
);

function toRules(it: FeeRules & { currency: string }): z.input<typeof rules> {
	const { currency, forfeitFine, barredFrom, isPaidFirst, officialFees } = it;
	const { referee: refereeFee, scorer: scorerFee } = officialFees;
	return { currency, forfeitFine, barredFrom, isPaidFirst, refereeFee, scorerFee };
}

export function toDebtorPage(it: DebtorView): z.input<typeof debtorPage> {
	return {
		currency: it.currency,
		debtor: toBalance(it.debtor),
		sums: toSums(it.sums),
		refund: it.refund,
		entries: it.entries.map(toEntry),
	};
}

function toSums(it: Sums): z.input<typeof sums> {
	return {
		charged: it.charged,
		waived: it.waived,
		corrected: it.corrected,
		paid: it.paid,
		refunded: it.refunded,
		kept: it.kept,
		owed: it.owed,
		earned: it.earned,
		paidOut: it.paidOut,
	};
}

function toWho(it: NamedDebtor): z.input<typeof who> {
	return { kind: it.kind, id: it.id, name: it.name };
}

function toBalance(it: NamedDebtor & Balance): z.input<typeof balance> {
	return {
		...toWho(it),
		owed: it.owed,
		due: it.due,
		since: it.since,
		coming: it.coming.map(({ amount, due }) => ({ amount, due })),
	};
}

function toEntry(it: EntryView): z.input<typeof entry> {
	return {
		id: it.id,
		kind: it.kind,
		amount: it.amount,
		day: it.day,
		due: it.due,
		method: it.method,
		why: it.why,
		season: it.season,
		reverses: it.reverses,
		reversedBy: it.reversedBy,
		fee: it.fee,
		isByCard: it.isByCard,
		by: it.by.name,
		byId: it.by.id,
		at: it.at,
	};
}
