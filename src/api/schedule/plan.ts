import { z } from "zod";
import { gameStatuses } from "#domain/game/game.ts";
import type { FairnessReport, Problem } from "#domain/schedule/types.ts";
import type { PlanView } from "#usecases/schedule/schedule-plan.ts";
import { answer } from "../endpoint.ts";
import { said } from "../said.ts";
import { colors, toColors } from "../team/team-colors.ts";
import { schedule, toSchedule } from "./schedule.ts";

const measures = [
	"games",
	"opponents",
	"progress",
	"time",
	"rematch",
	"day",
	"court",
	"home",
	"homePair",
	"threeInARow",
	"doubleHeaders",
] as const;

/** Ids are those of the clubs; the keys of `opponents` are too. */
export const report = z.object({
	/** Whether no schedule is better in any measure. */
	proven: z.boolean(),
	lines: z.array(
		z.object({ measure: z.enum(measures), value: z.number(), bound: z.number(), gap: z.number() }),
	),
	teams: z.array(
		z.object({
			id: z.int(),
			games: z.int(),
			byes: z.int(),
			longestBye: z.int(),
			home: z.int(),
			away: z.int(),
			times: z.record(z.string(), z.int()),
			opponents: z.record(z.string(), z.int()),
			minRematchWeeks: z.int().nullable(),
		}),
	),
});

export const problem = z.object({
	kind: z.enum(["slots", "availability", "pin", "conflict", "parity"]),
	message: said,
	teamIds: z.array(z.int()),
	/** `YYYY-MM-DD HH:MM`. */
	slots: z.array(z.string()),
	/** How many games are missing because of it. */
	missing: z.int(),
});

const slot = z.object({ week: z.int(), date: z.string(), time: z.string(), court: z.string() });

const planGame = z.object({
	id: z.int(),
	weekIndex: z.int(),
	date: z.string().nullable(),
	time: z.string().nullable(),
	location: z.string().nullable(),
	/** The court of the slot it is on; null when it is on none. */
	court: z.string().nullable(),
	status: z.enum(gameStatuses),
	score_home: z.int().nullable(),
	score_away: z.int().nullable(),
	homeTeamId: z.int(),
	awayTeamId: z.int(),
	/** It has a score, statistics or a status that says so: nothing moves it any more. */
	hasBegun: z.boolean(),
});

const planTeam = z.object({
	id: z.int(),
	name: z.string(),
	logo_url: z.string().nullable(),
	colors,
	unavailableSlots: z.array(z.string()),
});

export const plan = answer(
	z.object({
		schedule,
		teams: z.array(planTeam),
		slots: z.array(slot),
		games: z.array(planGame),
		byes: z.array(z.object({ weekIndex: z.int(), teamId: z.int() })),
		report: report.nullable(),
		problems: z.array(problem),
		/** What became of each wish of the schedule, by its place there. */
		wishes: z.array(
			z.object({
				wish: z.int(),
				missed: z.int(),
				/** `YYYY-MM-DD HH:MM` of the games at which it is not met. */
				slots: z.array(z.string()),
				/** What the cheapest exchange that meets it better would cost, in units by measure. */
				cost: z.partialRecord(z.enum(measures), z.number()).nullable(),
			}),
		),
	}),
	(it: PlanView) => ({
		schedule: toSchedule(it.schedule),
		teams: it.teams.map(({ unavailableSlots, ...team }) => ({
			id: team.id,
			name: team.name,
			logo_url: team.logoUrl,
			...toColors(team),
			unavailableSlots,
		})),
		slots: it.slots.map(({ week, date, time, court }) => ({ week, date, time, court })),
		games: it.games.map(({ score, ...game }) => ({
			...game,
			score_home: score?.home ?? null,
			score_away: score?.away ?? null,
		})),
		byes: it.byes,
		report: it.report && toReport(it.report),
		problems: it.problems.map(toProblem),
		wishes: it.wishes,
	}),
);

export function toReport({ proven, lines, teams }: FairnessReport): z.input<typeof report> {
	return {
		proven,
		lines,
		teams: teams.map(({ id, ...counts }) => ({ id: Number(id), ...counts })),
	};
}

export function toProblem({
	kind,
	message,
	teams,
	slots,
	missing,
}: Problem): z.input<typeof problem> {
	return { kind, message, teamIds: teams.map(Number), slots, missing };
}
