import { z } from "zod";
import { roles } from "#domain/account/user.ts";
import { sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { AccountView } from "#usecases/account/account.ts";
import type { ChangedUser } from "#usecases/account/change-user.ts";
import type { ListedUser } from "#usecases/account/users.ts";
import { answer } from "../endpoint.ts";
import {
	flag,
	form,
	id,
	line,
	optionalEmail,
	optionalId,
	optionalText,
	success,
	upload,
} from "../fields.ts";
import { language, sportIds, theme } from "../organization/fields.ts";
import { said } from "../said.ts";
import { ownUser, toOwnUser, toUser, user } from "./user.ts";

type Text = string | null | undefined;
const emptyAsAbsent = (value: Text) => (value === "" || value === null ? undefined : value);

/**
 * A password that is empty is none: nothing hashes to it, and nothing is changed by it
 * (rule `no-password-no-sign-in`).
 */
const password = z.preprocess(
	emptyAsAbsent,
	z.string("This is no password.").max(1000, "This password is too long.").optional(),
);
const username = line(200, "A username has at most 64 characters.");
const role = z.preprocess(emptyAsAbsent, z.enum(roles, "There is no such role.").optional());

/** What the user list, the organization page and the settings screen send; each sends a part. */
const fields = {
	email: optionalEmail,
	role,
	organization_id: optionalId,
	domain: optionalText(253),
	slug: optionalText(50),
	sportIds,
};

export const newUser = z
	.object({ ...fields, username, password, resetPassword: flag })
	.transform(({ organization_id: organizationId, ...rest }) => ({ ...rest, organizationId }));

export const changedUser = form(
	z
		.object({
			...fields,
			id,
			username: username.optional(),
			theme,
			language: z.preprocess((value) => (value === "" ? null : value), language.nullish()),
			logo: upload,
			resetPassword: flag,
			removePassword: flag,
			oldPassword: password,
			password,
		})
		.transform(({ id, organization_id: organizationId, ...rest }) => ({
			...rest,
			userId: id,
			organizationId,
		})),
);

export const userById = z.object({ id }).transform(({ id }) => ({ userId: id }));

export const oneUser = answer(z.object({ user: ownUser }), (view: AccountView) => ({
	user: toOwnUser(view),
}));

const listedUser = user.extend({
	organizationName: z.string().nullable(),
	/** By which password one signs in to the account: the user's own, a temporary one, or none at all. */
	access: z.enum(["own", "temporary", "none"]),
});

export const users = answer(z.object({ users: z.array(listedUser) }), (list: ListedUser[]) => ({
	users: list.map((it) => ({
		...toUser(it),
		organizationName: it.organizationName,
		access: accessOf(it),
	})),
}));

function accessOf({ account }: ListedUser): "own" | "temporary" | "none" {
	if (account.passwordHash === null) return "none";
	return account.mustChangePassword ? "temporary" : "own";
}

/** Only where one was made up, and only this once. */
const tempPassword = z.string().optional();

export const addedUser = answer(
	z.object({ success, message: said, user: ownUser, tempPassword }),
	({ user, tempPassword }: ChangedUser) => ({
		message: sayWith(messages.users.created, user.account.username),
		user: toOwnUser(user),
		tempPassword,
	}),
);

/** An address of one's own that counts as soon as the link of the letter to it was pressed. */
const pendingEmail = z.string().optional();

export const savedUser = answer(
	z.object({ success, message: said, user: ownUser, tempPassword, pendingEmail }),
	({ user, tempPassword, pendingEmail }: ChangedUser) => ({
		message: sayWith(messages.users.updated, user.account.username),
		user: toOwnUser(user),
		tempPassword,
		pendingEmail,
	}),
);

export const deletedUser = answer(z.object({ success, message: said }), () => ({
	message: sayWith(messages.users.deleted, 1),
}));

export const dashboardStats = answer(z.object({ seasonCount: z.int() }), (seasonCount: number) => ({
	seasonCount,
}));
