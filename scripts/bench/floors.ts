import type { Engine } from "./engines.ts";
import { ask } from "./http.ts";
import type { Landmarks } from "./league-data.ts";
import {
	asksOf,
	type Effort,
	inTurns,
	median,
	medianRatio,
	type Rate,
	underLoad,
} from "./measure.ts";
import { costlyPages, pagesOf } from "./pages.ts";
import type { Measured, startLoad } from "./processes.ts";
import { type Findings, fixed, listed, table } from "./report.ts";

type Setting = {
	load: ReturnType<typeof startLoad>;
	engines: readonly (Engine & { server: Measured; floors: Measured })[];
	made: Landmarks;
	effort: Effort;
};

const most = 2;

/** What pages that are not cached cost, against the least that their data and their tree can. */
export async function floors({ load, engines, made, effort }: Setting): Promise<Findings> {
	const rows: string[][] = [];
	const ratios = engines.map((): number[] => []);
	for (const [index, engine] of engines.entries()) {
		for (const page of costlyPages) {
			const { ours, floor } = await againstFloor(load, engine, pagesOf(made)[page], effort);
			const ratio = medianRatio(ours.map(cpu), floor.map(cpu));
			ratios[index]?.push(ratio);
			rows.push([
				`${page}, ${engine.name}`,
				...[ours, floor].map((rates) => fixed(median(rates.map(cpu)), 3)),
				fixed(ratio, 2),
			]);
		}
	}
	return {
		tables: [table(["page, not cached", "CPU ms", "floor CPU ms", "times the floor"], rows)],
		goals: engines.map(({ name }, index) => ({
			goal: `${listed(costlyPages)} not cached on ${name}: at most ${most} times their floor`,
			measured: listed(ratios[index]?.map((ratio) => fixed(ratio, 2)) ?? []),
			isReached: ratios[index]?.every((ratio) => ratio <= most) ?? false,
		})),
	};
}

async function againstFloor(
	load: Setting["load"],
	{ server, floors }: Setting["engines"][number],
	path: string,
	effort: Effort,
): Promise<{ ours: Rate[]; floor: Rate[] }> {
	for (const each of [server, floors]) each.setCold(true);
	const least = await floors.floorOf(path);
	const [page, same] = [
		await ask(server.port, path, "identity"),
		await ask(least.port, path, "identity"),
	];
	if (!page.body.equals(same.body)) throw new Error(`The floor of ${path} is another page.`);
	const asks = asksOf({ path, encoding: "identity", isCold: true });
	const [ours = [], floor = []] = await inTurns(
		[server, least].map((each) => (ms) => underLoad(load, each, { asks, isSteady: true }, ms)),
		effort,
	);
	return { ours, floor };
}

const cpu = ({ cpuMs }: Rate) => cpuMs;
