import { Tabs } from "#ui/kit/tabs.tsx";
import { useWords } from "#ui/words.tsx";

type PlayerTabsProps = { playerId: number; current: "season" | "career" | "comparison" };

/** The pages of a player. */
export function PlayerTabs({ playerId, current }: PlayerTabsProps) {
	const words = useWords();
	return (
		<Tabs
			label={words.player.one}
			items={[
				{ label: words.filter.season, to: `/players/${playerId}`, isCurrent: current === "season" },
				{
					label: words.player.allSeasons,
					to: `/player/${playerId}/stats`,
					isCurrent: current === "career",
				},
				{
					label: words.statistic.compare.link,
					to: `/players/${playerId}/compare`,
					isCurrent: current === "comparison",
				},
			]}
		/>
	);
}
