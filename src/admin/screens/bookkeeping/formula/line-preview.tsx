import { withFinal } from "#domain/game/periods.ts";
import { LineScore } from "#ui/game/line-score.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../../words.ts";
import type { KeptItem } from "../kept/kept.ts";
import type { ExampleGame } from "./example-game.ts";
import { ExampleLink } from "./example-link.tsx";

/** The score by period of a game as the settings make it, while they change. */
export function LinePreview({ game, items }: { game: ExampleGame; items: readonly KeptItem[] }) {
	const periods = items.map(({ id, name, isHidden }, index) => ({
		id,
		name,
		isHidden,
		order: index + 1,
	}));
	const scores = game.periodScores.flatMap((score) => {
		const period = periods.find(({ id }) => id === score.period.id);
		return period === undefined ? [] : { ...score, period };
	});
	return (
		<Panel title={words.common.asVisitorsSeeIt} isFlush aside={<ExampleLink game={game} />}>
			<LineScore game={game.game} periods={withFinal(game.game.score, periods, scores)} />
		</Panel>
	);
}
