import type { Row } from "#api/endpoint.ts";
import type { ProofLeague } from "./proof-league.ts";

/** Who reaches for whose things. */
export type Pair = { ours: ProofLeague; theirs: ProofLeague };

/** Is this row about the data of one organization? The others are about accounts and sites. */
export function isOfOne({ access }: Row): boolean {
	return ["visitors", "scorekeepers", "members", "owners"].includes(access.name);
}

export function product<One, Other>(
	ones: readonly One[],
	others: readonly Other[],
): [One, Other][] {
	return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}
