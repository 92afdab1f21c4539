import type { GameWithTeams } from "#domain/game/game.ts";
import type { Crumb } from "#ui/kit/breadcrumbs.tsx";
import type { BoxScore } from "#usecases/game/view-box-score.ts";
import type { Words } from "#words/words.ts";

export function titleOf(words: Words, { away, home }: GameWithTeams): string {
	return words.game.title({ away: away.name, home: home.name });
}

/** The way to the page of a game. */
export function crumbsOf(words: Words, { game, season }: BoxScore): Crumb[] {
	return [
		{ label: words.schedule.title, to: "/schedule" },
		{ label: `${game.league.name}, ${season.name}`, to: `/leagues/${game.league.id}` },
		{ label: titleOf(words, game) },
	];
}
