import { type LetterKind, letterKinds, linksOfBefore } from "#domain/mail/letter.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { PlatformNouns } from "#store/platform/platform.ts";
import { trailOf } from "../account/user-rules.ts";
import { auditEntry } from "../audit/audit.ts";
import type { PlatformScope } from "../platform-scope.ts";
import { behindLink, type GivenLink } from "./link.ts";
import { writeLetter } from "./write-letter.ts";

export type LinkView = { username: string; kind: LetterKind; address: string };

/** Whose letter a link is of, and what for; refused when it was used, has run out or was made up. */
export async function viewLink(scope: PlatformScope, input: GivenLink): Promise<LinkView> {
	const { account, letter } = await behindLink(scope, scope.platform, input, letterKinds);
	return { username: account.username, kind: letter.kind, address: letter.address };
}

export type AddressByLink = { address: string; isTakenBack: boolean };

/**
 * Lets the new address of an account count, or brings the old one back, by the link of a letter
 * (rule `address-confirmed`). Taken back, all sessions end and the old address gets a link for another password.
 */
export async function useAddressLink(
	scope: PlatformScope,
	input: GivenLink,
): Promise<AddressByLink> {
	const at = scope.now.toISOString();
	const done = await scope.platform.transaction(async ({ platform }) => {
		const { account, letter } = await behindLink(scope, platform, input, [
			"confirmAddress",
			"addressChanged",
		]);
		const { kind, address } = letter;
		const isTakenBack = kind === "addressChanged";
		await platform.outbox.closeLinksOf(
			account.id,
			at,
			isTakenBack ? [...linksOfBefore, kind] : linksOfBefore,
		);
		const after = await platform.accounts.change(account.id, { email: address });
		if (isTakenBack) {
			await platform.sessions.removeOf(account.id);
			await writeLetter(scope, platform, { account: after, kind: "newPassword", address });
		} else {
			await tellOldAddress(scope, platform, { before: account, after, isOwn: true });
		}
		await platform.addToAudit(
			trailOf(after),
			auditEntry(scope, {
				action: "user.change",
				id: after.id,
				before: { username: after.username, email: account.email },
				after: { username: after.username, email: address },
			}),
		);
		return { address, isTakenBack };
	});
	scope.mail.wake();
	return done;
}

/** The old address hears of the new one. One's own change can be taken back there. */
export async function tellOldAddress(
	scope: PlatformScope,
	platform: Pick<PlatformNouns, "outbox" | "organizations">,
	{ before, after, isOwn }: { before: Account; after: Account; isOwn: boolean },
): Promise<void> {
	if (before.email === null || before.email === after.email) return;
	await writeLetter(scope, platform, {
		account: after,
		kind: "addressChanged",
		address: before.email,
		told: { address: after.email ?? "" },
		hasLink: isOwn,
	});
}
