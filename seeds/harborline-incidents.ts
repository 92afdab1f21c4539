import type { TeamEntry } from "#domain/team/team.ts";
import type { PlannedGame } from "./game-plan.ts";
import type { Incidents } from "./season-maker.ts";
import type { PlannedSeason } from "./season-plan.ts";
import { demoVideos } from "./videos.ts";

/**
 * What did not go by plan. In the running season a game was postponed, one
 * cancelled, one forfeited by the team that has only four players left, one is being played, and
 * the times of the last week are still to be released.
 */
export function harborlineIncidents(season: PlannedSeason, today: string): Incidents {
	if (!season.isRunning) return (games) => games;
	return (games, entries, league) => {
		const lastWeek = games.at(-1)?.week;
		let changed = games.map((game) => (game.week === lastWeek ? withoutTime(game) : game));
		changed = changeFirst(changed, ({ played }) => played !== null, filmed);
		changed = changeFirst(changed, ({ game }) => game.date === today, inProgress);
		if (league === 0) changed = changeFirst(changed, ({ week }) => week === 3, postponed);
		if (league === 1) changed = changeFirst(changed, ({ week }) => week === 2, cancelled);
		if (league === leagueOfFour) changed = changeFirst(changed, isHostedBy(entries[0]), forfeited);
		return changed;
	};
}

/** The league whose first team has four players. */
export const leagueOfFour = 4;

type Change = (planned: PlannedGame) => PlannedGame;

function changeFirst(
	games: readonly PlannedGame[],
	isMeant: (planned: PlannedGame) => boolean,
	change: Change,
): PlannedGame[] {
	const place = games.findIndex(isMeant);
	return games.map((game, index) => (index === place ? change(game) : game));
}

function isHostedBy(entry: TeamEntry | undefined) {
	return ({ game, played }: PlannedGame) => game.homeEntryId === entry?.id && played !== null;
}

const filmed: Change = ({ game, ...planned }) => ({
	...planned,
	game: { ...game, videoUrl: demoVideos.bigBuckBunny },
});

const withoutTime: Change = ({ game, ...planned }) => ({
	...planned,
	game: { ...game, time: null },
});

const postponed: Change = ({ game, week }) => ({
	week,
	played: null,
	game: { ...game, status: "postponed", score: null },
});

const cancelled: Change = ({ game, week }) => ({
	week,
	played: null,
	game: { ...game, status: "cancelled", score: null },
});

/**
 * 0-0 names no winner, so the game names the side that did not come
 * (rule `forfeit-names-its-side`).
 */
const forfeited: Change = ({ game, week }) => ({
	week,
	played: null,
	game: { ...game, status: "forfeit", forfeitedBy: "home", score: { home: 0, away: 0 } },
});

/** The first half is over; the table writes the box score afterwards. */
const inProgress: Change = ({ game, week }) => {
	const periods = [
		{ name: "Q1", home: 16, away: 14 },
		{ name: "Q2", home: 15, away: 19 },
	] as const;
	const score = { home: 31, away: 33 };
	return {
		week,
		played: { score, periods: [...periods], lines: [] },
		game: { ...game, status: "in_progress", score },
	};
};
