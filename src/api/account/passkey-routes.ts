import { z } from "zod";
import {
	addPasskey,
	askForPasskey,
	beginPasskey,
	removePasskey,
	signInByPasskey,
} from "#usecases/account/passkeys.ts";
import type { PasskeyRequest } from "#usecases/platform-scope.ts";
import {
	signedIn as accounts,
	anyoneEvenWithTemporaryPassword,
	signedInEvenWithoutSecondStep,
} from "../access.ts";
import { answer, counted, post } from "../endpoint.ts";
import { optionalText, success } from "../fields.ts";
import { said } from "../said.ts";
import { codesKept, ticket, withPassword } from "./second-step-wire.ts";
import { signedIn } from "./sign-in-wire.ts";

const isNone = "This is no passkey.";
/** Bytes as base64url. */
const bytes = (most: number) =>
	z
		.string(isNone)
		.max(most, isNone)
		.regex(/^[\w-]*$/, isNone);
const id = bytes(1400).min(1, isNone);
const clientDataJSON = bytes(4000);

const made = z.object(
	{
		id,
		clientDataJSON,
		attestationObject: bytes(20_000),
		transports: z
			.array(
				z
					.string(isNone)
					.max(20, isNone)
					.regex(/^[\w-]+$/, isNone),
				isNone,
			)
			.max(10, isNone)
			.default([]),
	},
	isNone,
);
const used = z.object(
	{ id, clientDataJSON, authenticatorData: bytes(4000), signature: bytes(4000) },
	isNone,
);

const withNew = z.object({
	name: optionalText(60),
	passkey: made,
});
const withRemoved = withPassword.extend({ passkeyId: id });
const withTicket = z.object({ ticket: ticket.optional() });

const asked = answer(
	z.object({
		success,
		/** For `navigator.credentials`, as WebAuthn has it in JSON. */
		options: z.record(z.string(), z.unknown()),
	}),
	({ options }: PasskeyRequest) => ({ options }),
);

const added = answer(
	z.object({ success, message: said, recoveryCodes: z.array(z.string()) }),
	(recoveryCodes: string[]) => ({
		message: recoveryCodes.length > 0 ? codesKept : "The passkey was added",
		recoveryCodes,
	}),
);

const removed = answer(z.object({ success, message: said }), () => ({
	message: "The passkey was removed",
}));

export const passkeyRoutes = [
	counted(
		post(
			"/auth/passkey/options",
			anyoneEvenWithTemporaryPassword,
			withTicket,
			askForPasskey,
			asked,
			"Asks for a passkey: with the `ticket` of `/auth/login` as the second step, without one to sign in by it alone.",
		),
	),
	counted(
		post(
			"/auth/passkey",
			anyoneEvenWithTemporaryPassword,
			withTicket.extend({ passkey: used }),
			signInByPasskey,
			signedIn,
			"Signs in by the answer of a passkey to `/auth/passkey/options`, as the second step or alone. Starts a session.",
		),
	),
	counted(
		post(
			"/auth/passkeys/options",
			signedInEvenWithoutSecondStep,
			withPassword,
			beginPasskey,
			asked,
			"Begins to add a passkey for the host that is asked. Needs the password.",
		),
	),
	counted(
		post(
			"/auth/passkeys",
			signedInEvenWithoutSecondStep,
			withNew,
			addPasskey,
			added,
			"Adds what the browser made. Where nothing was asked after the password before, it answers ten recovery codes, this once. All other sessions end.",
		),
	),
	counted(
		post(
			"/auth/passkeys/end",
			accounts,
			withRemoved,
			removePasskey,
			removed,
			"Removes a passkey of one's own. All other sessions end.",
		),
	),
] as const;
