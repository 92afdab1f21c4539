import { Tabs } from "#ui/kit/tabs.tsx";
import { words } from "../../../words.ts";

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
			label={words.common.player}
			items={[
				{
					label: words.player.profile,
					to: `/dashboard/players/${playerId}`,
					isCurrent: current === "season",
				},
				{
					label: words.common.allSeasons,
					to: `/player/${playerId}/stats`,
					isCurrent: current === "career",
				},
			]}
		/>
	);
}
