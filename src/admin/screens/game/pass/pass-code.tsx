import { renderSVG } from "uqr";
import { type PassJob, sideOfJob } from "#domain/pass/pass.ts";
import { words } from "../../../words.ts";

/** What opens the table of a game: behind the # nobody but the browser that opens it ever sees the secret. */
export function passAddress({ gameId, secret, job = "score" }: Opening): string {
	const place = sideOfJob(job) === null ? "table" : "roster";
	return `${location.origin}/dashboard/games/${gameId}/${place}#${secret}`;
}

type Opening = { gameId: number; secret: string; job?: PassJob };

type PassCodeProps = { address: string; game: string; className?: string | undefined };

/** The address as a code that any phone's camera opens. */
export function PassCode({ address, game, className }: PassCodeProps) {
	const drawing = renderSVG(address, { ecc: "M", border: 2 });
	return (
		<img
			src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
			alt={words.pass.codeOf({ game })}
			width="240"
			height="240"
			className={className}
		/>
	);
}
