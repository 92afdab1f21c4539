/** Which teams of its leagues may play in a stage. */
export type StageEligibility = {
	/** How many players a roster needs; null for any number. */
	leastPlayers: number | null;
	/** After more forfeits than these a team is out; null for any number. */
	mostForfeits: number | null;
	/** Whether a team that owes what is due is out. */
	needsFeesPaid: boolean;
	/** What the league says of a team, whatever the rest does, and why. */
	rulings: readonly { entryId: number; isIn: boolean; reason: string }[];
};

export const everybodyEligible: StageEligibility = {
	leastPlayers: null,
	mostForfeits: null,
	needsFeesPaid: false,
	rulings: [],
};

/** Whether a player has played often enough to play in a stage (rule `games-to-be-eligible`). */
export function isPlayerEligible({
	games,
	minGames,
}: {
	games: number;
	minGames: number;
}): boolean {
	return games >= minGames;
}

/** Why a team may not play. */
export type Ineligibility =
	| { because: "players"; count: number; least: number }
	| { because: "forfeits"; count: number; most: number }
	| { because: "fees"; due: number; since: string }
	| { because: "league"; reason: string };

export type TeamFacts = {
	entryId: number;
	players: number;
	forfeits: number;
	/** What it has not paid although it is due; null for nothing. */
	unpaid: { due: number; since: string } | null;
};

/** Why a team may not play, and why it may all the same where the league says so. */
export function eligibilityOf(
	{ entryId, players, forfeits, unpaid }: TeamFacts,
	{ leastPlayers, mostForfeits, needsFeesPaid, rulings }: StageEligibility,
): { reasons: Ineligibility[]; overruled: string | null } {
	const reasons: Ineligibility[] = [];
	const ruling = rulings.find((one) => one.entryId === entryId);
	if (ruling?.isIn === false) reasons.push({ because: "league", reason: ruling.reason });
	if (leastPlayers !== null && players < leastPlayers)
		reasons.push({ because: "players", count: players, least: leastPlayers });
	if (mostForfeits !== null && forfeits > mostForfeits)
		reasons.push({ because: "forfeits", count: forfeits, most: mostForfeits });
	if (needsFeesPaid && unpaid !== null) reasons.push({ because: "fees", ...unpaid });
	const isNeeded = ruling?.isIn === true && reasons.length > 0;
	return { reasons, overruled: isNeeded ? ruling.reason : null };
}
