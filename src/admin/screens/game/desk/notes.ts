import type { GameWithTeams, Score, Side } from "#domain/game/game.ts";
import { statHead } from "#ui/ranking/stat-head.ts";
import { said, siteWords, words } from "../../../words.ts";
import type { GridRow, GridTeam } from "./box-score/grid.ts";

/** What a careful reader of the sheet would say about one cell. */
export type Note = {
	/** The cell's. */
	key: string;
	/** A refusal stops saving; a conflict and a doubt do not. */
	kind: "refusal" | "conflict" | "doubt";
	side: Side;
	/** "Sean East, Points" */
	place: string;
	sentence: string;
	/** What somebody else saved, to be taken instead. */
	theirs: string | null;
};

/**
 * All notes from top to bottom, those that stop saving first. About the line that is being typed
 * nothing is said that only its end can show.
 */
export function notesOf(teams: readonly GridTeam[], typingAt: number | null): Note[] {
	const notes = teams.flatMap(({ side, rows }) =>
		rows.flatMap((row) => notesOfRow(side, row, row.player.id === typingAt)),
	);
	return notes.toSorted((a, b) => weight[a.kind] - weight[b.kind]);
}

/** What is said at one cell, in the order it matters. */
export function sentencesAt(notes: readonly Note[], key: string): string {
	return notes
		.filter((note) => note.key === key)
		.map(({ sentence }) => sentence)
		.join(" ");
}

/** "The players of Hawks have 61 points, the final score says 64." for every side where they differ. */
export function pointsNotes(
	teams: Record<Side, GridTeam>,
	game: Pick<GameWithTeams, Side>,
	score: Score | null,
): { side: Side; sentence: string }[] {
	if (score === null) return [];
	return (["away", "home"] as const).flatMap((side) => {
		const { points } = teams[side];
		if (points === null || points === score[side]) return [];
		const sentence = words.game.playersHavePoints({
			name: game[side].name,
			points,
			score: score[side],
		});
		return [{ side, sentence }];
	});
}

const weight = { refusal: 0, conflict: 1, doubt: 2 };

function notesOfRow(side: Side, { player, cells }: GridRow, isTyping: boolean): Note[] {
	return cells.flatMap(({ key, stat, refusal, doubts, theirs }) => {
		const about = { key, side, place: `${player.name}, ${statHead(siteWords, stat).name}` };
		const notes: Note[] = [];
		if (refusal !== null)
			notes.push({ ...about, kind: "refusal", sentence: refusal, theirs: null });
		if (theirs !== null) {
			const sentence =
				theirs === "" ? words.game.somebodyElseRemovedThis : words.game.somebodySaved({ theirs });
			notes.push({ ...about, kind: "conflict", sentence, theirs });
		}
		for (const { sentence, isAboutLine } of doubts) {
			if (!(isAboutLine && isTyping))
				notes.push({ ...about, kind: "doubt", sentence: said(sentence), theirs: null });
		}
		return notes;
	});
}
