import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Whether the window is being printed, so that the paper is drawn only then. */
export function usePrinting(): boolean {
	return useSyncExternalStore(subscribe, () => isPrinting || matchMedia("print").matches);
}

function subscribe(changed: () => void): () => void {
	const media = matchMedia("print");
	const begin = () => {
		isPrinting = true;
		changed();
	};
	const end = () => {
		isPrinting = false;
		changed();
	};
	window.addEventListener("beforeprint", begin);
	window.addEventListener("afterprint", end);
	media.addEventListener("change", changed);
	return () => {
		window.removeEventListener("beforeprint", begin);
		window.removeEventListener("afterprint", end);
		media.removeEventListener("change", changed);
	};
}
