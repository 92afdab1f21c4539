import { useEffect, useEffectEvent } from "react";
import type { Width } from "./preview.tsx";

/** The block that is chosen is in sight in the preview, and again after the preview got wider. */
export function useShownBlock(show: (id: string) => void, id: string | null, width: Width): void {
	const showNow = useEffectEvent(show);
	// biome-ignore lint/correctness/useExhaustiveDependencies: at another width it is somewhere else
	useEffect(() => {
		if (id !== null) showNow(id);
	}, [id, width]);
}
