/**
 * The thread in which the rest of a season is played: arithmetic alone, without settings and without a
 * database. Node runs it as it stands here or as it was built.
 */
import { parentPort } from "node:worker_threads";
import { type Chance, chancesOf } from "#domain/standings/outlook/chances.ts";
import type { Position } from "#domain/standings/outlook/position.ts";
import { giveWay } from "./give-way.ts";

giveWay();

export type ChancesWork = { position: Position; asked: Parameters<typeof chancesOf>[1] };
export type ChancesAnswer = { kind: "done"; chances: Chance[] };

parentPort?.on("message", ({ position, asked }: ChancesWork) => {
	const answer: ChancesAnswer = {
		kind: "done",
		chances: chancesOf(position, asked).map(shortened),
	};
	parentPort?.postMessage(answer);
});

/** Four digits are all that thousands of runs know. */
function shortened({ entryId, playoffs, first, meanPlace }: Chance): Chance {
	const short = (value: number) => Math.round(value * 10_000) / 10_000;
	return {
		entryId,
		playoffs: short(playoffs),
		first: short(first),
		meanPlace: short(meanPlace),
	};
}
