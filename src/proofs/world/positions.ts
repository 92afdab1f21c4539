import type { Ask } from "./calls.ts";

/** Where an id of an organization stands in a request: `path.id`, `body.stats.0.stat_id`. */
export type Position = { steps: (string | number)[]; theirs: unknown };

/**
 * Where two requests of one row differ by an id, when they are made of two organizations: any number
 * that is another there, and what stands for an organization in a path or query.
 */
export function positionsIn(ours: Ask, theirs: Ask): Position[] {
	return differing([], withoutPicture(ours), withoutPicture(theirs));
}

/** The request with other values in these positions. */
export function replaced(
	asked: Ask,
	positions: readonly Position[],
	value: (position: Position) => unknown,
): Ask {
	const copy = structuredClone(asked);
	for (const position of positions) {
		const steps = [...position.steps];
		const last = steps.pop() ?? "";
		let place = copy as Record<string | number, unknown>;
		for (const step of steps) place = place[step] as typeof place;
		place[last] = value(position);
	}
	return copy;
}

/** `body.stats.0.stat_id` */
export function nameOf({ steps }: Position): string {
	return steps.join(".");
}

/** A value of the same kind that nobody has. */
export function nobodys({ theirs }: Position): unknown {
	return typeof theirs === "number" ? 2_000_000_000 + theirs : "nobody-has-this";
}

function differing(steps: (string | number)[], ours: unknown, theirs: unknown): Position[] {
	if (typeof ours === "object" && ours !== null) {
		return Object.entries(ours).flatMap(([key, value]) =>
			differing(
				[...steps, Array.isArray(ours) ? Number(key) : key],
				value,
				(theirs as Record<string, unknown>)[key],
			),
		);
	}
	const isId = typeof ours === "number" || steps[0] !== "body";
	return isId && ours !== theirs ? [{ steps, theirs }] : [];
}

function withoutPicture({ picture: _, ...asked }: Ask): Ask {
	return asked;
}
