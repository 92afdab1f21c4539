import { useLayoutEffect } from "react";

/** For a screen that needs the whole window; the frame of the administration makes room. */
export function useWholeWindow(): void {
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		dataset.wholeWindow = "";
		return () => {
			delete dataset.wholeWindow;
		};
	}, []);
}
