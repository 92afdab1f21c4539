import { Refusal } from "../refusals.ts";

/** What large work is about, by its row. */
export type TaskKind = "import" | "export" | "statistics" | "deletion" | "return";

/** A large piece of work of an organization from when it is asked for to its answer; in memory alone. */
export type Task = {
	/** Drawn at random: it says nothing about other tasks. */
	id: number;
	kind: TaskKind;
	userId: number;
	startedAt: Date;
	/** Whether it still waits for its turn. */
	isWaiting: boolean;
	/** From 0 to 1; null while it is not known. */
	progress: number | null;
	/** Whether nothing of it stands yet. */
	canBeStopped: boolean;
};

/** The tasks of one organization in this process, in the order in which they were asked for. */
export type Tasks = {
	list(): Task[];
	/** Stops a task; false when what it did stands already. */
	stop(id: number): boolean;
};

/** Why work ends that somebody has stopped. */
export function stopped(): Refusal {
	return new Refusal("conflict", "This was stopped. Nothing was changed.");
}
