import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { Refusal } from "#usecases/refusals.ts";
import { limitConcurrency } from "../workers/limit-concurrency.ts";

/** Fast, and within a few percent of the best for pages of some kilobytes. */
const quality = 5;

/** From so many bytes on another thread is asked, while this one answers others. */
const worthAThread = 64 * 1024;

/**
 * Long ones one after the other: where several leagues fetch such, the other processors stay with those
 * who are answered. Nobody's short one stands in line behind them.
 */
const inTurn = limitConcurrency({
	atOnce: 1,
	mostWaiting: 1000,
	tooBusy: () =>
		new Refusal("overloaded", "This site is very busy. Please try again in a moment.", {
			retryAfterSeconds: 5,
		}),
});

const besideThisThread: (bytes: Buffer, options: object) => Promise<Buffer<ArrayBuffer>> =
	promisify(brotliCompress);

export const isLong = (bytes: Buffer) => bytes.length >= worthAThread;

export function compress(bytes: Buffer): Buffer {
	return brotliCompressSync(bytes, optionsFor(bytes));
}

export function compressBeside(bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
	const work = () => besideThisThread(bytes, optionsFor(bytes));
	return isLong(bytes) ? inTurn(work) : work();
}

function optionsFor({ length }: Buffer) {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: length,
		},
	};
}
