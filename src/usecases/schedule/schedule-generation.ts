import { canManageLeagues } from "#domain/account/policy.ts";
import { type Sentence, say, sayAll, sayCount } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { besideEachOther, withBusyPeople } from "#domain/schedule/hall/together.ts";
import { planOf } from "#domain/schedule/input.ts";
import type { Effort, Problem, ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { happened } from "../notice/happened.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { alreadyRunning, cancelled, type Run } from "./planner.ts";
import { readAround } from "./schedule-around.ts";
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
	schedule: KnownSchedule;
	message: Sentence;
	/** How many were made. */
	games: number;
	problems: Problem[];
	/** Where the games are that stood there before; null when there were none. */
	trashId: number | null;
	/** Its games by the hour they begin. */
	hours: Record<string, number>;
};

/** A run that began longer ago never ended: it is stopped after half of that. */
const leaseMs = 60_000;

/** Makes the games of a schedule anew (rule `generation-replaces`). */
export async function generateSchedule(
	scope: WorkScope,
	{ id, ...asked }: GenerationAsked,
): Promise<Generated> {
	const [made] = await generateTogether(scope, { ...asked, ids: [id] });
	return found(made ?? null, "Schedule not found.");
}

type TogetherAsked = Omit<GenerationAsked, "id"> & { ids: readonly number[] };

/**
 * Makes the games of schedules anew that share courts, days or people, so that none is in the way of another, and
 * answers what was made of each, or keeps nothing. One run of a schedule at a time: it is held by a token while the
 * games are made, outside of any transaction, and whoever takes the token away cancels it.
 */
export async function generateTogether(
	scope: WorkScope,
	asked: TogetherAsked,
): Promise<Generated[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store, planner } = scope;
	const ids = [...new Set(asked.ids)];
	const [first = 0] = ids;
	const atRisk = (await readInputs(store, { ...asked, ids })).map(begunAmongReplaced(asked));
	return planner.inTurn(first, async ({ token, startedAt, generate }) => {
		try {
			for (const id of ids) {
				const isMine = await store.schedules.setRun(id, {
					token,
					startedAt: startedAt.toISOString(),
					freeBefore: new Date(startedAt.getTime() - leaseMs).toISOString(),
				});
				if (!isMine) throw alreadyRunning();
			}
			const read = await readInputs(store, { ...asked, ids });
			const results = await generateAll(read, generate);
			return await store.transaction((inside) =>
				finish(
					{ ...scope, store: inside },
					{ asked: { ...asked, ids }, token, atRisk, read, results },
				),
			);
		} catch (error) {
			for (const id of ids) await store.schedules.removeRun(id, token);
			throw error;
		}
	});
}

