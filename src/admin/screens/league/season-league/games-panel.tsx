import { useMemo, useState } from "react";
import { toWire } from "#api/wire-words.ts";
import type { Score, ScoreStatus } from "#domain/game/game.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { CalendarLink } from "../../../components/feedback/calendar-link.tsx";
import { Filter, ToolbarButton } from "../../../components/list/toolbar.tsx";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { useSelection } from "../../../components/list/use-selection.ts";
import { words } from "../../../words.ts";
import { LeagueGameDialog } from "../../game/change/game-dialog.tsx";
import { ScoreDialog } from "../../game/change/score-dialog.tsx";
import { gamesQuestion } from "../../game/going-games.ts";
import type { ListedGame } from "../../game/list/listed-game.ts";
import { LockedSeason } from "../../season/locked-season.tsx";
import { dateChoices, gamesOn } from "./date-filter.ts";
import { GameTable } from "./game-table.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { ShownSeasonLeague } from "./shown-season-league.ts";
import type { TeamRow } from "./team-rows.ts";

type GamesPanelProps = ShownSeasonLeague & { teams: TeamRow[]; games: ListedGame[] };

/** The games of a season-league in their order; results are entered here, and move the table above. */
export function GamesPanel({ season, league, teams, games }: GamesPanelProps) {
	const place = { seasonId: season.id, leagueId: league.id };
	const isLocked = season.lockedAt !== undefined;
	const [chosenDate, setChosenDate] = useState("");
	const [isAdding, setAdding] = useState(false);
	const [scored, setScored] = useState<ListedGame | null>(null);
	const { gone, remove } = useRemoving();
	const there = useMemo(() => games.filter(({ id }) => !gone.has(id)), [games, gone]);
	const shown = useMemo(() => gamesOn(there, chosenDate), [there, chosenDate]);
	const selection = useSelection(shown);
	const places = useMemo(() => [...new Set(games.flatMap((it) => it.location ?? []))], [games]);
	const removeSelected = () =>
		remove({
			ids: selection.ids,
			none: words.messages.games.noneSelected,
			ask: {
				title:
					selection.ids.length === 1
						? words.common.deleteGame
						: words.league.deleteGamesCount({ count: selection.ids.length }),
				text: gamesQuestion(shown.filter(({ id }) => selection.has(id))),
				yes: words.common.delete,
				tone: "danger",
			},
			remove: (gameId) =>
				client.del("/seasonsv2/:seasonId/leagues/:leagueId/games/:gameId", { ...place, gameId }),
			done: words.messages.games.deleted,
			failure: words.common.failedToDeleteGame,
		});
	const saveScore = ({ home, away }: Score, status: ScoreStatus | undefined) =>
		client.put("/seasonsv2/:seasonId/leagues/:leagueId/games/:gameId", {
			...place,
			gameId: scored?.id ?? 0,
			...toWire({ homeScore: home, awayScore: away }),
			status,
		});
	return (
		<Panel
			title={words.common.games}
			isFlush
			aside={
				<PanelActions>
					{there.length > 0 && (
						<>
							<Filter
								label={words.common.date}
								value={shown === there ? "" : chosenDate}
								onChange={setChosenDate}
								options={dateChoices(there)}
							/>
							<CalendarLink whose={{ of: "league", id: league.id }} as="tool" />
							{!isLocked && (
								<ToolbarButton icon="remove" onClick={removeSelected}>
									{words.league.deleteGames}
								</ToolbarButton>
							)}
						</>
					)}
					{!isLocked && (
						<ActionButton icon="add" onClick={() => setAdding(true)}>
							{words.common.addGame}
						</ActionButton>
					)}
				</PanelActions>
			}
		>
			{there.length === 0 ? (
				<EmptyState title={words.messages.games.noneAvailable}>
					{teams.length < 2 ? words.league.aGameNeedsTwoTeams : words.league.addTheFirstGameOf}
				</EmptyState>
			) : (
				<LockedSeason season={season} isSaid>
					<GameTable games={shown} selection={selection} onScore={setScored} />
				</LockedSeason>
			)}
			<LeagueGameDialog
				{...place}
				teams={teams}
				places={places}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
			/>
			<ScoreDialog game={scored} onClose={() => setScored(null)} save={saveScore} />
		</Panel>
	);
}
