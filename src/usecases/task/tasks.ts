import { canManageLeagues } from "#domain/account/policy.ts";
import { authorize, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import type { Task } from "./task.ts";

/** Large work that the viewer has under way here. */
export async function listTasks(scope: WorkScope): Promise<Task[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return tasksOf(scope);
}

/**
 * Stops large work before anything of it stands (rule `large-work-can-be-stopped`).
 *
 * @throws {Refusal} when it has ended, is somebody else's, or stands already.
 */
export async function stopTask(scope: WorkScope, { id }: { id: number }): Promise<void> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	if (tasksOf(scope).every((task) => task.id !== id)) throw new Refusal("missing", hasEnded);
	if (!scope.tasks.stop(id)) throw new Refusal("conflict", standsAlready);
}

function tasksOf({ viewer, tasks }: WorkScope): Task[] {
	if (viewer.kind !== "member") return [];
	return tasks.list().filter(({ userId }) => userId === viewer.userId);
}

const hasEnded = "This has ended already.";
const standsAlready = "This can no longer be stopped: it is being kept.";
