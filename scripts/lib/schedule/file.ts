import { readFileSync } from "node:fs";
import { z } from "zod";
import type { weekdays } from "#domain/schedule/schedule.ts";
import { expandSlots } from "#domain/schedule/slots.ts";
import type { PlannedGame, ScheduleInput } from "#domain/schedule/types.ts";
import { fromHere } from "../backup/command.ts";

/** The file is not what it should be; the message says where. */
export class FileError extends Error {}

/** A league as it stands in a file. Throws a FileError that says where it is wrong. */
export function readInstance(file: string): ScheduleInput {
	return withoutNothing(parsed(instanceShape, file)) as ScheduleInput;
}

/** The games of a schedule that was printed before, perhaps edited by hand. */
export function readSchedule(file: string, input: ScheduleInput): PlannedGame[] {
	const slots = expandSlots(input);
	return parsed(scheduleShape, file).games.map(({ week, court = "Court 1", ...game }) => ({
		...game,
		court,
		week: week ?? slots.find(({ date }) => date === game.date)?.week ?? 0,
	}));
}

const text = z.string();
const texts = z.array(text);
/** An unknown weekday, a wrong date or time gets the sentence of the generator itself. */
const day = text as unknown as z.ZodType<(typeof weekdays)[number]>;
const count = z.number();

const instanceShape = z.object({
	teams: z.array(
		z
			.object({
				id: text,
				name: text.optional(),
				unavailableSlots: texts.nullish(),
				blackoutDates: texts.nullish(),
				unavailable: z
					.array(
						z.object({
							day: day.nullish(),
							date: text.nullish(),
							from: text.nullish(),
							until: text.nullish(),
						}),
					)
					.nullish(),
			})
			.transform((team) => ({ ...team, name: team.name ?? team.id })),
	),
	schedule: z.object({
		startDate: text,
		numWeeks: count,
		gameDays: z.array(day),
		sameSlot: z.boolean(),
		timeSlots: texts.default([]),
		weeklyTimeSlots: z.array(texts).default([]),
	}),
	courts: texts.nullish(),
	skipDates: texts.nullish(),
	pinned: z
		.array(z.object({ home: text, away: text, date: text, time: text, court: text.nullish() }))
		.nullish(),
	conflicts: z.array(texts).nullish(),
	rules: z
		.object({
			gamesPerTeam: count.nullish(),
			maxGamesPerDay: count.nullish(),
			maxGamesPerWeek: count.nullish(),
			gameMinutes: count.nullish(),
		})
		.nullish(),
});

const scheduleShape = z.object({
	games: z.array(
		z.object({
			home: text,
			away: text,
			week: count.optional(),
			date: text,
			time: text,
			court: text.optional(),
		}),
	),
});

function parsed<Shape extends z.ZodType>(shape: Shape, file: string): z.infer<Shape> {
	const { success, data, error } = shape.safeParse(json(file));
	if (success) return data;
	const sentences = error.issues.map(({ path, message }) => {
		return `${file}: ${path.length > 0 ? `${path.join(".")}: ` : ""}${message}`;
	});
	throw new FileError(sentences.join("\n"));
}

function json(file: string): unknown {
	let content: string;
	try {
		content = readFileSync(fromHere(file), "utf8");
	} catch {
		throw new FileError(`${file} cannot be read.`);
	}
	try {
		return JSON.parse(content);
	} catch (error) {
		throw new FileError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
	}
}

/** Files may say null for what is not there; the generator knows absence only. */
function withoutNothing(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutNothing);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([, inner]) => inner !== null && inner !== undefined)
			.map(([name, inner]) => [name, withoutNothing(inner)]),
	);
}
