import type { GameWithTeams } from "#domain/game/game.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { GameCard } from "#ui/game-card.tsx";
import { Part } from "./part.tsx";

type NextGamesProps = { title: string; games: readonly GameWithTeams[] };

/** The first games still to be played. */
export function NextGames({ title, games }: NextGamesProps) {
	return (
		<Part title={title} more={{ label: "Full schedule", to: "/schedule" }}>
			{games.length === 0 ? (
				<EmptyState title="No games are scheduled">
					The next ones show here as soon as they are planned.
				</EmptyState>
			) : (
				<div className="cards">
					{games.map((game) => (
						<GameCard key={game.id} game={game} />
					))}
				</div>
			)}
		</Part>
	);
}
