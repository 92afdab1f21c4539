/** What a season is made of: the table is of the regular season, playoffs come after it. */
export const phases = ["regular", "playoffs"] as const;

export type Phase = (typeof phases)[number];

/** Of which games numbers are asked for (rule `counted-apart`). */
export const phasesAsked = [...phases, "both"] as const;

export type PhaseAsked = (typeof phasesAsked)[number];

/** Games of a stage are playoffs, all others the regular season. */
export function phaseOf({ stageId }: { stageId: number | null }): Phase {
	return stageId === null ? "regular" : "playoffs";
}

export function isAsked(phase: Phase, asked: PhaseAsked): boolean {
	return asked === "both" || asked === phase;
}
