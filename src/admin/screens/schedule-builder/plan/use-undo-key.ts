import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z, unless somebody is writing or a dialog is open. */
export function useUndoKey(undo: () => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
		if (!isUndo || event.shiftKey || event.altKey) return;
		const { target } = event;
		const isWriting =
			target instanceof Element &&
			target.closest("input, textarea, select, [role=dialog]") !== null;
		if (isWriting) return;
		event.preventDefault();
		undo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
