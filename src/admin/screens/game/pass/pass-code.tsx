import { renderSVG } from "uqr";
import { words } from "../../../words.ts";

/** What opens the table of a game: behind the # nobody but the browser that opens it ever sees the secret. */
export function passAddress({ gameId, secret }: { gameId: number; secret: string }): string {
	return `${location.origin}/dashboard/games/${gameId}/table#${secret}`;
}

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
