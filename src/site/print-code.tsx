import { encode } from "uqr";
import { useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./print-code.module.css";

/**
 * On paper, the way from the page that was printed to the one that is kept up to date: its address,
 * and a QR code of it. A screen shows neither.
 */
export function PrintCode({ to }: { to: string }) {
	const address = useSiteUrl() + to;
	const words = useWords();
	const { size, path } = codeOf(address);
	return (
		<div className={styles.code}>
			<svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
				<path d={path} />
			</svg>
			<p>
				{words.page.upToDate}
				<br />
				{address.replace(/^https?:\/\//, "")}
			</p>
		</div>
	);
}

type Code = { size: number; path: string };

/** A code takes milliseconds to make and stays the same, so it is kept. */
function codeOf(address: string): Code {
	const kept = codes.get(address);
	if (kept !== undefined) return kept;
	const { size, data } = encode(address, { ecc: "L", border: 2 });
	const code = { size, path: darkPath(data) };
	if (codes.size >= mostCodes) codes.clear();
	codes.set(address, code);
	return code;
}

const codes = new Map<string, Code>();
/** Some 3 kB each. */
const mostCodes = 2000;

/** The dark modules as one path: a run of them in a row is one rectangle. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
	const runs: string[] = [];
	rows.forEach((row, y) => {
		for (let x = 0; x < row.length; x += 1) {
			if (row[x] !== true) continue;
			const start = x;
			while (row[x + 1] === true) x += 1;
			runs.push(`M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`);
		}
	});
	return runs.join("");
}
