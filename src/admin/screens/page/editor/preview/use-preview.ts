import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Writing } from "../editing.ts";
import { drawPage } from "../page.ts";

type Drawn = Pick<Writing, "title" | "blocks">;

type Preview = {
	pageKey: string;
	frame: RefObject<HTMLIFrameElement | null>;
	/** What is to be seen. */
	drawn: Drawn;
	/** What the server sends into the frame by itself. */
	saved: Drawn;
	onChoose: (id: string) => void;
};

/** After a rest of this length what was typed is drawn. */
const restMs = 250;

/**
 * Keeps the page in a frame as it is written. One drawing is asked for after the other, and only the
 * newest; the frame puts it in place without loading.
 */
export function usePreview({ pageKey, frame, drawn, saved, onChoose }: Preview) {
	const [isBehind, setBehind] = useState(false);
	const shown = useRef<Drawn>(saved);
	const wanted = useRef<Drawn>(drawn);
	const isReady = useRef(false);
	const isDrawing = useRef(false);
	wanted.current = drawn;

	const post = (message: object) =>
		frame.current?.contentWindow?.postMessage(message, location.origin);
	const draw = useEffectEvent(async () => {
		if (isDrawing.current || !isReady.current) return;
		isDrawing.current = true;
		while (!isSame(shown.current, wanted.current)) {
			const next = wanted.current;
			try {
				const html = await drawPage(pageKey, next);
				post({ kind: "preview", html });
				setBehind(false);
			} catch {
				// Without a connection, or half written, it stays as it was until the next change.
				setBehind(true);
			}
			shown.current = next;
		}
		isDrawing.current = false;
	});
	useEffect(() => {
		if (isSame(shown.current, { title: drawn.title, blocks: drawn.blocks })) return;
		const timer = setTimeout(() => void draw(), restMs);
		return () => clearTimeout(timer);
	}, [drawn.title, drawn.blocks]);

	/** The page in the frame listens from now on; what it shows is what was saved. */
	const begin = useEffectEvent(() => {
		isReady.current = true;
		shown.current = saved;
		void draw();
	});
	const choose = useEffectEvent(onChoose);
	useEffect(() => {
		const hear = ({ origin, source, data }: MessageEvent) => {
			if (origin !== location.origin || source !== frame.current?.contentWindow) return;
			if (data?.kind === "chosen" && typeof data.id === "string") choose(data.id);
			if (data?.kind === "ready") begin();
		};
		addEventListener("message", hear);
		return () => removeEventListener("message", hear);
	}, [frame]);

	return {
		isBehind,
		/** Brings a block into sight. */
		show: (id: string) => post({ kind: "show", id }),
	};
}

function isSame(a: Drawn, b: Drawn): boolean {
	return a.title === b.title && a.blocks === b.blocks;
}
