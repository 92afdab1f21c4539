import { gameStatuses } from "#domain/game/game.ts";
import type { ListedGame } from "./listed-game.ts";
import { statusWord } from "./status-words.ts";

/** The statuses to choose from. A forfeit is two choices: by the one side or the other. */
export function statusOptions(game?: Pick<ListedGame, "home" | "away">) {
	const plain = gameStatuses.filter((status) => status !== "forfeit");
	return [
		...plain.map((status) => ({ value: status as string, label: statusWord(status) })),
		{ value: "forfeit-away", label: `Forfeit by ${game?.away.name ?? "the away team"}` },
		{ value: "forfeit-home", label: `Forfeit by ${game?.home.name ?? "the home team"}` },
	];
}
