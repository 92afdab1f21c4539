import { client } from "../../../../client.ts";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { placeOfGame } from "../grid/slot-ref.ts";
import { matchupInWords, type NameOf, namesIn, placeInWords } from "../words.ts";
import { type Change, idsIn, newGame } from "./changes.ts";

/** What was done in this session, and how it is undone. */
export type Done = {
	/** What it is called on the button: "swap". */
	name: string;
	/** "Owls at Hawks moved to Mon, Jan 5 at 6:00 PM" */
	title: string;
	back: Change;
	/** Games of the same plan: without any of them it is another plan. */
	witnesses: readonly number[];
};

type Carried = { message: string; done: Done | null };

/** Does it on the server. */
export async function carryOut(plan: PlanData, change: Change): Promise<Carried> {
	const { id } = plan.schedule;
	const about = {
		name: change.kind === "restore" ? words.common.restore : words.plan.verbs[change.kind],
		title: titleOf(change, namesIn(plan)),
		witnesses: plan.games.map((game) => game.id).filter((one) => !idsIn(change).includes(one)),
	};
	switch (change.kind) {
		case "swap": {
			const [first, second] = change.games;
			const { message } = await client.put("/games/swap", {
				gameId1: first.id,
				gameId2: second.id,
				...(change.reason !== undefined && { reason: change.reason }),
			});
			// What is taken back has no reason any more.
			return { message, done: { ...about, back: { kind: "swap", games: change.games } } };
		}
		case "move": {
			const { date, time, location } = change.to;
			const { message } = await client.put("/schedules/:id/games/:gameId", {
				id,
				gameId: change.game.id,
				date,
				time,
				location,
				...(change.reason !== undefined && { reason: change.reason }),
			});
			const from = placeOfGame(change.game);
			const back =
				from && ({ kind: "move", game: { ...change.game, ...change.to }, to: from } as const);
			return { message, done: back && { ...about, back } };
		}
		case "add": {
			const { date, time, location } = change.to;
			const { message, game } = await client.post("/schedules/:id/games", {
				id,
				...change.matchup,
				date,
				time,
				location,
			});
			const added = { ...newGame, ...change.matchup, ...change.to, id: game.id };
			return { message, done: { ...about, back: { kind: "remove", game: added } } };
		}
		case "remove": {
			const { message, trashId } = await client.del("/games/:id", { id: change.game.id });
			return { message, done: { ...about, back: { kind: "restore", game: change.game, trashId } } };
		}
		case "replan": {
			const { moves, planning, added, removed } = change;
			const { message, added: ids } = await client.put("/schedules/:id/moves", {
				id,
				...planning.after,
				moves: [...moves],
				added: added.map(({ homeTeamId, awayTeamId, date, time, location }) => ({
					homeTeamId,
					awayTeamId,
					date,
					time,
					location,
				})),
				removed: removed.map((game) => game.id),
			});
			const back: Change = {
				kind: "replan",
				moves: moves.map(({ gameId, before, after }) => ({ gameId, before: after, after: before })),
				added: removed,
				removed: added.map((game, at) => ({ ...game, id: ids[at] ?? 0 })),
				planning: { before: planning.after, after: planning.before },
			};
			return { message, done: { ...about, back } };
		}
		case "restore": {
			const { message } = await client.post("/trash/:id/restore", { id: change.trashId });
			return { message, done: { ...about, back: { kind: "remove", game: change.game } } };
		}
	}
}

/** Said when the server gives no sentence. */
export function failureOf({ kind }: Change): string {
	return kind === "swap" ? words.messages.schedules.swapFailed : failures[kind];
}

const failures = {
	move: words.plan.couldNotBeMoved,
	add: words.plan.couldNotBeAdded,
	remove: words.plan.couldNotBeRemoved,
	replan: words.replan.failed,
	restore: words.common.thisCouldNotBeUndone,
};

function titleOf(change: Change, nameOf: NameOf): string {
	if (change.kind === "swap") {
		const [first = "", second = ""] = change.games.map((game) => matchupInWords(nameOf, game));
		return words.plan.swapped({ first, second });
	}
	if (change.kind === "replan")
		return words.replan.changed({
			count: change.moves.length + change.added.length + change.removed.length,
		});
	const matchup = matchupInWords(nameOf, change.kind === "add" ? change.matchup : change.game);
	if (change.kind === "move") return words.plan.moved({ matchup, place: placeInWords(change.to) });
	if (change.kind === "add") return words.plan.added({ matchup, place: placeInWords(change.to) });
	return change.kind === "remove"
		? words.plan.removed({ matchup })
		: words.plan.restored({ matchup });
}
