import { formatGameDate } from "#domain/time/format.ts";
import { Link } from "#ui/link.tsx";
import { words } from "../../../words.ts";
import type { ExampleGame } from "./example-game.ts";

/** Names the game where the settings can be seen at work, and leads there where that is possible. */
export function ExampleLink({ game: { address, game } }: { game: ExampleGame }) {
	const day = game.date === null ? "" : `, ${formatGameDate(game.date, words.language)}`;
	const name = words.bookkeeping.gameOnDay({ away: game.away.name, home: game.home.name, day });
	return address === null ? <span>{name}</span> : <Link to={address}>{name}</Link>;
}
