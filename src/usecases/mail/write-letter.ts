import { type AccountLetterKind, linkMs, linksOfBefore } from "#domain/mail/letter.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import type { PlatformScope } from "../platform-scope.ts";

type ToWrite = {
	account: Account;
	kind: AccountLetterKind;
	address: string;
	told?: Record<string, string>;
	/** Whether its link opens something. */
	hasLink?: boolean;
};

/**
 * A letter to an account, whose link opens what it is for; links of before open nothing any more. Null for the
 * second one of an instant.
 */
export async function writeLetter(
	{ now, viewer }: Pick<PlatformScope, "now" | "viewer">,
	{ outbox, organizations }: Pick<PlatformNouns, "outbox" | "organizations">,
	{ account, kind, address, told = {}, hasLink = true }: ToWrite,
): Promise<string | null> {
	const { id: userId, organizationId, username, language } = account;
	const organization =
		organizationId === null ? undefined : await organizations.find(organizationId);
	const at = now.toISOString();
	if (linksOfBefore.some((it) => it === kind)) await outbox.closeLinksOf(userId, at);
	return outbox.add({
		organizationId,
		userId,
		cause: `${kind} of ${userId} at ${at}`,
		kind,
		address,
		language: language ?? organization?.language ?? "en",
		told: Object.assign(
			{ username },
			viewer.kind === "member" && viewer.userId !== userId && { by: viewer.username },
			told,
		),
		dueAt: at,
		linkUntil: hasLink ? new Date(now.getTime() + linkMs[kind]).toISOString() : null,
		createdAt: at,
	});
}
