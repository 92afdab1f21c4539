import type { Bye, PlannedGame } from "../types.ts";

/** A bye is a team without a game in a week that has slots. */
export function byesOf(
	{ weeks, teams }: { weeks: number[]; teams: { id: string }[] },
	games: Pick<PlannedGame, "week" | "home" | "away">[],
): Bye[] {
	const busy = new Set(
		games.flatMap(({ week, home, away }) => [`${week} ${home}`, `${week} ${away}`]),
	);
	return weeks.flatMap((week) =>
		teams.filter(({ id }) => !busy.has(`${week} ${id}`)).map(({ id }) => ({ week, teamId: id })),
	);
}
