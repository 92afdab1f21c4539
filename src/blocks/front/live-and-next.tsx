import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { NextGames, ofLeague } from "../kinds/next-games.tsx";

export const liveAndNext = kind({
	kind: "liveAndNext",
	label: "Live and next",
	about: "Games that are going on, and the next ones.",
	isFrontPart: true,
	isCompact: true,
	insteadOf: "nextGames",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Games", least: 1, most: 20, start: 4 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { count: 4 },
	needs: ["nextGames"],
	View: ({ title, count, league, data }) => {
		const words = useWords();
		const games = ofLeague(data.nextGames, league).slice(0, count);
		return <NextGames title={title || words.game.next} games={games} isRow />;
	},
});
