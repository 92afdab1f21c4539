import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { balanceOf } from "#domain/ledger/balance.ts";
import { today } from "#domain/time/wall-clock.ts";
import { recordChange } from "../audit/audit.ts";
import { keyOf } from "../ledger/debtors.ts";
import { happened } from "../notice/happened.ts";
import { authorize, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { findSchedule, type ScheduleView } from "./schedules.ts";

/**
 * Shows a schedule to visitors, or makes it a draft again. Its games stay as they are. Where its league wants to be
 * paid first, it is refused with the teams that owe until somebody says that it may be so (rule `paid-first`).
 */
export async function publishSchedule(
	scope: Scope,
	{
		id,
		isPublished,
		isDespiteFees = false,
	}: { id: number; isPublished: boolean; isDespiteFees?: boolean },
): Promise<ScheduleView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, id);
		if (before.isPublished === isPublished) return before;
		if (isPublished && !isDespiteFees) await mustBePaid({ ...scope, store }, before);
		const publishedAt = isPublished ? scope.now.toISOString() : before.publishedAt;
		await store.schedules.savePublication(id, { isPublished, publishedAt });
		const after = { ...before, isPublished, publishedAt };
		const action = isPublished ? "schedule.publish" : "schedule.withdraw";
		await recordChange(scope, store, {
			action,
			id,
			before: { isPublished: !isPublished },
			after: { isPublished },
		});
		if (isPublished) {
			const leagueIds = [before.league.id];
			const { games } = before;
			await happened({ ...scope, store }, { kind: "schedulePublished", leagueIds, games });
		}
		return after;
	});
}

async function mustBePaid(scope: Scope, { seasonLeagueId }: ScheduleView): Promise<void> {
	const { store, organization, now } = scope;
	if (!(await store.feeRules.find(seasonLeagueId)).isPaidFirst) return;
	const entries = await store.teams.listEntries([seasonLeagueId]);
	const byTeam = Map.groupBy(await store.ledger.list({}), ({ debtor }) => keyOf(debtor));
	const day = today(now, organization.timeZone);
	const owing = entries.filter(({ team }) => {
		const own = byTeam.get(keyOf({ kind: "team", id: team.id })) ?? [];
		return balanceOf(own, day).due > 0;
	});
	if (owing.length === 0) return;
	const names = owing.map(({ team }) => team.name).join(", ");
	const sentence = say`Not everybody has paid what is due: ${names}.`;
	throw new Refusal("conflict", sentence, { fields: { isDespiteFees: sentence } });
}
