import type { Landmarks } from "./league-data.ts";
import { type Effort, measure, median, medianRatio, type Rate } from "./measure.ts";
import { pagesOf } from "./pages.ts";
import type { Measured, startLoad } from "./processes.ts";
import { fixed, table, verdict } from "./report.ts";

type Grown = { server: Measured; made: Landmarks };

type Setting = {
	load: ReturnType<typeof startLoad>;
	effort: Effort;
	small: Grown;
	crowded: Grown;
	old: Grown;
};

const measuredPages = ["standings", "box score", "leaderboard", "player"] as const;

/** What uncached pages cost when there are more organizations, and more seasons. */
export async function growth({ load, effort, small, crowded, old }: Setting): Promise<string> {
	const rows: string[][] = [];
	const seasonRatios = new Map<string, number>();
	const add = async (name: string, pathIn: (made: Landmarks) => string) => {
		const subjects = [small, crowded, old].map(({ server, made }) => ({
			...{ server, path: pathIn(made) },
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
	for (const page of measuredPages) await add(page, (made) => pagesOf(made)[page]);
	await add("player of every season", ({ slug, veteranId }) => `/${slug}/players/${veteranId}`);
	const isReached = ["leaderboard", "player"].every(
		(page) => (seasonRatios.get(page) ?? Number.NaN) <= 1.5,
	);
	return [
		"Growth: milliseconds of CPU for a page that is not cached\n",
		table(
			[
				"page",
				...["1 organization, 3 seasons", "1,000 organizations", "60 seasons"],
				...["1,000 / 1", "60 / 3"],
			],
			rows,
		),
		"",
		verdict(isReached, "Leaderboard and player with 60 seasons at most 1.5 × with 3"),
		"",
	].join("\n");
}

const cpu = (rates: readonly Rate[]) => rates.map(({ cpuMs }) => cpuMs);
