import type { Landmarks } from "./league-data.ts";
import { type Effort, measure, median, medianRatio, type Rate } from "./measure.ts";
import { costlyPages, pagesOf } from "./pages.ts";
import type { Measured, startLoad } from "./processes.ts";
import { type Findings, fixed, listed, table } from "./report.ts";

type Grown = { server: Measured; made: Landmarks };

type Setting = {
	load: ReturnType<typeof startLoad>;
	effort: Effort;
	small: Grown;
	crowded: Grown;
	old: Grown;
};

const mostGrowth = 1.1;

/** What uncached pages cost when there are more organizations, and more seasons. */
export async function growth({ load, effort, small, crowded, old }: Setting): Promise<Findings> {
	const rows: string[][] = [];
	const seasonRatios = new Map<string, number>();
	const add = async (name: string, pathIn: (made: Landmarks) => string) => {
		const subjects = [small, crowded, old].map(({ server, made }) => ({
			server,
			path: pathIn(made),
			encoding: "identity" as const,
			isCold: true,
		}));
		const [few = [], many = [], long = []] = (await measure(load, subjects, effort)).map(cpu);
		seasonRatios.set(name, medianRatio(long, few));
		rows.push([
			name,
			...[few, many, long].map((rates) => fixed(median(rates), 3)),
			fixed(medianRatio(many, few), 2),
			fixed(medianRatio(long, few), 2),
		]);
	};
	const ratioOf = (page: string) => seasonRatios.get(page) ?? Number.NaN;
	for (const page of costlyPages) await add(page, (made) => pagesOf(made)[page]);
	await add("player of every season", ({ slug, veteranId }) => `/${slug}/players/${veteranId}`);
	return {
		tables: [
			table(
				[
					"page",
					"1 organization, 3 seasons",
					"1,000 organizations",
					"60 seasons",
					"1,000 / 1",
					"60 / 3",
				],
				rows,
			),
		],
		goals: [
			{
				goal: `${listed(costlyPages)}: 60 seasons at most ${mostGrowth} times 3 seasons`,
				measured: listed(costlyPages.map((page) => fixed(ratioOf(page), 2))),
				isReached: costlyPages.every((page) => ratioOf(page) <= mostGrowth),
			},
		],
	};
}

const cpu = (rates: readonly Rate[]) => rates.map(({ cpuMs }) => cpuMs);
