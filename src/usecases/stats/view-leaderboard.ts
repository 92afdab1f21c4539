import { fullName } from "#domain/player/player.ts";
import type { PhaseAsked } from "#domain/season/phase.ts";
import { boardStats, hasHeadlines } from "#domain/stats/headline-stats.ts";
import { type Candidate, type Leader, leaderCount, leaders } from "#domain/stats/leaders.ts";
import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import type { Crest } from "#domain/team/team.ts";
import type { Scope } from "../scope.ts";
import { type StatBoard, toBoard } from "./stat-boards.ts";

export type Leaderboard = {
	phase: PhaseAsked;
	/** Whether there is a choice of it. */
	hasPlayoffs: boolean;
	/** Null where the organization hides the statistic, or its sports have none like it. */
	points: Leader[] | null;
	threes: Leader[] | null;
	/** The statistics that stand first in their sport, instead of those of basketball. */
	boards: StatBoard[];
	teamWins: Leader<TeamCandidate>[];
};

export type TeamCandidate = Candidate & Crest;

/**
 * The all-time top 20 of points, three-pointers and team wins over the visible seasons
 * (rule `top-twenty`), or of what stands first in the sport; of both phases unless one is asked for. The sums are kept, so it costs the
 * same after a hundred seasons.
 */
export async function viewLeaderboard(
	{ store, organization }: Scope,
	{ phase = "both" }: { phase?: PhaseAsked | undefined } = {},
): Promise<Leaderboard> {
	const sportIds = organization.sports.map(({ id }) => id);
	const [sports, hasPlayoffs, points, threes, teamWins] = await Promise.all([
		Promise.all(sportIds.map((id) => store.statDefinitions.list(id))),
		store.totals.hasPlayoffs(),
		store.totals.topPlayers("points", leaderCount, phase),
		store.totals.topPlayers("threes", leaderCount, phase),
		store.totals.topTeams(leaderCount, phase),
	]);
	const basketball = sports.filter((definitions) => !hasHeadlines(definitions));
	const shown = shownNumbers(basketball.flat());
	// Leagues may have been made before the organization was given a sport.
	const isShown = (board: "points" | "threes") => sports.length === 0 || shown[board];
	return {
		phase,
		hasPlayoffs,
		points: isShown("points") ? leaders(points.map(toCandidate)) : null,
		threes: isShown("threes") ? leaders(threes.map(toCandidate)) : null,
		boards: await Promise.all(
			sports.flatMap(boardStats).map(async ({ definition }) => {
				const top = await store.headlineTotals.topPlayers(definition.id, leaderCount, phase);
				return toBoard(organization, definition, leaders(top.map(toCandidate)));
			}),
		),
		teamWins: leaders(teamWins),
	};
}

function toCandidate(player: {
	id: number;
	firstName: string;
	lastName: string;
	value: number;
}): Candidate {
	return { id: player.id, name: fullName(player), value: player.value };
}
