import { startTransition, useEffect, useState } from "react";
import type { BlockContent } from "#domain/page/fields.ts";

const restMs = 300;

/**
 * The blocks for the list beside the form: another order shows at once, other words after a rest.
 * Sixty rows that followed every key would make typing slow.
 */
export function useSettledBlocks(blocks: readonly BlockContent[]): readonly BlockContent[] {
	const [settled, setSettled] = useState(blocks);
	useEffect(() => {
		if (settled === blocks) return;
		const timer = setTimeout(() => startTransition(() => setSettled(blocks)), restMs);
		return () => clearTimeout(timer);
	}, [settled, blocks]);
	return isSameOrder(settled, blocks) ? settled : blocks;
}

function isSameOrder(a: readonly BlockContent[], b: readonly BlockContent[]): boolean {
	return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
