import { anonymous } from "#domain/account/user.ts";
import { daysOfGrace } from "#domain/organization/domain-claim.ts";
import { type CheckScope, lookAt } from "./check-domain.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Looked at in one go; what is left waits for the next, so that a name server is not flooded. */
const mostAtOnce = 20;

/**
 * Looks at the proved domains that nobody looked at for a day, each by one process only. They come
 * one after the other all day long, as each was looked at last.
 */
export async function watchDomains(scope: Omit<CheckScope, "viewer">): Promise<void> {
	const { platform, now, domains } = scope;
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	const due = await platform.domainClaims.listDue(
		{
			checkedBefore: before(dayMs),
			// Whose days of grace are over is not kept until tomorrow.
			failingBefore: before(daysOfGrace * dayMs),
			andCheckedBefore: before(hourMs),
		},
		mostAtOnce,
	);
	if (due.length === 0 || (await domains.target()) === null) return;
	for (const claim of due) {
		const isOurs = await platform.domainClaims.take(claim, now.toISOString());
		if (isOurs) await lookAt({ ...scope, viewer: anonymous }, claim);
	}
}
