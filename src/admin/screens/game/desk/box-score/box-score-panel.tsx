import { shownNumbers } from "#domain/stats/line/shown-numbers.ts";
import { BoxScore } from "#ui/game/box-score.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../../../words.ts";
import { EditButton, usePanelFocus } from "../panel-tools.tsx";
import type { Sheet } from "../sheet.ts";
import type { DeskProps } from "../use-desk.ts";
import { BoxScoreForm } from "./box-score-form.tsx";
import styles from "./box-score-panel.module.css";
import { useNotEligible } from "./not-eligible.ts";

/** Everybody's numbers: as visitors read them, or as the table that is typed into. */
export function BoxScorePanel({ desk, state }: DeskProps) {
	const { isOpen } = state.panels.boxScore;
	const place = usePanelFocus(isOpen);
	const open = () => desk.open("boxScore");
	return (
		<div ref={place} className={styles.panel}>
			<Panel
				title={words.common.boxScore}
				isFlush
				aside={!isOpen && <EditButton label={words.game.editBoxScore} onClick={open} />}
			>
				{!isOpen && <WhoIsNot sheet={state.sheet} />}
				{isOpen ? (
					<BoxScoreForm desk={desk} state={state} />
				) : (
					<Written sheet={state.sheet} onOpen={open} />
				)}
			</Panel>
		</div>
	);
}

/** Before anybody types, players are only there by their names, a line a team. */
function WhoIsNot({ sheet: { game, players } }: { sheet: Sheet }) {
	const { games, least } = useNotEligible();
	if (games.size === 0) return null;
	return (
		<div className="notice">
			<strong>{words.game.notEligibleHere}</strong>
			{(["away", "home"] as const).map((side) => {
				const named = players[side].flatMap(({ id, name }) => {
					const count = games.get(id);
					return count === undefined ? [] : [words.game.itsGames({ name, games: count, least })];
				});
				return (
					named.length > 0 && (
						<p key={side}>
							{game[side].name}: {named.join(" · ")}
						</p>
					)
				);
			})}
		</div>
	);
}

function Written({ sheet, onOpen }: { sheet: Sheet; onOpen: () => void }) {
	const { game, lines, players, definitions } = sheet;
	if (lines.home.length + lines.away.length === 0) {
		return (
			<EmptyState title={words.game.noBoxScoreYet} picture="players">
				<p>{words.game.typeEverybodysNumbersAs}</p>
				<button type="button" className={`button ${styles.enter}`} onClick={onOpen}>
					{words.game.enterBoxScore}
				</button>
			</EmptyState>
		);
	}
	return (["away", "home"] as const).map((side) => {
		const playerOf = new Map(players[side].map((player) => [player.id, player]));
		return (
			<div key={side} className={styles.written}>
				<BoxScore
					team={game[side]}
					lines={lines[side].flatMap((line) => {
						const player = playerOf.get(line.playerId);
						return player === undefined ? [] : [{ ...player, ...line }];
					})}
					definitions={definitions}
					shown={shownNumbers(definitions)}
				/>
			</div>
		);
	});
}
