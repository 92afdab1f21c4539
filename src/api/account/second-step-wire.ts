import { z } from "zod";
import type { SecondStepView } from "#usecases/account/second-step.ts";
import { answer } from "../endpoint.ts";

export const ticket = z.string("Please sign in again.").max(200, "Please sign in again.");

export const withPassword = z.object({
	oldPassword: z.string("This is no password.").max(1000, "This password is too long.").optional(),
});

export const codesKept = "Keep these codes: each signs you in once without your phone.";

export const state = answer(
	z.object({
		isOn: z.boolean(),
		/** Whether an app makes codes for it. */
		hasApp: z.boolean(),
		recoveryCodesLeft: z.int(),
		/** Whether super administrators have to have one. */
		isRequired: z.boolean(),
		/** Where a passkey counts that is added now. */
		host: z.string(),
		/** The oldest first. */
		passkeys: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				/** Where it counts. */
				host: z.string(),
				createdAt: z.string(),
				lastUsedAt: z.string().nullable(),
			}),
		),
	}),
	({ passkeys, ...view }: SecondStepView) => ({
		...view,
		passkeys: passkeys.map(({ credentialId, name, host, createdAt, lastUsedAt }) => ({
			id: credentialId,
			name,
			host,
			createdAt,
			lastUsedAt,
		})),
	}),
);
