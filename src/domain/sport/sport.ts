export type Sport = { id: number; name: string; type: string };

/** What the score of a sport counts, in the words of its tables. */
export type ScoreWords = {
	counts: "points" | "goals" | "runs" | "score";
	made: Word;
	allowed: Word;
	difference: string;
};

type Word = { short: string; name: string };
