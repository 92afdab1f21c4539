import { z } from "zod";
import { listTasks, stopTask } from "#usecases/task/tasks.ts";
import { members } from "../access.ts";
import { del, evenWhenFull, get } from "../endpoint.ts";
import { oneTask, stopped, tasks } from "./task.ts";

export const taskRoutes = [
	get(
		"/tasks",
		members,
		z.object({}),
		listTasks,
		tasks,
		"Large work that the caller has under way, such as imports, exports and what deletes seasons, and how far it is.",
	),
	evenWhenFull(
		del(
			"/tasks/:id",
			members,
			oneTask,
			stopTask,
			stopped,
			"Stops large work before anything of it stands. Whoever asked for it is told that nothing was changed.",
		),
	),
] as const;
