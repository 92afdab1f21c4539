/**
 * The thread in which spreadsheets are read: arithmetic alone, without settings and without a
 * database. Node runs it as it stands here or as it was built.
 */
import { parentPort } from "node:worker_threads";
import {
	type ColumnsRead,
	type FilesToSuggest,
	readColumns,
	readSeasonFiles,
	type SeasonFiles,
	type SeasonRead,
} from "#usecases/import/read-files.ts";
import { giveWay } from "./give-way.ts";
import { inPieces } from "./in-pieces.ts";

giveWay();

export type SheetWork =
	| { kind: "season"; files: SeasonFiles }
	| { kind: "columns"; files: FilesToSuggest };

parentPort?.on("message", (work: SheetWork) => {
	const answer: SeasonRead | ColumnsRead =
		work.kind === "season" ? readSeasonFiles(work.files) : readColumns(work.files);
	parentPort?.postMessage(inPieces(answer));
});
