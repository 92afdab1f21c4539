import { encode } from "uqr";

/** The QR code of an address; whoever reads the page has the address itself beside it. */
export function Code({ of, className }: { of: string; className?: string | undefined }) {
	const { size, path } = codeOf(of);
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			aria-hidden="true"
			className={className}
		>
			<path d={path} />
		</svg>
	);
}

type Drawn = { size: number; path: string };

/** A code takes milliseconds to make and stays the same, so it is kept. */
function codeOf(address: string): Drawn {
	const kept = codes.get(address);
	if (kept !== undefined) return kept;
	const { size, data } = encode(address, { ecc: "L", border: 2 });
	const code = { size, path: darkPath(data) };
	if (codes.size >= mostCodes) codes.clear();
	codes.set(address, code);
	return code;
}

const codes = new Map<string, Drawn>();
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
