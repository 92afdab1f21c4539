import { canManageLeagues } from "#domain/account/policy.ts";
import { type Sentence, say, sayAll, sayCount } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { planOf } from "#domain/schedule/input.ts";
import type { Effort, Problem, ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { alreadyRunning, cancelled } from "./planner.ts";
import { mustFit } from "./schedule-checks.ts";
import { replaceGames } from "./schedule-replacing.ts";
import { readState, type ScheduleState, teamsToPlan } from "./schedule-state.ts";
import { findSchedule } from "./schedules.ts";

export type GenerationAsked = {
	id: number;
	/** Games that have begun stay, and the others are made around them. */
	keepsPlayed: boolean;
	seed?: number | undefined;
	effort?: Effort | undefined;
};

export type Generated = {
	message: Sentence;
	/** How many were made. */
	games: number;
	problems: Problem[];
	/** Where the games are that stood there before; null when there were none. */
	trashId: number | null;
};

/** A run that began longer ago never ended: it is stopped after half of that. */
const leaseMs = 60_000;

/**
 * Makes the games of a schedule anew (rule `generation-replaces`). One run of a schedule at a time:
 * it is held by a token while the games are made, outside of any transaction, and whoever takes the
 * token away cancels it.
 */
export async function generateSchedule(
	scope: WorkScope,
	asked: GenerationAsked,
): Promise<Generated> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store, planner } = scope;
	const atRisk = begunAmongReplaced(asked, await readInput(store, asked));
	return planner.inTurn(asked.id, async ({ token, startedAt, generate }) => {
		const isMine = await store.schedules.setRun(asked.id, {
			token,
			startedAt: startedAt.toISOString(),
			freeBefore: new Date(startedAt.getTime() - leaseMs).toISOString(),
		});
		if (!isMine) throw alreadyRunning();
		try {
			const { input } = await readInput(store, asked);
			const result = await generate(input);
			return await store.transaction((inside) =>
				finish({ ...scope, store: inside }, { asked, token, atRisk, input, result }),
			);
		} catch (error) {
			await store.schedules.removeRun(asked.id, token);
			throw error;
		}
	});
}

/** Whether a schedule is being generated; how far is known where that happens. */
export async function viewGeneration(
	{ viewer, organization, store, planner, now }: WorkScope,
	{ id }: { id: number },
): Promise<{ isRunning: boolean; progress: number | null }> {
	authorize(canManageLeagues(viewer, organization.id));
	await findSchedule(store, id);
	const progress = planner.progressOf(id) ?? null;
	const token = progress === null ? await store.schedules.runOf(id, leasedSince(now)) : null;
	return { isRunning: progress !== null || token !== null, progress };
}

/** Ends a run, wherever it goes on. Nothing it has made is kept. */
export async function cancelGeneration(
	scope: WorkScope,
	{ id }: { id: number },
): Promise<{ wasRunning: boolean }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		await findSchedule(store, id);
		const token = await store.schedules.runOf(id, leasedSince(scope.now));
		await store.schedules.removeRun(id, "any");
		const wasRunning = scope.planner.cancel(id) || token !== null;
		if (wasRunning) await recordChange(scope, store, { action: "schedule.cancel", id });
		return { wasRunning };
	});
}

function leasedSince(now: Date): string {
	return new Date(now.getTime() - leaseMs).toISOString();
}

type Read = { schedule: KnownSchedule; standing: ScheduleState; input: ScheduleInput };

/** The input of the planner, from what is stored now. Refuses what cannot become a schedule. */
async function readInput(
	store: Store,
	{ id, keepsPlayed, seed = 1, effort = "best" }: GenerationAsked,
): Promise<Read> {
	const schedule = await findSchedule(store, id);
	mustFit(schedule);
	const standing = await readState(store, schedule);
	const kept = keepsPlayed ? standing.games.filter(({ hasBegun }) => hasBegun) : [];
	const { input, slots } = planOf(schedule, teamsToPlan(schedule, standing, kept), kept);
	if (standing.teams.filter(({ hasWithdrawn }) => !hasWithdrawn).length < 2) {
		throw new Refusal("invalid", "A schedule needs at least two teams in its league.");
	}
	if (schedule.gameDays.length === 0) throw invalid("gameDays", "Please choose game days first.");
	if (slots.length === 0) throw noSlots(schedule);
	return { schedule, standing, input: { ...input, seed, effort } };
}

function noSlots({ hasSameSlots, timeSlots, weeklyTimeSlots, rules }: KnownSchedule): Refusal {
	const times = hasSameSlots ? timeSlots : weeklyTimeSlots.flat();
	if (times.length === 0) return invalid("timeSlots", "Please enter times first.");
	const field = rules.skipDates.length > 0 ? "skipDates" : "timeSlots";
	return invalid(field, "None of the game days has a time on which it is played.");
}

type Made = {
	asked: GenerationAsked;
	token: string;
	/** The games that had begun when the run was started and that it was to replace. */
	atRisk: number[];
	input: ScheduleInput;
	result: ScheduleResult;
};

/** Replaces the games by the new ones, unless the run was cancelled or its input has changed. */
async function finish(
	scope: WorkScope,
	{ asked, token, atRisk, input, result }: Made,
): Promise<Generated> {
	const { store } = scope;
	const { id } = asked;
	const now = await readInput(store, asked);
	if ((await store.schedules.runOf(id, "")) !== token) throw cancelled();
	const planned = [input, atRisk];
	if (JSON.stringify([now.input, begunAmongReplaced(asked, now)]) !== JSON.stringify(planned)) {
		throw new Refusal(
			"conflict",
			"The schedule, its teams or its games were changed meanwhile. Please generate it again.",
		);
	}
	const { made, kept, trashId } = await replaceGames(scope, {
		schedule: now.schedule,
		standing: now.standing,
		result,
		keepsPlayed: asked.keepsPlayed,
	});
	await store.schedules.removeRun(id, token);
	await store.schedules.setChangedAt(id, scope.now.toISOString());
	await recordChange(scope, store, {
		action: "schedule.generate",
		id,
		before: { games: now.standing.games.length },
		after: { games: made, kept, trashId, seed: input.seed, effort: input.effort },
	});
	const message = inWords(result, { made, kept, teams: now.input.teams.length });
	return { message, games: made, problems: result.problems, trashId };
}

/** A game that begins while the schedule is being made stays. */
function begunAmongReplaced(
	{ keepsPlayed }: GenerationAsked,
	{ standing }: Pick<Read, "standing">,
): number[] {
	if (keepsPlayed) return [];
	return standing.games.filter(({ hasBegun }) => hasBegun).map(({ id }) => id);
}

/** "Full schedule generated! 60 games for 12 teams, 0 byes." */
function inWords(
	{ byes, problems }: ScheduleResult,
	{ made, kept, teams }: { made: number; kept: number; teams: number },
): Sentence {
	const missing = problems.reduce((sum, problem) => sum + problem.missing, 0);
	const left = sayCount(missing, "game");
	return sayAll([
		messages.schedules.generated,
		say`${sayCount(made, "game")} for ${sayCount(teams, "team")}, ${sayCount(byes.length, "bye")}.`,
		...(kept > 0 ? [say`${sayCount(kept, "game")} that had begun stayed.`] : []),
		...(missing > 0 ? [missing === 1 ? say`${left} is missing.` : say`${left} are missing.`] : []),
	]);
}
