import { useAddressLink, viewLink } from "#usecases/mail/address-of-account.ts";
import {
	askForPassword,
	choosePassword,
	inviteUser,
} from "#usecases/mail/letters-about-accounts.ts";
import { listOutbox, viewLetter } from "#usecases/mail/outbox.ts";
import { anyoneEvenWithTemporaryPassword, signedIn } from "../access.ts";
import { userById } from "../account/user-wire.ts";
import { counted, get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import {
	addressByLink,
	asked,
	chosen,
	chosenByLink,
	copiedLetter,
	forgotten,
	invited,
	letterById,
	linkGiven,
	linkShown,
	outbox,
} from "./mail.ts";

export const mailRoutes = [
	counted(
		post(
			"/auth/forgotten",
			anyoneEvenWithTemporaryPassword,
			forgotten,
			askForPassword,
			asked,
			"Writes a letter with a link to choose another password, to whoever has an account of this username or address. The answer is the same whether there is one.",
		),
	),
	post(
		"/auth/link",
		anyoneEvenWithTemporaryPassword,
		linkGiven,
		viewLink,
		linkShown,
		"Says whose letter a link is of, and what it is for.",
	),
	counted(
		post(
			"/auth/address",
			anyoneEvenWithTemporaryPassword,
			linkGiven,
			useAddressLink,
			addressByLink,
			"Lets a new address of an account count, or takes it back, by the link of a letter, once. Taken back, all sessions of the account end.",
		),
	),
	counted(
		post(
			"/auth/password",
			anyoneEvenWithTemporaryPassword,
			chosenByLink,
			choosePassword,
			chosen,
			"Chooses the own password by the link of a letter, once; all sessions of the account end, and one begins.",
		),
	),
	post(
		"/usersv2/:id/invitation",
		signedIn,
		userById,
		inviteUser,
		invited,
		"Invites somebody whom the sender manages by mail, to choose an own password.",
	),
	get(
		"/outbox",
		signedIn,
		nothing,
		listOutbox,
		outbox,
		"What was written to people of the organization, for its owners: to whom, when, and what the mail server said.",
	),
	get(
		"/outbox/:id",
		signedIn,
		letterById,
		viewLetter,
		copiedLetter,
		"A letter in words, to be passed on by hand.",
	),
] as const;
