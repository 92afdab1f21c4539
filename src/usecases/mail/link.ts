import { canSignInAt } from "#domain/account/policy.ts";
import type { LetterKind } from "#domain/mail/letter.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { StoredLetter } from "#store/platform/outbox.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { Refusal } from "../refusals.ts";

export type GivenLink = { link: string };

/** Whose letter of these kinds a link is of; refused when it was used, has run out or was made up. */
export async function behindLink(
	{ mail, now, organization }: PlatformScope,
	{ outbox, accounts }: Pick<PlatformNouns, "outbox" | "accounts">,
	{ link }: GivenLink,
	kinds: readonly LetterKind[],
): Promise<{ account: Account; letter: StoredLetter }> {
	const id = mail.letterBehind(link);
	const letter = id === null ? undefined : await outbox.find(id);
	const until = letter?.linkUntil ?? "";
	const account =
		letter?.userId && until > now.toISOString() ? await accounts.find(letter.userId) : undefined;
	// Where it belongs to another league's domain no session of it may begin.
	if (
		letter === undefined ||
		!kinds.includes(letter.kind) ||
		account === undefined ||
		!canSignInAt(account, organization ?? "nobody")
	) {
		throw new Refusal(
			"conflict",
			"This link was used already, or it is too old. Ask for a new one.",
		);
	}
	return { account, letter };
}
