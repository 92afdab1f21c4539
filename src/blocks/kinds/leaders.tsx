import type { LeaderList } from "#domain/page/block-data.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

export const leaders = kind({
	kind: "leaders",
	label: "Leaders",
	about: "Who leads this season in the statistics your sport keeps.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title" },
		count: { is: "count", label: "Players in each list", least: 1, most: 5, start: 5 },
	},
	example: { title: "Who leads the season", count: 5 },
	needs: ["leaders"],
	View: ({ title, count, data: { leaders } }) => (
		<Leaders title={title} count={count} leaders={leaders} />
	),
});

type LeadersProps = { title: string; count: number; leaders: readonly LeaderList[] };

function Leaders({ title, count, leaders }: LeadersProps) {
	const words = useWords();
	return (
		<Part title={title} more={{ label: words.block.allTimeLeaders, to: "/leaderboard" }}>
			{leaders.length === 0 ? (
				<EmptyState title={words.leader.nobody} picture="standings">
					{words.leader.nobodyYet}
				</EmptyState>
			) : (
				<LeaderBoards leaders={leaders} count={count} />
			)}
		</Part>
	);
}

type LeaderBoardsProps = Omit<LeadersProps, "title">;

export function LeaderBoards({ leaders, count }: LeaderBoardsProps) {
	return (
		<div className="halves">
			{leaders.map(({ of, players }) => (
				<LeaderBoard
					key={typeof of === "string" ? of : of.name + of.sport}
					of={of}
					leaders={players.slice(0, count)}
					to={({ id }) => `/players/${id}`}
					teamOf={({ team }) => team}
					format={({ text }) => text}
				/>
			))}
		</div>
	);
}
