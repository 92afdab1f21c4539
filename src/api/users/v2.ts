import { z } from "zod";
import type { AccountView } from "#usecases/account.ts";
import { answer } from "../endpoint.ts";
import { id, line, success } from "../fields.ts";
import { ownUser, toOwnUser } from "./user.ts";

type Text = string | null | undefined;
const emptyAsNull = (value: Text) => (value === "" ? null : value);
const emptyAsAbsent = (value: Text) => (value === "" || value === null ? undefined : value);
const password = z.preprocess(emptyAsAbsent, z.string("This is no password.").max(1000).optional());

/** One's own settings, as the settings screen sends them; other fields of the user are not read. */
export const settings = z
	.object({
		id,
		username: line(200, "A username has at most 64 characters.").optional(),
		email: z.preprocess(
			emptyAsNull,
			z.email("Please enter an email address.").max(200).nullable().optional(),
		),
		theme: z
			.string()
			.regex(/^[a-z]{1,20}$/, "A theme is one short word.")
			.optional(),
		oldPassword: password,
		password,
	})
	.transform(({ id, ...rest }) => ({ userId: id, ...rest }));

export const savedSettings = answer(
	z.object({ success, message: z.string(), user: ownUser }),
	(view: AccountView) => ({
		message: `User ${view.account.username} updated successfully`,
		user: toOwnUser(view),
	}),
);
