import { type RefObject, useEffect, useRef, useState } from "react";

/** How much smaller a page of this width is shown to fit into its box; never larger than it is. */
export function useFrameScale(width: number): {
	box: RefObject<HTMLDivElement | null>;
	scale: number;
} {
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState(width);
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const observer = new ResizeObserver(([entry]) => {
			if (entry !== undefined) setRoom(entry.contentRect.width);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}
