/** Writes a win share as tables do: ".714", "1.000", ".000". */
export function formatWinShare(share: number): string {
	const written = share.toFixed(3);
	return share < 1 ? written.slice(1) : written;
}
