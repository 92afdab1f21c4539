import { canManageLeagues } from "#domain/account/policy.ts";
import { recordChange } from "../audit/audit.ts";
import { happened } from "../notice/happened.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { findSchedule, type ScheduleView } from "./schedules.ts";

/** Shows a schedule to visitors, or makes it a draft again. Its games stay as they are. */
export async function publishSchedule(
	scope: Scope,
	{ id, isPublished }: { id: number; isPublished: boolean },
): Promise<ScheduleView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, id);
		if (before.isPublished === isPublished) return before;
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
