import { EmptyState } from "#ui/kit/empty-state.tsx";
import { LeaderBoard } from "#ui/player/leader-board.tsx";
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
		<Part title={title} more={{ label: "All-time leaders", to: "/leaderboard" }}>
			{leaders.length === 0 ? (
				<EmptyState title="Nobody leads yet" picture="standings">
					Leaders show here after the first box score.
				</EmptyState>
			) : (
				<div className="halves">
					{leaders.map(({ title, unit, note, players }) => (
						<LeaderBoard
							key={title}
							title={title}
							unit={unit}
							note={note}
							leaders={players.slice(0, count)}
							to={({ id }) => `/players/${id}`}
							detail={({ teamName }) => teamName}
							format={({ text }) => text}
						/>
					))}
				</div>
			)}
		</Part>
	),
});
