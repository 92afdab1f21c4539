/**
 * `npm run bench:schedule`: makes the schedules of a folder of leagues, has an independent checker
 * judge them, and prints the table and the bars of docs/scheduling.md; then the same for leagues that are
 * hard by design, by kind.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { generateSchedule } from "#domain/schedule/generate.ts";
import { type Effort, efforts, type ScheduleInput } from "#domain/schedule/types.ts";
import { bracket } from "#domain/stage/bracket/bracket.ts";
import { fromHere, readOptions, runCommand, UsageError } from "./lib/backup/command.ts";
import { inProject } from "./lib/child.ts";
import { answeringMeanwhile } from "./lib/schedule/delay.ts";
import { readInstance } from "./lib/schedule/file.ts";
import { hardTable } from "./lib/schedule/hard-table.ts";
import { judgeWith, type Verdict } from "./lib/schedule/judge.ts";
import { randomLeague } from "./lib/schedule/leagues.ts";
import { replanTable } from "./lib/schedule/replan-table.ts";

const usage = `Usage: npm run bench:schedule [-- --instances DIR] [--checker FILE] [--only NAME]
       [--seeds 3] [--random 500] [--hard 5] [--kind "scarce slots"] [--effort best] [--replan]
--replan has each league lose a week of its hall instead, and compares the moves with a long search.
--hard is how many leagues of each hard kind; with --kind NAME, or "all", there are no others.
Without --instances and --checker it takes ../shared/schedule.`;

/** Of processor time, for up to 12 teams and for up to 40. */
const secondsWanted = {
	quick: { small: 0.5, large: 2 },
	normal: { small: 0.5, large: 2 },
	best: { small: 10, large: 10 },
};

const options = {
	instances: { type: "string" },
	checker: { type: "string" },
	only: { type: "string" },
	seeds: { type: "string" },
	random: { type: "string" },
	hard: { type: "string" },
	kind: { type: "string" },
	effort: { type: "string" },
	replan: { type: "boolean" },
} as const;

type Run = { name: string; input: ScheduleInput; verdict: Verdict; seconds: number };

await runCommand(usage, async (args) => {
	const { values } = readOptions(args, options);
	const shared = inProject("../shared/schedule");
	const folder = values.instances ? fromHere(values.instances) : join(shared, "instances");
	const checker = values.checker ? fromHere(values.checker) : join(shared, "check.mjs");
	for (const path of [folder, checker]) {
		if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
	}
	const judge = judgeWith(checker);
	const files = readdirSync(folder).filter((file) => file.includes(values.only ?? ".json"));
	const seeds = Array.from({ length: Number(values.seeds ?? 3) }, (_, index) => index + 1);
	warmUp();
	const asked = efforts.find((one) => one === values.effort);
	const effort = asked ?? "normal";
	const hard = {
		each: Number(values.hard ?? 5),
		seeds,
		only: values.kind === "all" ? undefined : values.kind,
		effort: asked ?? "best",
	};
	if (values.kind !== undefined) {
		await hardTable(hard, judge, console.log);
		return [];
	}
	if (values.replan) {
		const leagues = files.toSorted().map((file) => ({
			name: file.replace(".json", ""),
			input: readInstance(join(folder, file)),
		}));
		const { most, broken, slowest } = await replanTable(leagues, judge, console.log);
		return [
			"",
			line(`hard rules: ${broken} broken`, broken === 0),
			line(`most moves: ${most.toFixed(2)} × the best found, wanted 1.2`, most <= 1.2),
			line(`slowest: ${slowest.toFixed(2)} s`, slowest < 2),
		];
	}
	const runs: Run[] = [];
	for (const file of files.toSorted()) {
		const input = readInstance(join(folder, file));
		const ofFile: Run[] = [];
		for (const seed of seeds) {
			const start = process.cpuUsage();
			const result = generateSchedule({ ...input, seed, effort });
			const { user, system } = process.cpuUsage(start);
			const verdict = await judge(input, result);
			const run = { name: file.replace(".json", ""), input, verdict };
			ofFile.push({ ...run, seconds: (user + system) / 1e6 });
		}
		runs.push(...ofFile);
		console.log(rowOf(ofFile));
	}
	if (hard.each > 0) await hardTable(hard, judge, console.log);
	const random = Number(values.random ?? 500);
	const broken = await brokenLeagues(random, judge);
	return [
		"",
		...bars(runs, seeds.length, secondsWanted[effort]),
		...randomBar(random, broken),
		...sameBytes(folder, files),
		...(await answeringMeanwhile()).map(({ text, isMet }) => line(text, isMet)),
	];
});

/** The engine compiles what runs often; a server has made its first schedule long ago. */
function warmUp(): void {
	for (let seed = 1; seed <= 12; seed++)
		generateSchedule({ ...randomLeague(seed), effort: "quick" });
}

