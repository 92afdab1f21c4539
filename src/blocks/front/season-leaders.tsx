import { kind } from "../kind.ts";
import { LeaderBoards } from "../kinds/leaders.tsx";
import { Part } from "../part.tsx";

export const seasonLeaders = kind({
	kind: "seasonLeaders",
	label: "Season leaders",
	about: "Who leads the season. Not shown before the first box score.",
	isFrontPart: true,
	isOnce: true,
	insteadOf: "leaders",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		count: { is: "count", label: "Players in each list", least: 1, most: 5, start: 5 },
	},
	example: { count: 5 },
	needs: ["leaders"],
	View: ({ title, count, data: { leaders } }) => {
		if (leaders.length === 0) return null;
		const boards = <LeaderBoards leaders={leaders} count={count} />;
		return title === "" ? boards : <Part title={title}>{boards}</Part>;
	},
});
