import { generateSchedule } from "#domain/schedule/generate.ts";
import type { Effort, ScheduleResult } from "#domain/schedule/types.ts";
import { type HardKind, hardKinds, hardLeague } from "./hard-leagues.ts";
import type { judgeWith, Verdict } from "./judge.ts";

type Outcome = { kind: HardKind; verdict: Verdict; result: ScheduleResult; seconds: number };

type Asked = { each: number; seeds: number[]; only: string | undefined; effort: Effort };

/** Leagues that are hard by design, five of a kind for instance, and what is left of each kind. */
export async function hardTable(
	{ each, seeds, only, effort }: Asked,
	judge: ReturnType<typeof judgeWith>,
	print: (line: string) => void,
): Promise<void> {
	const all: Outcome[] = [];
	print("| kind | hard rules | games = bound | every gap 0 | left | seconds: median, worst |");
	for (const kind of hardKinds.filter((kind) => only === undefined || kind === only)) {
		const ofKind: Outcome[] = [];
		for (let number = 1; number <= each; number++) {
			for (const seed of seeds) {
				const input = hardLeague(kind, number);
				const start = process.cpuUsage();
				const result = generateSchedule({ ...input, seed, effort });
				const { user, system } = process.cpuUsage(start);
				const verdict = await judge(input, result);
				ofKind.push({ kind, verdict, result, seconds: (user + system) / 1e6 });
			}
		}
		all.push(...ofKind);
		print(rowOf(kind, ofKind));
	}
	print(rowOf("all", all));
}

function rowOf(name: string, runs: Outcome[]): string {
	const count = (is: (run: Outcome) => boolean) => `${runs.filter(is).length} of ${runs.length}`;
	const hasAll = ({ result }: Outcome) =>
		result.report.lines.every(({ measure, gap }) => measure !== "games" || gap === 0);
	const seconds = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
	const middle = seconds[Math.floor(seconds.length / 2)] ?? 0;
	return `| ${[
		name.padEnd(17),
		count(({ verdict }) => verdict.ok),
		count(hasAll),
		count(({ result }) => result.report.proven),
		left(runs),
		`${middle.toFixed(2)}, ${(seconds.at(-1) ?? 0).toFixed(2)}`,
	].join(" | ")} |`;
}

/** The gaps of the generator's own report, added up by measure. */
function left(runs: Outcome[]): string {
	const lines = runs.flatMap(({ result }) => result.report.lines);
	const sums = Map.groupBy(lines, ({ measure }) => measure);
	const told = [...sums].flatMap(([measure, list]) => {
		const sum = list.reduce((total, { gap }) => total + gap, 0);
		return sum > 0 ? [`${measure} ${sum}`] : [];
	});
	return told.join(", ") || "none";
}
