import { gameStatuses } from "#domain/game/game.ts";
import { words } from "../../../words.ts";
import type { ListedGame } from "./listed-game.ts";
import { statusWord } from "./status-words.ts";

/** The statuses to choose from. A forfeit is three choices: by the one side, the other or both. */
export function statusOptions(game?: Pick<ListedGame, "home" | "away">) {
	const plain = gameStatuses.filter((status) => status !== "forfeit");
	return [
		...plain.map((status) => ({ value: status as string, label: statusWord(status) })),
		{
			value: "forfeit-away",
			label: words.game.forfeitByTeam({ team: game?.away.name ?? words.game.theAwayTeam }),
		},
		{
			value: "forfeit-home",
			label: words.game.forfeitByTeam({ team: game?.home.name ?? words.game.theHomeTeam }),
		},
		{ value: "forfeit-both", label: words.game.forfeitByBoth },
	];
}
