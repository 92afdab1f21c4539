import { useCallback } from "react";
import type { Answered } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import type { ForfeitedBy, GameStatus, Score } from "#domain/game/game.ts";
import { seriesNames } from "#domain/stage/series-name.ts";
import { seriesText } from "#ui/stage/series-text.ts";
import { client } from "../../client.ts";
import { type Question, useConfirm } from "../../components/feedback/confirm.tsx";
import { siteWords, words } from "../../words.ts";
import { toPlan } from "./shown-stage.ts";

/** A result that is to be saved. */
export type ResultToSave = {
	id: number;
	/** Null for a game of the regular season, of which nothing is asked. */
	stageId: number | null;
	/** Null where there is none, or it is taken away. */
	score: Score | null;
	/** Absent where it stays as it is. */
	status?: GameStatus | undefined;
	forfeitedBy?: ForfeitedBy | null | undefined;
};

/**
 * Asks once before a result, or another status, takes somebody out of a later series of its stage, and says who comes
 * instead. What the server will refuse it says itself.
 */
export function useAskingBeforeEffect(): (result: ResultToSave) => Promise<boolean> {
	const confirm = useConfirm();
	return useCallback(
		async (result) => {
			const question = await questionOf(result);
			return question === null || confirm(question);
		},
		[confirm],
	);
}

type Effect = Answered<"POST", "/gamesv2/:id/effect">;
type Moved = {
	before: { id: number; name: string } | null;
	after: { id: number; name: string } | null;
};

async function questionOf(result: ResultToSave): Promise<Question | null> {
	const { id, stageId, score, status, forfeitedBy = null } = result;
	if (stageId === null) return null;
	const { home = null, away = null } = score ?? {};
	const wire = toWire({ homeScore: home, awayScore: away, forfeitedBy });
	const effect = await client
		.post("/gamesv2/:id/effect", { id, ...wire, status })
		// It is a look ahead: what is wrong is said when the result is saved.
		.catch(() => null);
	if (effect === null || effect.isRefused) return null;
	const lines = await linesOf(effect, stageId);
	if (lines.length === 0) return null;
	return {
		title: words.stage.changesBracket,
		text: lines.join(" "),
		yes: words.stage.saveAllTheSame,
	};
}

/** Nobody is asked about a team that moves on to where none was known. */
async function linesOf({ series, champion }: Effect, stageId: number): Promise<string[]> {
	const moved = series.flatMap(({ number, before, after }) =>
		(["home", "away"] as const).flatMap((side) =>
			lineOf({ before: before[side], after: after[side] }).map((line) => ({ number, line })),
		),
	);
	const ofChampion = lineOf(champion ?? { before: null, after: null }).map((line) =>
		line(words.stage.titleHolder),
	);
	if (moved.length === 0) return ofChampion;
	const { stage } = await client.get("/stages/:id", { id: stageId });
	const names = seriesNames(stage.series.map(toPlan));
	const nameOf = (number: number) => {
		const name = names.get(number);
		return name === undefined ? stage.name : seriesText(siteWords, name);
	};
	return [...moved.map(({ number, line }) => line(nameOf(number))), ...ofChampion];
}

/** "Semi-final 1: Hawks instead of Owls." */
function lineOf({ before, after }: Moved): ((series: string) => string)[] {
	if (before === null || before.id === after?.id) return [];
	const gone = before.name;
	return [
		(series) =>
			after === null
				? words.stage.noLonger({ series, gone })
				: words.stage.insteadOf({ series, comes: after.name, gone }),
	];
}
