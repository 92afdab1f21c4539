import { importPath } from "./import-path.ts";
import type { Complaint, SourceFile } from "./source-file.ts";

/**
 * The circles of imports, types included: who reads one file of a circle has to read all of it. Files
 * that lead to one another count as one circle, shown by its shortest round.
 */
export function importCircles(files: SourceFile[]): Complaint[] {
	const targets = targetsOf(files);
	const lineOf = (file: string, position: number) =>
		files.find(({ path }) => path === file)?.lineAt(position) ?? 1;
	return knots(targets).map((knot) => {
		const round = shortestRound(knot, targets);
		const [first = "", second = ""] = round;
		const line = lineOf(first, targets.get(first)?.get(second) ?? 0);
		return { path: first, line, sentence: `is part of a circle of imports: ${round.join(" → ")}` };
	});
}

/** Of each file, the files it imports and where in it. */
type Targets = Map<string, Map<string, number>>;

function targetsOf(files: SourceFile[]): Targets {
	const known = new Set(files.map(({ path }) => path));
	return new Map(
		files.map(({ path, imports }) => [
			path,
			new Map(
				imports.flatMap(({ target, start }) => {
					const leadsTo = importPath(target, path);
					return leadsTo !== undefined && known.has(leadsTo) ? [[leadsTo, start] as const] : [];
				}),
			),
		]),
	);
}

/** Groups of files each of which leads to every other (Tarjan's strongly connected components). */
function knots(targets: Targets): Set<string>[] {
	const found: Set<string>[] = [];
	const order = new Map<string, number>();
	const open: string[] = [];
	const visit = (file: string): number => {
		order.set(file, order.size);
		let low = order.size - 1;
		open.push(file);
		for (const target of targets.get(file)?.keys() ?? []) {
			if (!order.has(target)) low = Math.min(low, visit(target));
			else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
		}
		if (low === order.get(file)) {
			const knot = new Set(open.splice(open.indexOf(file)));
			if (knot.size > 1 || targets.get(file)?.has(file)) found.push(knot);
		}
		return low;
	};
	for (const file of targets.keys()) if (!order.has(file)) visit(file);
	return found;
}

/** From a file back to itself, by as few others as there are. */
function shortestRound(knot: Set<string>, targets: Targets): string[] {
	const rounds = [...knot].toSorted().map((file) => roundFrom(file, knot, targets));
	return rounds.reduce((best, round) => (round.length < best.length ? round : best));
}

function roundFrom(start: string, knot: Set<string>, targets: Targets): string[] {
	const seen = new Set<string>();
	let ways: string[][] = [[start]];
	while (ways.length > 0) {
		const next: string[][] = [];
		for (const way of ways) {
			for (const target of targets.get(way.at(-1) ?? start)?.keys() ?? []) {
				if (target === start) return [...way, start];
				if (!knot.has(target) || seen.has(target)) continue;
				seen.add(target);
				next.push([...way, target]);
			}
		}
		ways = next;
	}
	return [start];
}
