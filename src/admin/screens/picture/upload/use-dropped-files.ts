import { useEffect, useEffectEvent, useState } from "react";

/**
 * Files that are dropped anywhere on the screen, or pasted outside of a field. Answers whether
 * somebody holds files over the window right now.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
	const [isOver, setOver] = useState(false);
	const take = useEffectEvent(onFiles);
	useEffect(() => {
		const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files");
		const over = (event: DragEvent) => {
			if (!bringsFiles(event)) return;
			// Without this the browser would open the file and leave the screen.
			event.preventDefault();
			setOver(true);
		};
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) setOver(false);
		};
		const drop = (event: DragEvent) => {
			if (!bringsFiles(event)) return;
			event.preventDefault();
			setOver(false);
			take([...(event.dataTransfer?.files ?? [])]);
		};
		const paste = (event: ClipboardEvent) => {
			const files = [...(event.clipboardData?.files ?? [])];
			const isText = event.target instanceof HTMLElement && event.target.matches("input, textarea");
			if (files.length === 0 || isText) return;
			event.preventDefault();
			take(files);
		};
		const listening = new AbortController();
		const { signal } = listening;
		window.addEventListener("dragenter", over, { signal });
		window.addEventListener("dragover", over, { signal });
		window.addEventListener("dragleave", leave, { signal });
		window.addEventListener("drop", drop, { signal });
		window.addEventListener("paste", paste, { signal });
		return () => listening.abort();
	}, []);
	return isOver;
}
