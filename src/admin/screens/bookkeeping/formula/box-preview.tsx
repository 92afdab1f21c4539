import { shownNumbers, visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { didPlay, totalsOf } from "#domain/stats/totals.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { StatsTable } from "#ui/player/stats-table.tsx";
import { words } from "../../../words.ts";
import { definitionsOf, type StatItem } from "../stat-item.ts";
import type { ExampleGame } from "./example-game.ts";
import { ExampleLink } from "./example-link.tsx";

/** Enough to see how a box score looks. */
const players = 2;

/** The box score of a game as the settings make it, while they change. */
export function BoxPreview({ game, stats }: { game: ExampleGame; stats: readonly StatItem[] }) {
	const definitions = definitionsOf(stats);
	const visible = visibleOnly(definitions);
	const names = new Map(game.players.home.map(({ id, name }) => [id, name]));
	const lines = game.lines.home.filter(didPlay).toSorted((a, b) => sizeOf(b) - sizeOf(a));
	return (
		<Panel title={words.common.asVisitorsSeeIt} isFlush aside={<ExampleLink game={game} />}>
			<StatsTable
				caption={words.bookkeeping.boxScoreOf({ name: game.game.home.name })}
				heading={words.common.player}
				definitions={visible}
				shown={shownNumbers(definitions)}
				groups={[
					{
						rows: lines.slice(0, players).map((line) => ({
							key: line.playerId,
							heading: names.get(line.playerId) ?? "",
							totals: totalsOf([line], visible),
						})),
					},
				]}
			/>
		</Panel>
	);
}

/** The sum of a player's numbers: the largest is an example with few zeros. */
function sizeOf({ values }: StatLine): number {
	return [...values.values()].reduce((sum, value) => sum + value, 0);
}
