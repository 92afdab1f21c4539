import type { Phase, PhaseAsked } from "../season/phase.ts";

/** What somebody, or a team, has of something in the games of a phase. */
export type PhaseSum<Of extends PhaseAsked = PhaseAsked> = {
	holderId: number;
	phase: Of;
	value: number;
};

/** What everybody has in each phase that there is, and in both. */
export function sumsByPhase(values: readonly PhaseSum<Phase>[]): PhaseSum[] {
	return addUp(values.flatMap((of): PhaseSum[] => [of, { ...of, phase: "both" }]));
}

/** One sum for each holder and phase. */
export function addUp(values: readonly PhaseSum[]): PhaseSum[] {
	const sums = new Map<string, PhaseSum>();
	for (const { holderId, phase, value } of values) {
		const key = `${holderId} ${phase}`;
		const before = sums.get(key)?.value ?? 0;
		sums.set(key, { holderId, phase, value: before + value });
	}
	return [...sums.values()];
}
