import { namedRounds, type Stage } from "../../../stage/shown-stage.ts";

/** A game of a stage as the grid shows it, whether its teams are known or not. */
export type StageGame = {
	id: number;
	stage: { id: number; name: string };
	/** "Winner of semi-final 1" */
	home: string;
	away: string;
	date: string;
	time: string | null;
	location: string | null;
};

/** The games of a league's stages that have a date. Their day and time are set on the stage's own screen. */
export function stageGames(stages: readonly Stage[]): StageGame[] {
	return stages.flatMap((stage) =>
		namedRounds(stage).flatMap(({ series: named }) =>
			named.flatMap((sides) =>
				sides.series.games.flatMap(({ id, date, time, location, homeSide, isSpare }) => {
					if (date === null || isSpare) return [];
					const away = homeSide === "home" ? "away" : "home";
					const names = { home: sides[homeSide], away: sides[away] };
					const { id: stageId, name } = stage;
					return [{ id, stage: { id: stageId, name }, ...names, date, time, location }];
				}),
			),
		),
	);
}

/** Whether it is played on a slot; one without a place takes any court. */
export function isOnSlot(
	{ time, location }: StageGame,
	slot: { time: string; court: string },
): boolean {
	const isThere = location === null || location.toLowerCase() === slot.court.toLowerCase();
	return isThere && time?.slice(0, 5) === slot.time;
}
