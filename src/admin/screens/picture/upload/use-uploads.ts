import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, apiClient } from "#api/client.ts";
import { mostPictureBytes } from "#domain/picture/limits.ts";
import { acting } from "../../../shell/acting.ts";
import { auth } from "../../../shell/auth.ts";
import { words } from "../../../words.ts";
import type { Picture } from "../library.ts";

/** One file on its way into the library. */
export type Upload = {
	id: number;
	file: File;
	state: "waiting" | "sending" | "added" | "failed";
	/** How much of it the server has, from 0 to 1; it then makes its sizes. */
	share: number;
	/** Why it was not taken. */
	sentence?: string;
	/** What became of it. */
	picture?: Picture;
};

let lastId = 0;

/**
 * Sends files one after another. What becomes of one does not stop the others; each that was taken is
 * told with `onAdded`, and when nothing waits any more all of them with `onDone`.
 */
export function useUploads({ onAdded, onDone }: Listeners) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const waiting = useRef<Upload[]>([]);
	const isRunning = useRef(false);
	const listeners = useRef({ onAdded, onDone });
	listeners.current = { onAdded, onDone };

	const isBusy = uploads.some(({ state }) => state === "waiting" || state === "sending");
	useStayingUntil(!isBusy);

	const change = useCallback((id: number, change: Partial<Upload>) => {
		setUploads((before) => before.map((it) => (it.id === id ? { ...it, ...change } : it)));
	}, []);

	const run = useCallback(async () => {
		if (isRunning.current) return;
		isRunning.current = true;
		const outcomes: UploadResult[] = [];
		for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) {
			const { id, file } = next;
			change(id, { state: "sending" });
			const outcome = await send(file, (share) => change(id, { share }));
			change(id, outcome);
			outcomes.push(outcome);
			if (outcome.picture) listeners.current.onAdded?.(outcome.picture);
		}
		isRunning.current = false;
		listeners.current.onDone?.(outcomes);
	}, [change]);

	const add = useCallback(
		(files: Iterable<File>) => {
			const added = [...files].map((file): Upload => {
				lastId += 1;
				return { id: lastId, file, state: "waiting", share: 0 };
			});
			waiting.current.push(...added);
			setUploads((before) => [...before.filter((it) => it.state !== "added"), ...added]);
			void run();
		},
		[run],
	);

	const retry = useCallback(
		(upload: Upload) => {
			const again: Upload = { id: upload.id, file: upload.file, state: "waiting", share: 0 };
			waiting.current.push(again);
			setUploads((before) => before.map((it) => (it.id === again.id ? again : it)));
			void run();
		},
		[run],
	);

	const clear = useCallback(() => {
		setUploads((before) => before.filter((it) => it.state === "waiting" || it.state === "sending"));
	}, []);

	return { uploads, add, retry, clear };
}

/** The browser asks before it leaves the product while files are on their way. */
function useStayingUntil(isDone: boolean): void {
	useEffect(() => {
		if (isDone) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isDone]);
}

type Listeners = {
	onAdded?: (picture: Picture) => void;
	onDone?: (outcomes: readonly UploadResult[]) => void;
};

export type UploadResult = Pick<Upload, "state" | "share" | "sentence" | "picture">;

async function send(file: File, onProgress: (share: number) => void): Promise<UploadResult> {
	const client = apiClient({
		fetch: fetchWithProgress(onProgress),
		cookies: () => document.cookie,
		actingFor: acting.id,
	});
	try {
		const { picture } = await client.post("/pictures", { file: await shrunk(file) });
		return { state: "added", share: 1, picture };
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) auth.expired();
		const said = error instanceof ApiError ? error.message : "";
		const sentence = said || words.picture.theFileCouldNotBe;
		return { state: "failed", share: 0, sentence };
	}
}

/**
 * `fetch` for the API's client that says how much of a file has been sent, which `fetch` itself
 * cannot.
 */
function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
	return (address, { method = "GET", headers, body } = {}) =>
		new Promise((resolve, reject) => {
			const request = new XMLHttpRequest();
			request.open(method, String(address));
			for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
			request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
				if (lengthComputable) onProgress(loaded / total);
			});
			request.addEventListener("load", () =>
				resolve(new Response(request.responseText, { status: request.status })),
			);
			request.addEventListener("error", () =>
				reject(new TypeError(words.picture.connectionFailed)),
			);
			request.send(body as XMLHttpRequestBodyInit);
		});
}

/** More than the server keeps of any picture. */
const mostSide = 2560;
const mostPixels = 24_000_000;

/** Smaller files have few enough pixels, and are not worth looking at. */
const suspicious = 2_000_000;

/**
 * Cameras make larger pictures than the server takes (rule `picture-limits`), and nobody should
 * have to know how to make them smaller. What is no picture to this browser stays as it is: the
 * server says so.
 */
async function shrunk(file: File): Promise<File> {
	if (!file.type.startsWith("image/") || file.size < suspicious) return file;
	const picture = await createImageBitmap(file).catch(() => null);
	if (picture === null) return file;
	const { width, height } = picture;
	try {
		if (file.size <= mostPictureBytes && width * height <= mostPixels) return file;
		const scale = Math.min(1, mostSide / Math.max(width, height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		// Only photographs are sent as JPEG: the others may be seen through.
		const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
		return smaller === null ? file : new File([smaller], file.name, { type: smaller.type });
	} finally {
		picture.close();
	}
}
