import { changeFeeRules, viewFeeRules, viewFeesOfGame } from "#usecases/ledger/fee-rules.ts";
import { chargeTeams, enter, reverse } from "#usecases/ledger/make-entries.ts";
import { listEntries, viewDebtor, viewLedger } from "#usecases/ledger/view-ledger.ts";
import { members, owners } from "../access.ts";
import { get, post, put } from "../endpoint.ts";
import {
	debtorAsked,
	debtorShown,
	entered,
	entriesAsked,
	entriesShown,
	entryToReverse,
	feeRulesSaved,
	feeRulesShown,
	feesOfGame,
	gameAsked,
	leagueAsked,
	ledgerAsked,
	ledgerShown,
	newEntry,
	newFeeRules,
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
		"/ledger/entries/:id/reversal",
		members,
		entryToReverse,
		reverse,
		reversed,
		"Takes an entry back by another one, once. Staff take back what they entered themselves.",
	),
	get(
		"/ledger/:kind/:id",
		members,
		debtorAsked,
		viewDebtor,
		debtorShown,
		"What a team (by the id of the club), a player or a sign-up owes, and every entry of it, the newest first.",
	),
	post(
		"/ledger/:kind/:id",
		members,
		newEntry,
		enter,
		entered,
		"Enters a charge or a payment; as an owner also a refund, a waiver, or a correction, which alone may be below nothing. Money has a `method`, a charge a day on which it is `due`. Entries are never changed; wrong ones are taken back.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/fees",
		members,
		leagueAsked,
		viewFeeRules,
		feeRulesShown,
		"What a league in a season asks about money: the fine for a forfeit, and from which week on a team whose fee is due does not play.",
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
