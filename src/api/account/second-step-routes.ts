import { z } from "zod";
import {
	beginSecondStep,
	confirmSecondStep,
	endSecondStep,
	finishSignIn,
	type NewSecret,
	type Requirement,
	renewRecoveryCodes,
	requireSecondStep,
	resetSecondStep,
	viewSecondStep,
} from "#usecases/account/second-step.ts";
import {
	signedIn as accounts,
	anyoneEvenWithTemporaryPassword,
	signedInEvenWithoutSecondStep,
	signedInEvenWithTemporaryPassword,
	superAdmins,
} from "../access.ts";
import { answer, counted, del, get, post, put } from "../endpoint.ts";
import { nothing, success } from "../fields.ts";
import { said } from "../said.ts";
import { codesKept, state, ticket, withPassword } from "./second-step-wire.ts";
import { signedIn } from "./sign-in-wire.ts";
import { userById } from "./user-wire.ts";

const code = z
	.string("Please enter the code.")
	.min(1, "Please enter the code.")
	.max(60, "This is no code.")
	.regex(/^[^\0]*$/, "This is no code.");
const withCode = z.object({ code });
const withTicket = z.object({ ticket, code });

const withRequirement = withPassword.extend({
	isRequired: z.boolean("Please say whether it is required."),
});

const secret = answer(
	z.object({
		success,
		/** To be typed where no picture can be read; told this once. */
		secret: z.string(),
		/** What the picture says, `otpauth://…`. */
		address: z.string(),
	}),
	({ secret, address }: NewSecret) => ({ secret, address }),
);

const codesTold = answer(
	z.object({ success, message: said, recoveryCodes: z.array(z.string()) }),
	(recoveryCodes: string[]) => ({
		message: codesKept,
		recoveryCodes,
	}),
);

const ended = answer(z.object({ success, message: said }), () => ({
	message: "The second step is off",
}));

const required = answer(
	z.object({ success, message: said, isRequired: z.boolean() }),
	({ isRequired }: Requirement) => ({
		message: isRequired
			? "Super administrators need a second step from now on"
			: "The second step is everybody's own choice",
		isRequired,
	}),
);

export const secondStepRoutes = [
	counted(
		post(
			"/auth/second-step",
			anyoneEvenWithTemporaryPassword,
			withTicket,
			finishSignIn,
			signedIn,
			"The second step of signing in, with the `ticket` that `/auth/login` has answered: a code of the app or a recovery code, each of which counts once. Starts a session.",
		),
	),
	get(
		"/auth/second-step",
		signedInEvenWithTemporaryPassword,
		nothing,
		viewSecondStep,
		state,
		"Whether one's own sign-in has a second step.",
	),
	counted(
		post(
			"/auth/second-step/secret",
			signedInEvenWithoutSecondStep,
			withPassword,
			beginSecondStep,
			secret,
			"Begins to set a second step up: a secret for an app that makes one-time codes. Needs the password.",
		),
	),
	counted(
		put(
			"/auth/second-step",
			signedInEvenWithoutSecondStep,
			withCode,
			confirmSecondStep,
			codesTold,
			"Switches the second step on by the app's first code, and answers ten recovery codes, this once. All other sessions end.",
		),
	),
	counted(
		post(
			"/auth/second-step/recovery-codes",
			accounts,
			withPassword,
			renewRecoveryCodes,
			codesTold,
			"Ten other recovery codes, answered this once; those of before count no more.",
		),
	),
	counted(
		post(
			"/auth/second-step/end",
			accounts,
			withPassword,
			endSecondStep,
			ended,
			"Switches one's own second step off. All other sessions end.",
		),
	),
	counted(
		put(
			"/auth/second-step/requirement",
			superAdmins,
			withRequirement,
			requireSecondStep,
			required,
			"Says whether super administrators need a second step; whoever has none can set one up from then on, and nothing else. Needs the password, and a second step of one's own.",
		),
	),
	del(
		"/usersv2/:id/second-step",
		accounts,
		userById,
		resetSecondStep,
		ended,
		"Takes the second step from somebody of the organization who has lost phone and codes, for its owner; the person is told by letter, and all sessions end.",
	),
] as const;
