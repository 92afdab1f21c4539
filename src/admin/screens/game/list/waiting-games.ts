import { namedRounds, type Stage } from "../../stage/shown-stage.ts";
import type { ListedGame } from "./listed-game.ts";

type Sides = ReturnType<typeof namedRounds>[number]["series"][number];

/** The games of stages that have a date and wait for their teams, as the list shows games. */
export function waitingGames(stages: readonly Stage[]): ListedGame[] {
	return stages.flatMap((stage) =>
		namedRounds(stage).flatMap(({ series: named }) =>
			named.flatMap((sides) =>
				sides.series.games
					.filter(({ isKnown, isSpare, date }) => !isKnown && !isSpare && date !== null)
					.map((game) => toListed(stage, sides, game)),
			),
		),
	);
}

function toListed(
	stage: Stage,
	sides: Sides,
	{ id, date, time, location, homeSide }: Sides["series"]["games"][number],
): ListedGame {
	const team = (side: "home" | "away") => ({
		entryId: 0,
		// A team that is known already finds its game; none has the id 0.
		teamId: sides.series[side].team?.id ?? 0,
		name: sides[side],
		logoUrl: null,
	});
	const away = homeSide === "home" ? "away" : "home";
	return {
		id,
		seasonLeagueId: 0,
		homeEntryId: 0,
		awayEntryId: 0,
		home: team(homeSide),
		away: team(away),
		league: { id: stage.leagueId, name: stage.leagueName },
		date,
		time,
		location,
		videoUrl: null,
		status: "scheduled",
		forfeitedBy: null,
		score: null,
		seasonId: stage.seasonId,
		isDraft: !stage.isPublished,
		stageId: stage.id,
		isWaiting: true,
	};
}