/** One league after the other, each with its part of the courts and without the people that play already. */
async function generateAll(read: readonly Read[], generate: Run["generate"]) {
	const sharedPeople = read.flatMap(({ schedule }) =>
		schedule.rules.sharedPeople.map((group) => group.map(String)),
	);
	const inputs = read.length === 1 ? [] : besideEachOther(read.map(({ input }) => input));
	const results: ScheduleResult[] = [];
	for (const [at, { input }] of read.entries()) {
		const laid = read.flatMap((other, place) => {
			const games = results[place]?.games ?? other.input.played ?? [];
			return place === at ? [] : [{ games, minutes: other.schedule.rules.gameMinutes }];
		});
		results.push(await generate(withBusyPeople(inputs[at] ?? input, laid, sharedPeople)));
	}
	return results;
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

/** The input of the planner for each, from what is stored now. Refuses what cannot become a schedule. */
async function readInputs(
	store: Store,
	{ ids, keepsPlayed, seed = 1, effort = "normal" }: TogetherAsked,
): Promise<Read[]> {
	const read: Read[] = [];
	for (const id of ids) {
		const schedule = await findSchedule(store, id);
		mustFit(schedule);
		const standing = await readState(store, schedule);
		const kept = keepsPlayed ? standing.games.filter(({ hasBegun }) => hasBegun) : [];
		const around = await readAround(store, schedule, ids);
		const { input, slots } = planOf(schedule, teamsToPlan(schedule, standing, kept), kept, around);
		if (standing.teams.filter(({ hasWithdrawn }) => !hasWithdrawn).length < 2) {
			throw new Refusal("invalid", "A schedule needs at least two teams in its league.");
		}
		if (schedule.gameDays.length === 0) throw invalid("gameDays", "Please choose game days first.");
		if (slots.length === 0) throw noSlots(schedule, input);
		read.push({ schedule, standing, input: { ...input, seed, effort } });
	}
	return read;
}

function noSlots(
	{ hasSameSlots, timeSlots, weeklyTimeSlots, rules }: KnownSchedule,
	{ taken = [] }: ScheduleInput,
): Refusal {
	const times = hasSameSlots ? timeSlots : weeklyTimeSlots.flat();
	if (times.length === 0) return invalid("timeSlots", "Please enter times first.");
	if (taken.length > 0) {
		return invalid("timeSlots", "At all of these times the courts are closed or taken by others.");
	}
	const field = rules.skipDates.length > 0 ? "skipDates" : "timeSlots";
	return invalid(field, "None of the game days has a time on which it is played.");
}

type Made = {
	asked: TogetherAsked;
	token: string;
	/** By schedule, the games that had begun when the run was started and that it was to replace. */
	atRisk: number[][];
	read: Read[];
	results: ScheduleResult[];
};

/** Replaces the games by the new ones, unless the run was cancelled or its input has changed. */
async function finish(
	scope: WorkScope,
	{ asked, token, atRisk, read, results }: Made,
): Promise<Generated[]> {
	const { store } = scope;
	const now = await readInputs(store, asked);
	for (const id of asked.ids) {
		if ((await store.schedules.runOf(id, "")) !== token) throw cancelled();
	}
	const inputsOf = (some: readonly Read[]) => some.map(({ input }) => input);
	const planned = JSON.stringify([inputsOf(read), atRisk]);
	if (JSON.stringify([inputsOf(now), now.map(begunAmongReplaced(asked))]) !== planned) {
		throw new Refusal(
			"conflict",
			"The schedule, its teams or its games were changed meanwhile. Please generate it again.",
		);
	}
	const generated: Generated[] = [];
	for (const [at, one] of now.entries()) {
		const result = results[at];
		if (result !== undefined) generated.push(await keep(scope, { asked, token, one, result }));
	}
	return generated;
}

type Kept = Pick<Made, "asked" | "token"> & { one: Read; result: ScheduleResult };

async function keep(scope: WorkScope, { asked, token, one, result }: Kept): Promise<Generated> {
	const { store } = scope;
	const { schedule, standing, input } = one;
	const { id } = schedule;
	const { made, kept, trashId } = await replaceGames(scope, {
		schedule,
		standing,
		result,
		keepsPlayed: asked.keepsPlayed,
	});
	await store.schedules.removeRun(id, token);
	await store.schedules.setChangedAt(id, scope.now.toISOString());
	await recordChange(scope, store, {
		action: "schedule.generate",
		id,
		before: { games: standing.games.length },
		after: { games: made, kept, trashId, seed: input.seed, effort: input.effort },
	});
	if (schedule.isPublished) {
		const leagueIds = [schedule.league.id];
		await happened(scope, { kind: "schedulePublished", leagueIds, games: made + kept });
	}
	const message = inWords(result, { made, kept, teams: input.teams.length });
	const hours = Map.groupBy(result.games, ({ time }) => time);
	return {
		schedule,
		message,
		games: made,
		problems: result.problems,
		trashId,
		hours: Object.fromEntries([...hours].map(([time, games]) => [time, games.length])),
	};
}

/** A game that begins while the schedule is being made stays. */
function begunAmongReplaced({ keepsPlayed }: Pick<TogetherAsked, "keepsPlayed">) {
	return ({ standing }: Pick<Read, "standing">): number[] =>
		keepsPlayed ? [] : standing.games.filter(({ hasBegun }) => hasBegun).map(({ id }) => id);
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
