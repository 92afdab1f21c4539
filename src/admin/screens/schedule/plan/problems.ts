import type { PlanData, PlanGame } from "../plan-data.ts";
import { brokenRules } from "./fairness/verdict.ts";

/** By game the sentences about the rules it breaks. */
export function problemsByGame(
	{ problems }: Pick<PlanData, "problems">,
	games: readonly PlanGame[],
): ReadonlyMap<number, string[]> {
	const broken = brokenRules(problems);
	const byGame = games.map((game): [number, string[]] => [
		game.id,
		broken
			.filter(({ slots, teamIds }) => {
				const isThen = slots.includes(`${game.date} ${game.time?.slice(0, 5)}`);
				return isThen && (teamIds.includes(game.homeTeamId) || teamIds.includes(game.awayTeamId));
			})
			.map(({ message }) => message),
	]);
	return new Map(byGame.filter(([, sentences]) => sentences.length > 0));
}
