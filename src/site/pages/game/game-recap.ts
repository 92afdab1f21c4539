import { type Side, shownStatus } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import { fullName } from "#domain/player/player.ts";
import { periodFacts } from "#domain/standings/results.ts";
import { forfeitSaid } from "#ui/game/game-status.ts";
import { statWord } from "#ui/sport/stored-words.ts";
import type { GameStory } from "#usecases/game/view-game-story.ts";
import type { Words } from "#words/words.ts";

type Told = Pick<GameStory, "boxScore" | "best" | "stats" | "effect">;

/**
 * A game that is over in at most three sentences, each made of its numbers: the score, who did most, what
 * it did to the table. Empty for any other game; what is not known is not said (rule `recap-of-numbers`).
 */
export function recapOf(words: Words, story: Told): string[] {
	const { game } = story.boxScore;
	const status = shownStatus(game);
	if (game.isAnnulled || (status !== "completed" && status !== "forfeit")) return [];
	const won = winner(game);
	const result =
		status === "forfeit" ? `${forfeitSaid(game, words)}.` : resultSaid(words, story.boxScore, won);
	return [result, bestSaid(words, story, won), placeSaid(words, story, won)].filter(
		(sentence) => sentence !== null,
	);
}

function resultSaid(
	words: Words,
	{ game, periods }: Told["boxScore"],
	won: Side | null,
): string | null {
	const { score } = game;
	if (score === null) return null;
	const isLong = periodFacts(periods).wentToOvertime;
	const { recap } = words.game;
	if (won === null) {
		return recap.drew({ away: game.away.name, home: game.home.name, points: score.home, isLong });
	}
	const lost = otherSide(won);
	return recap.won({
		winner: game[won].name,
		loser: game[lost].name,
		points: score[won],
		allowed: score[lost],
		isLong,
	});
}

function bestSaid(words: Words, story: Told, won: Side | null): string | null {
	const { game } = story.boxScore;
	const first = won ?? "away";
	const people = [first, otherSide(first)].flatMap((side) => {
		const [best] = story.best[side];
		if (best === undefined) return [];
		const numbers = story.stats
			.filter(({ value }) => value(best.totals))
			.map((stat) => `${stat.value(best.totals)} ${statWord(words, stat).short}`)
			.join(", ");
		return [words.game.recap.led({ name: fullName(best.player), numbers, team: game[side].name })];
	});
	return people.length === 0 ? null : words.game.recap.best({ people: people.join(", ") });
}

function placeSaid(words: Words, { boxScore, effect }: Told, won: Side | null): string | null {
	const { game } = boxScore;
	if (effect === null || won === null) return null;
	const { before, after } = effect[won];
	if (after === null) return null;
	return words.game.recap.place({
		team: game[won].name,
		league: game.league.name,
		before,
		after,
	});
}

function otherSide(side: Side): Side {
	return side === "home" ? "away" : "home";
}
