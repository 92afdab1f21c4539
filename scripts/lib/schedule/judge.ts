import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScheduleInput, ScheduleResult } from "#domain/schedule/types.ts";

/** What an independent checker says of a schedule. */
export type Verdict = {
	ok: boolean;
	violations: string[];
	gaps: Record<string, number>;
	metrics: { games: { value: number; bound: number } };
};

/** Runs the checker as a program of its own: it shares nothing with the generator. */
export function judgeWith(checker: string) {
	const folder = mkdtempSync(join(tmpdir(), "fieldhouse-schedule-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	let number = 0;
	return async (input: ScheduleInput, result: ScheduleResult): Promise<Verdict> => {
		number++;
		const instance = join(folder, `${number}-instance.json`);
		const schedule = join(folder, `${number}-schedule.json`);
		writeFileSync(instance, JSON.stringify(input));
		writeFileSync(schedule, JSON.stringify(result));
		return new Promise((resolve, reject) => {
			execFile(process.execPath, [checker, instance, schedule, "--json"], (error, out, problem) => {
				try {
					resolve(JSON.parse(out));
				} catch {
					reject(new Error(`The checker said nothing: ${problem || error?.message}`));
				}
			});
		});
	};
}
