/** `npm run --silent schedule -- INSTANCE.json`: a schedule, a report or a bracket as JSON. */

import { inEnglish } from "#domain/language/say.ts";
import { evaluateSchedule } from "#domain/schedule/check/evaluate.ts";
import { ImpossibleInput } from "#domain/schedule/check/validate.ts";
import { generateSchedule } from "#domain/schedule/generate.ts";
import { efforts, type ScheduleResult } from "#domain/schedule/types.ts";
import { bracket } from "#domain/stage/bracket/bracket.ts";
import { readOptions, runCommand, UsageError } from "./lib/backup/command.ts";
import { FileError, readInstance, readSchedule } from "./lib/schedule/file.ts";

const usage = `Usage: npm run --silent schedule -- INSTANCE.json [--seed 1] [--effort quick|normal|best]
       npm run --silent schedule -- INSTANCE.json --evaluate SCHEDULE.json
       npm run --silent schedule -- --bracket 12 [--double] [--reset]
Prints as JSON: the schedule of a league with its report, the report on a schedule that was made or
changed by hand, or the matches of a knockout of so many teams. docs/scheduling.md describes the files.`;

const options = {
	seed: { type: "string" },
	effort: { type: "string" },
	evaluate: { type: "string" },
	bracket: { type: "string" },
	double: { type: "boolean" },
	reset: { type: "boolean" },
} as const;

await runCommand(usage, async (args) => {
	const { values, positionals } = readOptions(args, options);
	const [file, ...more] = positionals;
	if (more.length > 0) throw new UsageError("One file at a time.");
	if (values.bracket !== undefined) {
		const count = wholeNumber("bracket", values.bracket, 1024);
		const hasReset = values.reset === true;
		return [
			JSON.stringify(bracket(count, values.double ? "double" : "single", { hasReset }), null, 1),
		];
	}
	if (file === undefined) throw new UsageError("The file with the league is missing.");
	const effort = efforts.find((one) => one === (values.effort ?? "normal"));
	if (effort === undefined) throw new UsageError("--effort is quick, normal or best.");
	const seed = wholeNumber("seed", values.seed ?? "1", 2 ** 31 - 1);
	try {
		const input = { ...readInstance(file), seed, effort } as const;
		const result =
			values.evaluate === undefined
				? generateSchedule(input)
				: evaluateSchedule(input, readSchedule(values.evaluate, input));
		return [JSON.stringify(inSentences(result), null, 1)];
	} catch (error) {
		if (error instanceof ImpossibleInput) return refused(error.sentences.map(inEnglish));
		if (error instanceof FileError) return refused([error.message]);
		throw error;
	}
});

function inSentences({ problems, ...result }: ScheduleResult) {
	const said = problems.map(({ message, ...problem }) => ({
		...problem,
		message: inEnglish(message),
	}));
	return { ...result, problems: said };
}

/** The file is at fault, not the command, so the usage is not printed. */
function refused(sentences: string[]): string[] {
	console.error(sentences.join("\n"));
	process.exitCode = 2;
	return [];
}

function wholeNumber(name: string, text: string, most: number): number {
	if (!/^\d+$/.test(text) || Number(text) > most) {
		throw new UsageError(`--${name} is a whole number up to ${most}.`);
	}
	return Number(text);
}
