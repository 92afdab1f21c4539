import { weekHolding } from "#domain/schedule/schedule.ts";
import type { PlanData, PlanGame } from "../../plan-data.ts";
import type { SlotRef } from "../grid/slot-ref.ts";

export type Matchup = { homeTeamId: number; awayTeamId: number };

/** What somebody did to the plan by hand. */
export type Change =
	| { kind: "swap"; games: readonly [PlanGame, PlanGame]; reason?: string }
	| { kind: "move"; game: PlanGame; to: SlotRef; reason?: string }
	| { kind: "add"; matchup: Matchup; to: SlotRef }
	| { kind: "remove"; game: PlanGame }
	/** Many games at once, and what the schedule is planned by from then on. */
	| {
			kind: "replan";
			moves: readonly ReplanMove[];
			added: readonly NewMatchup[];
			removed: readonly (NewMatchup & { id: number })[];
			planning: BeforeAndAfter<Replanning>;
	  }
	/** Undoes a removal. */
	| { kind: "restore"; game: PlanGame; trashId: number };

/** A game that is added with others. */
export type NewMatchup = Matchup & { date: string; time: string; location: string | null };

type BeforeAndAfter<What> = { before: What; after: What };

type Replanning = Pick<
	PlanData["schedule"],
	"numWeeks" | "skipDates" | "closedCourts" | "pinnedGames"
>;

type Place = {
	date: string | null;
	time: string | null;
	location: string | null;
	status: "scheduled" | "postponed";
};

export type ReplanMove = { gameId: number } & BeforeAndAfter<Place>;

/** The games as they are going to be, for the time until the server has answered. */
export function changedGames(plan: PlanData, changes: readonly Change[]): readonly PlanGame[] {
	return changes.reduce<readonly PlanGame[]>(
		(games, change, at) => changed(plan, games, change, -1 - at),
		plan.games,
	);
}

/** Which games a change is about; one that is being added has no id yet. */
export function idsIn(change: Change): number[] {
	if (change.kind === "swap") return change.games.map(({ id }) => id);
	if (change.kind === "replan")
		return [...change.moves.map(({ gameId }) => gameId), ...change.removed.map(({ id }) => id)];
	return change.kind === "add" ? [] : [change.game.id];
}

function changed(
	plan: PlanData,
	games: readonly PlanGame[],
	change: Change,
	newId: number,
): readonly PlanGame[] {
	const settled = (game: PlanGame, to: SlotRef) => ({
		...game,
		...to,
		weekIndex: weekHolding(plan.schedule, to.date) ?? game.weekIndex,
	});
	switch (change.kind) {
		case "swap": {
			const [first, second] = change.games.map(({ id }) => games.find((game) => game.id === id));
			if (!first || !second) return games;
			return games.map((game) =>
				game === first
					? { ...game, ...matchupOf(second) }
					: game === second
						? { ...game, ...matchupOf(first) }
						: game,
			);
		}
		case "move":
			return games.map((game) => (game.id === change.game.id ? settled(game, change.to) : game));
		case "add":
			return [...games, settled({ ...newGame, ...change.matchup, id: newId }, change.to)];
		case "remove":
			return games.filter(({ id }) => id !== change.game.id);
		case "replan":
			return games.map((game) => {
				const move = change.moves.find(({ gameId }) => gameId === game.id);
				if (move === undefined) return game;
				const { date } = move.after;
				const week = date === null ? null : weekHolding(plan.schedule, date);
				return { ...game, ...move.after, weekIndex: week ?? game.weekIndex };
			});
		case "restore":
			return [...games, change.game];
	}
}

function matchupOf({ homeTeamId, awayTeamId }: PlanGame): Matchup {
	return { homeTeamId, awayTeamId };
}

/** A game that is being added. */
export const newGame: PlanGame = {
	id: 0,
	weekIndex: 0,
	date: "",
	time: "",
	location: null,
	court: null,
	status: "scheduled",
	homeScore: null,
	awayScore: null,
	homeTeamId: 0,
	awayTeamId: 0,
	hasBegun: false,
};
