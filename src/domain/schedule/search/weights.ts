/**
 * What one unit of each measure costs while searching. The order is that of the rules; the sizes were
 * found by trial. A missing game is dearer than its teams meeting a tenth time, which few free times in
 * common can make the only way.
 */
export const weights = {
	games: 1500,
	opponents: 40,
	doubleHeaders: 40,
	progress: 20,
	rematch: 12,
	time: 10,
	day: 4,
	court: 10,
	/** Of a wish that is nice to have; those that matter count two and three times. */
	wish: 16,
};
