import { canManageUser, isOwner, isSuperAdmin } from "#domain/account/policy.ts";
import { type Letter, textOf } from "#domain/mail/letter.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { authorize, found } from "../refusals.ts";

/** A letter of the log, to whom it is, and whether its link still opens something. */
export type OutboxLetter = StoredLetter & { to: string; isOpen: boolean };

const most = 200;

/** What was written to people of the organization, of all of them for super administrators; the newest first. */
export async function listOutbox(
	scope: PlatformScope,
): Promise<{ letters: OutboxLetter[]; isServed: boolean }> {
	const { viewer, platform, organization, mail, now } = scope;
	authorize(isOwner(viewer));
	const own = viewer.kind === "member" ? viewer.organizationId : null;
	const organizationId = organization?.id ?? (isSuperAdmin(viewer) ? "all" : own);
	if (organizationId === null) return { letters: [], isServed: mail.isServed };
	const accounts = await platform.accounts.list(
		organizationId === "all" ? undefined : organizationId,
	);
	const managed = new Map(
		accounts
			.filter((account) => canManageUser(viewer, account))
			.map(({ id, username }) => [id, username]),
	);
	const letters = await platform.outbox.listOf(organizationId, most);
	return {
		letters: letters.flatMap((letter) => {
			const to = managed.get(letter.userId ?? 0);
			const isOpen = (letter.linkUntil ?? "") > now.toISOString();
			return to === undefined ? [] : [{ ...letter, to, isOpen }];
		}),
		isServed: mail.isServed,
	};
}

export type CopiedLetter = Pick<Letter, "subject"> & { address: string; text: string };

/** A letter in words, for whoever passes it on by hand. Others' are answered like missing ones. */
export async function viewLetter(
	scope: PlatformScope,
	{ id }: { id: string },
): Promise<CopiedLetter> {
	const { viewer, platform, mail } = scope;
	const letter = found(await platform.outbox.find(id), noLetter);
	const account = await platform.accounts.find(letter.userId ?? 0);
	found(account !== undefined && canManageUser(viewer, account) ? account : null, noLetter);
	const written = await mail.write(letter);
	return { subject: written.subject, address: letter.address, text: textOf(written) };
}

const noLetter = "Letter not found.";
