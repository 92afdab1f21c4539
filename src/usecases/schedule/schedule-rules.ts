import { canManageLeagues } from "#domain/account/policy.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { mustMakeSense, type PlanningAsked, withAsked } from "./schedule-checks.ts";
import { findSchedule } from "./schedules.ts";

/**
 * Changes when and how a schedule is planned. Its games stay as they are until it is generated
 * again; its report is made by the new rules at once.
 */
export async function changeScheduleRules(
	scope: Scope,
	{ id, ...asked }: { id: number } & PlanningAsked,
): Promise<KnownSchedule> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, id);
		const planning = withAsked(before, asked);
		await mustMakeSense(store, { ...before, ...planning }, asked.rules ?? {});
		const changedAt = scope.now.toISOString();
		await store.schedules.savePlanning(id, planning, changedAt);
		const after = { ...before, ...planning, changedAt };
		await recordChange(scope, store, { action: "schedule.change", id, before, after });
		return after;
	});
}
