import type { GameWithTeams } from "#domain/game/game.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

export const nextGames = kind({
	kind: "nextGames",
	label: "Next games",
	about: "The next games to be played. The list keeps itself up to date.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title" },
		count: { is: "count", label: "Games", least: 1, most: 20, start: 4 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { title: "Next games", count: 4 },
	needs: ["nextGames"],
	View: ({ title, count, league, data }) => {
		const games = ofLeague(data.nextGames, league).slice(0, count);
		return <NextGames title={title} games={games} />;
	},
});

/** Those of a league, or all of them. */
export function ofLeague(games: readonly GameWithTeams[], league: number | null) {
	return games.filter((game) => league === null || game.league.id === league);
}

type NextGamesProps = {
	title: string;
	games: readonly GameWithTeams[];
	/** On a phone the games stand in one row that is pushed aside. */
	isRow?: boolean;
};

/** The first games still to be played. */
export function NextGames({ title, games, isRow }: NextGamesProps) {
	const words = useWords();
	return (
		<Part title={title} more={{ label: words.game.fullSchedule, to: "/schedule" }}>
			{games.length === 0 ? (
				<EmptyState title={words.game.noneScheduled}>{words.game.noneScheduledYet}</EmptyState>
			) : (
				<div className={isRow ? "cards cards-row" : "cards"}>
					{games.map((game) => (
						<GameCard key={game.id} game={game} />
					))}
				</div>
			)}
		</Part>
	);
}
