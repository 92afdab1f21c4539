import { Tabs } from "#ui/kit/tabs.tsx";

type PlayerTabsProps = { playerId: number; current: "season" | "career" };

/** The two pages of a player. */
export function PlayerTabs({ playerId, current }: PlayerTabsProps) {
	return (
		<Tabs
			label="Player"
			items={[
				{ label: "Season", to: `/players/${playerId}`, isCurrent: current === "season" },
				{ label: "All seasons", to: `/player/${playerId}/stats`, isCurrent: current === "career" },
			]}
		/>
	);
}
