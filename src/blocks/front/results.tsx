import { GameCard } from "#ui/game/game-card.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { ofLeague } from "../kinds/next-games.tsx";
import { Part } from "../part.tsx";

export const results = kind({
	kind: "results",
	label: "Latest results",
	about: "The last games that were played. Not shown before the first one.",
	isFrontPart: true,
	isCompact: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Games", least: 1, most: 20, start: 4 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { count: 4 },
	needs: ["results"],
	View: ({ title, count, league, data }) => {
		const words = useWords();
		const games = ofLeague(data.results, league).slice(0, count);
		if (games.length === 0) return null;
		const more = { label: words.game.allResults, to: "/schedule?status=completed" };
		return (
			<Part title={title || words.game.latest} more={more}>
				<div className="cards cards-row">
					{games.map((game) => (
						<GameCard key={game.id} game={game} />
					))}
				</div>
			</Part>
		);
	},
});
