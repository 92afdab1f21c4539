import type { Side } from "#domain/game/game.ts";
import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import type { Words } from "#words/en.ts";
import { entrantText, seriesText } from "./series-text.ts";

/** A team's name, or "Winner of semi-final 1". */
export function waitingName(words: Words, game: WaitingGame, side: Side): string {
	const { team, from } = game[side];
	return team?.name ?? entrantText(words, from, game.names);
}

/** "Winner of semi-final 2 at Winner of semi-final 1" */
export function waitingTitle(words: Words, game: WaitingGame): string {
	return words.game.title({
		away: waitingName(words, game, "away"),
		home: waitingName(words, game, "home"),
	});
}

/** Which game of its stage it is: "Final, Game 3, if necessary". */
export function waitingAbout(words: Words, game: WaitingGame): string {
	const name = game.names.get(game.series);
	return [
		name !== undefined && seriesText(words, name),
		game.bestOf > 1 && words.stage.game(game),
		game.isIfNecessary && words.stage.ifNecessary,
	]
		.filter(Boolean)
		.join(", ");
}
