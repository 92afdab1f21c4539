import { type SheetKind, sheetKinds } from "#domain/import/sheet/sheet.ts";
import {
	type ColumnsRead,
	readColumns,
	readSeasonFiles,
	type SeasonRead,
} from "#usecases/import/read-files.ts";
import type { Spreadsheet } from "#usecases/import/read-sheet.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { SpreadsheetsFor } from "../services.ts";
import { type InPieces, putTogether } from "./in-pieces.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { SheetWork } from "./sheet-worker.ts";
import { workIn } from "./thread.ts";
import { threadPool } from "./thread-pool.ts";

const mostMs = 30_000;

/** Smaller files are read sooner than a thread has been told of them. */
const smallBytes = 32 * 1024;

const threads = threadPool({ name: "sheet-worker", mostMegabytes: 512 });

/** Reads large spreadsheets in threads of their own, two at a time for all organizations. */
export function spreadsheetReader({ limitMs = mostMs } = {}): SpreadsheetsFor {
	const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 40, tooBusy });

	const inThread = <Answer>(work: SheetWork, signal: AbortSignal | undefined): Promise<Answer> =>
		inTurn(async () => {
			const thread = threads.take();
			const end = () => thread.terminate();
			signal?.addEventListener("abort", end);
			const over = buffersOf(work.files);
			const answer = await workIn<InPieces>(thread, work, { limitMs, over }).finally(() =>
				signal?.removeEventListener("abort", end),
			);
			if (answer.kind === "tooLong" || answer.kind === "ended") {
				thread.terminate();
				signal?.throwIfAborted();
				throw tooLong();
			}
			threads.giveBack(thread);
			return (await putTogether(answer)) as Answer;
		}, signal);

	return (signal) => ({
		season: async (files) =>
			isSmall(files)
				? readSeasonFiles(files)
				: inThread<SeasonRead>({ kind: "season", files }, signal),
		columns: async (files) =>
			isSmall(files)
				? readColumns(files)
				: inThread<ColumnsRead>({ kind: "columns", files }, signal),
	});
}

type Files = Partial<Record<SheetKind, Spreadsheet | null>>;

/** What was sent is read once, and by nobody else. */
function buffersOf(files: Files): ArrayBuffer[] {
	const buffers = sheetKinds.map((kind) => files[kind]?.bytes.buffer);
	return buffers.filter((buffer) => buffer instanceof ArrayBuffer);
}

function isSmall(files: Files): boolean {
	const sizes = sheetKinds.map((kind) => files[kind]?.bytes.length ?? 0);
	return sizes.reduce((sum, size) => sum + size, 0) < smallBytes;
}

function tooLong(): Refusal {
	return new Refusal(
		"invalid",
		"These files take longer than 30 seconds to read. Please import them in parts.",
	);
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many spreadsheets are being read. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
