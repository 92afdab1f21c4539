import { changeFeeRules, viewFeeRules, viewFeesOfGame } from "#usecases/ledger/fee-rules.ts";
import { chargeTeams, enter, reverse } from "#usecases/ledger/make-entries.ts";
import { enterOfficialFees } from "#usecases/ledger/official-fees.ts";
import {
	changeReminderRule,
	remindDebtors,
	viewReminderRule,
} from "#usecases/ledger/remind-debtors.ts";
import { listEntries, viewDebtor, viewLedger } from "#usecases/ledger/view-ledger.ts";
import { setUpCards, switchCards, viewCardAccount } from "#usecases/payment/card-account.ts";
import { refundToCard } from "#usecases/payment/refund-card.ts";
import { members, owners } from "../access.ts";
import { get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { daysAsked } from "../official/official.ts";
import {
	cardAccountShown,
	cardRefund,
	cardsSwitch,
	cardsSwitched,
	cardsToSetUp,
	refunded,
} from "./card-wire.ts";
import {
	debtorAsked,
	debtorShown,
	entered,
	entriesAsked,
	entriesShown,
	entryToReverse,
	feeRulesSaved,
	feeRulesShown,
	feesEntered,
	feesOfGame,
	gameAsked,
	leagueAsked,
	ledgerAsked,
	ledgerShown,
	newEntry,
	newFeeRules,
	newReminderRule,
	reminded,
	reminderRuleSaved,
	reminderRuleShown,
	remindersAsked,
	reversed,
	teamsCharge,
	teamsCharged,
} from "./wire.ts";

/** What is owed to the organization and was paid. */
export const ledgerRoutes = [
	get(
		"/ledger",
		members,
		ledgerAsked,
		viewLedger,
		ledgerShown,
		"Who owes what since when, and what came in and went out, in all or in one season. Amounts are whole numbers of the smallest units of the currency: cents of a dollar.",
	),
	get(
		"/ledger/entries",
		members,
		entriesAsked,
		listEntries,
		entriesShown,
		"All entries of the ledger in the order in which they were made, with whom they are of.",
	),
	post(
		"/ledger/charges",
		members,
		teamsCharge,
		chargeTeams,
		teamsCharged,
		"Charges several teams the same, all or none of them. Each part is a charge with its day.",
	),
	post(
		"/ledger/officials",
		members,
		daysAsked,
		enterOfficialFees,
		feesEntered,
		"Enters what officials earned by the games of some days that were played, as the fees of their leagues say. What was entered before is not entered again.",
	),
	post(
		"/ledger/entries/:id/reversal",
		members,
		entryToReverse,
		reverse,
		reversed,
		"Takes an entry back by another one, once. Staff take back what they entered themselves.",
	),
	post(
		"/ledger/entries/:id/refund",
		owners,
		cardRefund,
		refundToCard,
		refunded,
		"Pays a payment that came by card back to the card, all of it or a part. It is an entry once the provider has done it.",
	),
	post(
		"/ledger/reminders",
		members,
		remindersAsked,
		remindDebtors,
		reminded,
		"Writes to those who owe what it is and since when, with the way to pay, once a day each at most. A team is written to at its captain's address.",
	),
	get(
		"/ledger/reminders",
		members,
		nothing,
		viewReminderRule,
		reminderRuleShown,
		"When those who owe are written to by itself.",
	),
	put(
		"/ledger/reminders",
		owners,
		newReminderRule,
		changeReminderRule,
		reminderRuleSaved,
		"Says when those who owe are written to by itself, at nine in the morning: so many days before something has to be paid, and every so many days while it is due.",
	),
	get(
		"/ledger/cards",
		owners,
		nothing,
		viewCardAccount,
		cardAccountShown,
		"Whether the organization takes cards, and whether the provider takes them for it yet.",
	),
	post(
		"/ledger/cards",
		owners,
		nothing,
		setUpCards,
		cardsToSetUp,
		"Opens the organization's own account with the provider, once, and answers where its owner goes on to set it up. The address is good for one visit.",
	),
	put(
		"/ledger/cards",
		owners,
		cardsSwitch,
		switchCards,
		cardsSwitched,
		"Switches paying by card off and on. What was paid by card stays, and can be refunded.",
	),
	get(
		"/ledger/:kind/:id",
		members,
		debtorAsked,
		viewDebtor,
		debtorShown,
		"What a team (by the id of the club), a player or a sign-up owes, or an official is still to get, which is below nothing, and every entry of it, the newest first.",
	),
	post(
		"/ledger/:kind/:id",
		members,
		newEntry,
		enter,
		entered,
		"Enters a charge or a payment; as an owner also a refund, a waiver, or a correction, which alone may be below nothing. Money has a `method`, a charge a day on which it is `due`. Officials alone have a `fee`, which owners enter, and a `payout`. Entries are never changed; wrong ones are taken back.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/fees",
		members,
		leagueAsked,
		viewFeeRules,
		feeRulesShown,
		"What a league in a season asks about money: the fine for a forfeit, from which week on a team whose fee is due does not play, and what officials earn by a game.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/fees",
		owners,
		newFeeRules,
		changeFeeRules,
		feeRulesSaved,
		"Changes what a league in a season asks about money. Fines that were charged stay.",
	),
	get(
		"/gamesv2/:id/fees",
		members,
		gameAsked,
		viewFeesOfGame,
		feesOfGame,
		"Who of the two teams of a game owes what is due, since when, and whether it plays nevertheless.",
	),
] as const;