function rowOf(runs: Run[]): string {
	const [first] = runs;
	const cpu = runs.map(({ seconds }) => seconds.toFixed(2)).join(" ");
	const { value = 0, bound = 0 } = first?.verdict.metrics.games ?? {};
	const hard = runs.every(({ verdict }) => verdict.ok) ? "kept" : "BROKEN";
	const left = runs.map(({ verdict }) => gapsLeft(verdict).join(" ") || "none").join(" | ");
	return `| ${(first?.name ?? "").padEnd(16)} | ${hard} | ${value}/${bound} | ${left} | ${cpu} |`;
}

function gapsLeft({ gaps }: Verdict): string[] {
	return Object.entries(gaps).flatMap(([name, gap]) => (gap > 0 ? [`${name} ${gap}`] : []));
}

type Wanted = (typeof secondsWanted)[Effort];

function bars(runs: Run[], seeds: number, wanted: Wanted): string[] {
	const proven = runs.filter(({ verdict }) => gapsLeft(verdict).length === 0).length / seeds;
	const names = new Set(runs.map(({ name }) => name)).size;
	const withoutPins = runs.filter(({ input }) => (input.pinned ?? []).length === 0);
	const is = (gaps: string[], list: Run[]) =>
		list.filter(({ verdict }) => gaps.every((gap) => verdict.gaps[gap] === 0)).length;
	const allPlaced = runs.filter(
		({ verdict }) => verdict.metrics.games.value === verdict.metrics.games.bound,
	).length;
	// A swap of two courts is small against many games: 2 % of them.
	const widest = Math.max(
		...runs.flatMap(({ verdict }) =>
			Object.entries(verdict.gaps).map(([name, gap]) =>
				name === "court" ? (gap <= 0.02 * verdict.metrics.games.value ? 0 : gap) : gap,
			),
		),
	);
	const slowest = (teams: number, weeks: number) =>
		Math.max(
			0,
			...runs
				.filter(({ input }) => input.teams.length === teams && input.schedule.numWeeks === weeks)
				.filter(({ input }) => input.schedule.timeSlots.length === 6 || teams === 40)
				.map(({ seconds }) => seconds),
		);
	const large = Math.max(0, ...runs.map(({ seconds }) => seconds));
	const small = Math.max(
		0,
		...runs.filter(({ input }) => input.teams.length <= 12).map(({ seconds }) => seconds),
	);
	return [
		bar("hard rules", runs.filter(({ verdict }) => verdict.ok).length, runs.length),
		bar("games placed = flow bound", allPlaced, runs.length),
		bar("opponents gap 0 without pins", is(["opponents"], withoutPins), withoutPins.length),
		bar(
			"home and away even, without pins",
			is(["home", "homePair"], withoutPins),
			withoutPins.length,
		),
		line(
			`all gaps 0: mean ${proven.toFixed(1)} of ${names}, wanted 16 of 22`,
			proven >= (16 / 22) * names,
		),
		line(`widest gap left ${widest}, wanted at most 2`, widest <= 2),
		line(
			`12 teams × 10 weeks at six times: ${slowest(12, 10).toFixed(2)} s, wanted under 0.3`,
			slowest(12, 10) < 0.3,
		),
		line(`up to 12 teams: ${small.toFixed(2)} s, wanted ${wanted.small}`, small <= wanted.small),
		line(`up to 40 teams: ${large.toFixed(2)} s, wanted ${wanted.large}`, large <= wanted.large),
		line("brackets of 2 to 64 teams: n - 1 and 2n - 2 matches", hasRightBrackets()),
	];
}

function bar(name: string, reached: number, of: number): string {
	return line(`${name}: ${reached} of ${of}`, reached === of);
}

function line(text: string, isMet: boolean): string {
	return `${isMet ? "met   " : "MISSED"} ${text}`;
}

function hasRightBrackets(): boolean {
	return Array.from({ length: 63 }, (_, index) => index + 2).every(
		(count) =>
			bracket(count, "single").length === count - 1 &&
			bracket(count, "double").length === 2 * count - 2,
	);
}

/** Inputs whose schedule breaks a hard rule, with what is broken. */
async function brokenLeagues(
	count: number,
	judge: ReturnType<typeof judgeWith>,
): Promise<string[]> {
	const broken: string[] = [];
	for (let seed = 1; seed <= count; seed++) {
		const input = randomLeague(seed);
		const verdict = await judge(input, generateSchedule({ ...input, seed, effort: "quick" }));
		if (!verdict.ok) broken.push(`  league ${seed}: ${verdict.violations[0]}`);
	}
	return broken;
}

function randomBar(count: number, broken: string[]): string[] {
	return [bar("hard rules in random leagues", count - broken.length, count), ...broken];
}

/** This process and a new one. */
function sameBytes(folder: string, files: string[]): string[] {
	const [file] = files.toSorted();
	if (!file) return [];
	const path = join(folder, file);
	const { games } = generateSchedule({ ...readInstance(path), seed: 7 });
	const args = [inProject("scripts/schedule.ts"), path, "--seed", "7"];
	const there = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
	const isSame = JSON.stringify(games) === JSON.stringify(there.games);
	return [line("same seed, same games in another process", isSame)];
}
