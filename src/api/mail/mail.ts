import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { letterKinds, letterStates } from "#domain/mail/letter.ts";
import type { SignedIn } from "#usecases/account/sign-in.ts";
import type { AddressByLink, LinkView } from "#usecases/mail/address-of-account.ts";
import type { Invited } from "#usecases/mail/letters-about-accounts.ts";
import type { CopiedLetter, OutboxLetter } from "#usecases/mail/outbox.ts";
import { askFor, secondStep } from "../account/sign-in-wire.ts";
import { ownUser, toOwnUser } from "../account/user.ts";
import { answer } from "../endpoint.ts";
import { line, success } from "../fields.ts";
import { said } from "../said.ts";

const link = z
	.string("A link is a text.")
	.min(1, "Please open the link of the letter again.")
	.max(200, "This is no link of a letter.");

export const forgotten = z.object({
	name: z
		.string("Please enter your username or e-mail address.")
		.trim()
		.min(1, "Please enter your username or e-mail address.")
		.max(200, "Please enter your username or e-mail address.")
		.regex(/^[^\0]*$/, "Please enter your username or e-mail address."),
});

export const linkGiven = z.object({ link });

export const chosenByLink = z.object({
	link,
	password: z.string("Please choose a password.").max(1000, "This password is too long."),
});

export const letterById = z.object({ id: line(64, "Letter not found.") });

export const asked = answer(
	z.object({ success, message: said }),
	({ isServed }: { isServed: boolean }) => ({
		message: isServed
			? "If there is such an account with an e-mail address, a letter is on its way. Look among the spam as well."
			: "This installation sends no mail. Ask whoever runs your league for the link: it is waiting there.",
	}),
);

export const linkShown = answer(
	z.object({ username: z.string(), kind: z.enum(letterKinds), address: z.string() }),
	({ username, kind, address }: LinkView) => ({ username, kind, address }),
);

export const addressByLink = answer(
	z.object({ success, message: said, isTakenBack: z.boolean() }),
	({ address, isTakenBack }: AddressByLink) => ({
		message: isTakenBack
			? say`Your address is ${address} again, and all devices are signed out. A letter with a link to choose another password is on its way.`
			: say`Your address is ${address} now.`,
		isTakenBack,
	}),
);

export const chosen = answer(
	z.object({ success, message: said, user: ownUser.nullable(), secondStep }),
	(entered: SignedIn) =>
		"view" in entered
			? { message: "Password chosen", user: toOwnUser(entered.view) }
			: { message: askFor(entered), user: null, secondStep: entered },
);

export const invited = answer(
	z.object({
		success,
		message: said,
		/** The letter, which waits to be copied where there is no mail server. */
		letterId: z.string(),
		isServed: z.boolean(),
	}),
	({ address, username, isServed, letterId }: Invited) => ({
		message: isServed
			? say`An invitation is on its way to ${address}.`
			: say`There is no mail server: copy the letter to ${username} and send it yourself.`,
		letterId,
		isServed,
	}),
);

const letter = z.object({
	id: z.string(),
	kind: z.enum(letterKinds),
	/** The username. */
	to: z.string(),
	address: z.string(),
	state: z.enum(letterStates),
	tries: z.int(),
	/** What the mail server said last. */
	answer: z.string().nullable(),
	/** Whether its link still opens something. */
	isOpen: z.boolean(),
	createdAt: z.string(),
	endedAt: z.string().nullable(),
});

export const outbox = answer(
	z.object({ letters: z.array(letter), isServed: z.boolean() }),
	({ letters, isServed }: { letters: OutboxLetter[]; isServed: boolean }) => ({
		letters: letters.map((it) => ({
			id: it.id,
			kind: it.kind,
			to: it.to,
			address: it.address,
			state: it.state,
			tries: it.tries,
			answer: it.answer,
			isOpen: it.isOpen,
			createdAt: it.createdAt,
			endedAt: it.endedAt,
		})),
		isServed,
	}),
);

export const copiedLetter = answer(
	z.object({ subject: z.string(), address: z.string(), text: z.string() }),
	({ subject, address, text }: CopiedLetter) => ({ subject, address, text }),
);
