import { ApiError } from "#api/client.ts";
import { largestSeed } from "#domain/schedule/random.ts";
import type { Effort } from "#domain/schedule/types.ts";
import { client } from "../../client.ts";
import { words } from "../../words.ts";

export type GenerationAsked = {
	scheduleId: number;
	keepPlayed: boolean;
	seed?: number;
	effort?: Effort;
};

/** Schedules whose generation this tab has started and that have not answered. */
const started = new Set<number>();
/** Those of them that were cancelled here. */
const cancelled = new Set<number>();

/** Whether the answer of a generation is still to come, wherever in the tab somebody is. */
export function isStarted(scheduleId: number): boolean {
	return started.has(scheduleId);
}

/** What came of it; the sentence is the server's. */
export type GenerationResult =
	| { kind: "done"; message: string; trashId: number | null }
	| { kind: "cancelled"; message: string }
	| { kind: "failed"; error: unknown };

/** Generates, and answers when it has ended; who leaves the screen meanwhile disturbs nothing. */
export async function generate(asked: GenerationAsked): Promise<GenerationResult> {
	const { scheduleId } = asked;
	started.add(scheduleId);
	try {
		const answer = await client.post("/games/generate-full-schedule", asked);
		const message = answer.message || words.messages.schedules.generated;
		return { kind: "done", message, trashId: answer.trashId };
	} catch (error) {
		const isWanted = cancelled.has(scheduleId) && error instanceof ApiError;
		if (isWanted && error.status === 409) return { kind: "cancelled", message: error.message };
		return { kind: "failed", error };
	} finally {
		started.delete(scheduleId);
		cancelled.delete(scheduleId);
	}
}

export async function cancel(scheduleId: number): Promise<string> {
	if (started.has(scheduleId)) cancelled.add(scheduleId);
	const { message } = await client.del("/schedules/:id/generation", { id: scheduleId });
	return message;
}

/** Another mixture of the same teams. */
export function anotherSeed(): number {
	return Math.floor(Math.random() * (largestSeed + 1));
}
