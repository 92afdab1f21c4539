import { useEffect, useState } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { useAuth } from "../auth.ts";
import { useIsWaiting } from "./slow-calls.ts";

export type Task = Answered<"GET", "/tasks">["tasks"][number];

const everyMs = 500;

/** The user's large work, asked for again and again while an answer is waited for or any is left. */
export function useTasks(): Task[] {
	const [tasks, setTasks] = useState<Task[]>([]);
	const isWaiting = useIsWaiting();
	const { user, organization } = useAuth();
	// Tasks are an organization's, and scorekeepers have none.
	const mayHaveSome = organization !== null && user?.role !== "scorekeeper";
	const isWatched = mayHaveSome && (isWaiting || tasks.length > 0);
	useEffect(() => {
		if (!isWatched) return;
		let timer: ReturnType<typeof setTimeout>;
		let isHere = true;
		const again = async () => {
			// Without a connection it is asked again; what is waited for says itself what went wrong.
			const now = await client.get("/tasks").catch(() => null);
			if (now !== null) setTasks(now.tasks);
			if (isHere) timer = setTimeout(again, everyMs);
		};
		void again();
		return () => {
			isHere = false;
			clearTimeout(timer);
		};
	}, [isWatched]);
	return tasks;
}
