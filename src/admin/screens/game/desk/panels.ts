import type { Client } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import type { client } from "../../../client.ts";
import { words } from "../../../words.ts";
import { cellErrors, changedLines, editsOfCells, savedCells } from "./box-score/grid.ts";
import { detailsErrors, detailsInput, editsOfDetails, savedDetails } from "./details/details.ts";
import { type Edits, type Saved, sameNumber, sameText } from "./edits.ts";
import { savedScore, scoreErrors, scoreInput, withScore } from "./score/score.ts";
import { type Sheet, withGame, withStats } from "./sheet.ts";
import type { PanelName } from "./unsaved.ts";

/** What the server answers to a save, and what the sheet is then. */
export type Answer = { message: string; lastChangeId: number; sheet: (before: Sheet) => Sheet };

/** How one of the three things is read from the sheet, checked and sent. */
export type PanelRules = {
	saved: (sheet: Sheet) => Saved;
	same: (a: string, b: string) => boolean;
	/** Edits of fields that are there. */
	known: (sheet: Sheet, edits: Edits) => Edits;
	/** By field; with any of them nothing is sent. */
	errors: (sheet: Sheet, edits: Edits) => Record<string, string>;
	/** Null when nothing can be sent. */
	input: (sheet: Sheet, edits: Edits) => object | null;
	send: (client: Client, input: never, key: string, sent: Edits) => Promise<Answer>;
	/** Said when the server gives no sentence. */
	failure: string;
	/** What the trail calls such a change. */
	action: string;
};

export const panelRules: Record<PanelName, PanelRules> = {
	score: {
		saved: savedScore,
		same: sameNumber,
		known: (_, edits) => edits,
		errors: (sheet, edits) => scoreErrors(savedScore(sheet), edits),
		input: (sheet, edits) => scoreInput(sheet, savedScore(sheet), edits),
		send: async (client, input: ScoreInput, key, sent) => {
			if ("clearScore" in input) {
				const { game, ...answer } = await client.put("/gamesv2/:id/details", input, { key });
				return { ...answer, sheet: (before) => withGame({ ...before, periodScores: [] }, game) };
			}
			const { game, ...answer } = await client.put("/gamesv2/:id/scores", input, { key });
			return {
				...answer,
				sheet: (before) => withGame(withScore(before, savedScore(before), sent), game),
			};
		},
		failure: words.messages.games.scoreFailed,
		action: "game.score",
	},
	details: {
		saved: savedDetails,
		same: sameText,
		known: (_, edits) => editsOfDetails(edits),
		errors: detailsErrors,
		input: detailsInput,
		send: async (client, input: Input<"/gamesv2/:id/details">, key) => {
			const { game, ...answer } = await client.put("/gamesv2/:id/details", input, { key });
			return { ...answer, sheet: (before) => withGame(before, game) };
		},
		failure: words.messages.games.detailsFailed,
		action: "game.change",
	},
	boxScore: {
		saved: savedCells,
		same: sameNumber,
		known: editsOfCells,
		errors: cellErrors,
		input: (sheet, edits) => ({ id: sheet.game.id, lines: toWire(changedLines(sheet, edits)) }),
		send: async (client, input: Input<"/gamesv2/:id/box-score">, key) => {
			const { playerStats, ...answer } = await client.put("/gamesv2/:id/box-score", input, { key });
			return { ...answer, sheet: (before) => withStats(before, playerStats) };
		},
		failure: words.messages.games.statsFailed,
		action: "stats.change",
	},
};

/** The score, or that there is none. */
type ScoreInput =
	| Input<"/gamesv2/:id/scores">
	| (Input<"/gamesv2/:id/details"> & { clearScore: true });
type Path = "/gamesv2/:id/scores" | "/gamesv2/:id/details" | "/gamesv2/:id/box-score";
type Input<P extends Path> = NonNullable<Parameters<typeof client.put<P>>[1]>;
