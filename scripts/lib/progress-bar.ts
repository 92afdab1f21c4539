const width = 30;

/**
 * A bar on a terminal, redrawn in place; nothing elsewhere, where it would fill a log. The last
 * call, with all done, ends the line.
 */
export function progressBar(
	out: { isTTY?: boolean; write(text: string): unknown },
	what: string,
): (done: number, total: number) => void {
	if (!out.isTTY) return () => {};
	return (done, total) => {
		if (total === 0) return;
		const filled = Math.round((done / total) * width);
		const bar = "█".repeat(filled) + "░".repeat(width - filled);
		out.write(`\r${bar} ${done} of ${total} ${what}${done === total ? "\n" : ""}`);
	};
}
