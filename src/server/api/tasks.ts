import { randomInt } from "node:crypto";
import type { Watch } from "#store/engine/database.ts";
import { Refusal } from "#usecases/refusals.ts";
import { stopped, type Task, type TaskKind, type Tasks } from "#usecases/task/task.ts";
import { limitConcurrency, limitEach } from "../workers/limit-concurrency.ts";

/** Large pieces of work of one organization: so many at once, so many more wait (rule `turns-by-league`). */
const limits = { atOnce: 2, mostWaiting: 20 };

/** Whatever takes longer holds its organization's writers up, and is stopped before it stands. */
const mostMinutes = 10;

/** Ids of the API (rule `ids-are-int32`). */
const largestId = 2 ** 31;

/** Of the places there are for writers, large pieces of work leave some to short ones (decision 26). */
const writing = { atOnce: 4, mostWaiting: 2000 };

/** A task that has not ended, and how it is stopped. */
export type RunningTask = Task &
	Watch & { organizationId: number; stop: (why?: Refusal) => boolean };

type Asked = {
	organizationId: number;
	kind: TaskKind;
	userId: number;
	startedAt: Date;
	/** Aborted when whoever asked has gone. */
	client: AbortSignal;
};

/**
 * The one runner of large work: imports, exports and sums of whole seasons. Each organization has turns
 * of its own, so that one that asks for fifty of them waits for itself and holds up nobody else. Of those
 * that write so many run at once that a saved score finds a place. What is under way can be looked at and
 * stopped, while it waits and while nothing of it stands.
 */
export function tasksOfOrganizations() {
	const inTurnOf = limitEach({ ...limits, tooBusy });
	const inWritingTurn = limitConcurrency({ ...writing, tooBusy });
	const underWay = new Set<RunningTask>();

	return {
		/** Runs a task when it is its organization's turn. */
		async run<Result>(
			task: RunningTask,
			work: () => Promise<Result>,
			{ isWrite } = { isWrite: false },
		): Promise<Result> {
			const { organizationId, signal } = task;
			const begin = () => {
				task.isWaiting = false;
				return work();
			};
			underWay.add(task);
			const limit = setTimeout(() => task.stop(tooLong()), mostMinutes * 60_000);
			limit.unref();
			try {
				return await inTurnOf(
					organizationId,
					() => (isWrite ? inWritingTurn(begin, signal) : begin()),
					signal,
				);
			} finally {
				clearTimeout(limit);
				underWay.delete(task);
			}
		},

		tasksOf: (organizationId: number): Tasks => {
			const own = () => [...underWay].filter((task) => task.organizationId === organizationId);
			return {
				list: own,
				stop: (id) =>
					own()
						.find((task) => task.id === id)
						?.stop() ?? false,
			};
		},
	};
}

export type TasksOfOrganizations = ReturnType<typeof tasksOfOrganizations>;

/** That its client has gone stops it until it begins to write; a person stops it until it stands. */
export function newTask({ client, ...asked }: Asked): RunningTask {
	const stopping = new AbortController();
	const { signal } = stopping;
	const goneAway = () => stopping.abort(client.reason);
	if (client.aborted) goneAway();
	client.addEventListener("abort", goneAway);
	const goesOnWithoutClient = () => client.removeEventListener("abort", goneAway);
	const task: RunningTask = {
		...asked,
		id: randomInt(1, largestId),
		isWaiting: true,
		progress: null,
		canBeStopped: true,
		signal,
		stop: (why = stopped()) => {
			if (task.canBeStopped) stopping.abort(why);
			return task.canBeStopped;
		},
		beginsToWrite: goesOnWithoutClient,
		beginsToStand: () => {
			signal.throwIfAborted();
			goesOnWithoutClient();
			task.canBeStopped = false;
		},
		tell: (share) => {
			task.progress = Math.max(task.progress ?? 0, share);
		},
	};
	return task;
}

function tooLong(): Refusal {
	return new Refusal(
		"invalid",
		"This took longer than ten minutes and was stopped. Nothing was changed. Please do it in parts.",
	);
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Several large pieces of work of your league are under way. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
