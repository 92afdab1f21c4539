import { Tabs } from "#ui/kit/tabs.tsx";

/** The two screens of a player. */
export function PlayerTabs({
	playerId,
	current,
}: {
	playerId: number;
	current: "season" | "career";
}) {
	return (
		<Tabs
			label="Player"
			items={[
				{
					label: "Profile",
					to: `/dashboard/players/${playerId}`,
					isCurrent: current === "season",
				},
				{ label: "All seasons", to: `/player/${playerId}/stats`, isCurrent: current === "career" },
			]}
		/>
	);
}
