import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import type { Answered } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { foremostSeason } from "#domain/season/season.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { useSelection } from "../../../components/list/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../../components/list/view-mode.ts";
import { ViewSwitch } from "../../../components/list/view-switch.tsx";
import { useSay } from "../../../shell/messages.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { EveningDialog } from "../../evening/evening-dialog.tsx";
import { ChangeDialog } from "../change/change-dialog.tsx";
import { GameDialog } from "../change/game-dialog.tsx";
import { ScoreDialog } from "../change/score-dialog.tsx";
import { useChangingGames } from "../change/use-changing-games.ts";
import { gamesQuestion } from "../going-games.ts";
import { filterGames } from "./filter-games.ts";
import { GameBar } from "./game-bar.tsx";
import { GameCards } from "./game-cards.tsx";
import { GameFilters } from "./game-filters.tsx";
import styles from "./game-list.module.css";
import { GameMenu, type OpenedMenu } from "./game-menu.tsx";
import { GameTable } from "./game-table.tsx";
import { type ListedGame, toListedGame } from "./listed-game.ts";
import { NoGames } from "./no-games.tsx";
import { isOtherSeason, useGameFilter } from "./use-game-filter.ts";
import { useOpeningDay } from "./use-opening-day.ts";
import { waitingGames } from "./waiting-games.ts";

type Season = Answered<"GET", "/seasonsv2">["seasons"][number];

type GameListProps = {
	seasons: Season[];
	season: Season | null;
	leagues: { id: number; name: string }[];
	games: ListedGame[];
};

export const gameList = { ...screen(load, GameList), shouldRevalidate: isOtherSeason };

async function load({ request }: LoaderFunctionArgs): Promise<GameListProps> {
	const asked = new URL(request.url).searchParams.get("season");
	const [{ seasons }, { seasonsLeagues }, { games }] = await Promise.all([
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
		client.get("/gamesv2", asked === null ? {} : { seasonId: asked }),
		viewModeLoaded(),
	]);
	const season = seasons.find(({ id }) => String(id) === asked) ?? foremostSeason(seasons);
	const { stages } =
		season === null ? { stages: [] } : await client.get("/stages", { seasonId: season.id });
	const played = seasonsLeagues.filter(({ seasonId }) => seasonId === season?.id);
	return {
		seasons,
		season: seasons.find(({ id }) => id === season?.id) ?? null,
		leagues: played.map(({ league }) => league),
		games: [...games.map(toListedGame), ...waitingGames(stages)].sort(byDateAndTime),
	};
}

type Opened =
	| { add: true }
	| { evening: true }
	| { score: ListedGame }
	| { change: readonly ListedGame[] }
	| null;

function GameList({ seasons, season, leagues, games: saved }: GameListProps) {
	const viewMode = useViewMode();
	const today = todayHere();
	const say = useSay();
	const { filter, isNarrowed, choose, chooseSeason, clear } = useGameFilter();
	const { shown: games, change } = useChangingGames(saved);
	const { gone, remove } = useRemoving();
	const search = useDeferredValue(filter.search);
	const { league, team, status, date } = filter;
	const shown = useMemo(() => {
		const there = games.filter(({ id }) => !gone.has(id));
		return filterGames(there, { league, team, status, date, search }, today);
	}, [games, gone, league, team, status, date, search, today]);
	const selection = useSelection(shown);
	const { opensAt, toToday } = useOpeningDay(shown, today, isNarrowed);
	const places = useMemo(() => placesOf(saved), [saved]);
	const postponed = games.filter(({ status }) => status === "postponed").length;
	const [opened, setOpened] = useState<Opened>(null);
	const close = () => setOpened(null);
	const [menu, setMenu] = useState<OpenedMenu | null>(null);
	const onScore = useCallback((score: ListedGame) => setOpened({ score }), []);

	const removeAll = (ids: readonly number[]) =>
		remove({
			ids,
			none: words.messages.games.noneSelected,
			ask: {
				title:
					ids.length === 1
						? words.common.deleteGame
						: words.game.deleteGames({ count: ids.length }),
				text: gamesQuestion(games.filter(({ id }) => ids.includes(id))),
				yes: words.common.delete,
				tone: "danger",
			},
			remove: (id) => client.del("/games/:id", { id }),
			done: words.messages.games.deleted,
			failure: words.common.failedToDeleteGame,
		});
	const changeSelected = () => {
		const chosen = games.filter(({ id }) => selection.ids.includes(id));
		if (chosen.length > 0) setOpened({ change: chosen });
		else say({ text: words.game.pleaseSelectAtLeastOne, tone: "error" });
	};
	const changeOne = async (game: ListedGame, asked: Parameters<typeof change>[1]) => {
		const [refused] = (await change([game.id], asked)) ?? [];
		if (refused !== undefined) say({ text: refused.sentence, tone: "error" });
	};

	return (
		<>
			<ScreenHeader
				title={words.common.games}
				actions={
					<>
						<ViewSwitch />
						{season !== null && (
							<>
								<Link
									className="button button-quiet"
									to={`/dashboard/games/sheets?date=${filter.date || today}`}
								>
									{words.pass.sheets}
								</Link>
								<ActionButton icon="schedule" isQuiet onClick={() => setOpened({ evening: true })}>
									{words.evening.callOff}
								</ActionButton>
								<ActionButton icon="add" onClick={() => setOpened({ add: true })}>
									{words.common.addGame}
								</ActionButton>
							</>
						)}
					</>
				}
			>
				{postponed > 0 && (
					<Link to="/dashboard/games/make-up">
						{words.evening.countToMakeUp({ count: postponed })}
					</Link>
				)}
			</ScreenHeader>
			<div className={styles.list}>
				{season !== null && (
					<div className={styles.filters}>
						<GameFilters
							games={saved}
							seasons={seasons}
							season={season}
							filter={filter}
							choose={choose}
							chooseSeason={chooseSeason}
						/>
					</div>
				)}
				{shown.length > 0 && (
					<GameBar
						count={shown.length}
						chosen={viewMode === "table" ? selection.ids.length : null}
						onToday={toToday}
						onChange={changeSelected}
						onDelete={() => removeAll(selection.ids)}
					/>
				)}
				{shown.length === 0 ? (
					<Panel>
						<NoGames isNarrowed={isNarrowed} hasSeason={season !== null} onClear={clear} />
					</Panel>
				) : viewMode === "table" ? (
					<Panel isFlush>
						<GameTable
							games={shown}
							onMenu={setMenu}
							selection={selection}
							today={today}
							onScore={onScore}
							opensAt={opensAt}
						/>
					</Panel>
				) : (
					<GameCards
						games={shown}
						onMenu={setMenu}
						today={today}
						onScore={onScore}
						opensAt={opensAt}
					/>
				)}
			</div>
			<GameMenu
				opened={menu}
				onClose={() => setMenu(null)}
				onScore={onScore}
				onChange={(game) => setOpened({ change: [game] })}
				onStatus={changeOne}
				onDelete={({ id }) => removeAll([id])}
			/>
			<ScoreDialog
				game={opened !== null && "score" in opened ? opened.score : null}
				onClose={close}
				save={({ home, away }, status) =>
					client.put("/gamesv2/:id/scores", {
						id: opened !== null && "score" in opened ? opened.score.id : 0,
						...toWire({ homeScore: home, awayScore: away }),
						status,
					})
				}
			/>
			<ChangeDialog
				games={opened !== null && "change" in opened ? opened.change : []}
				onClose={close}
				places={places}
				change={change}
			/>
			<EveningDialog
				date={filter.date || null}
				isOpen={opened !== null && "evening" in opened}
				onClose={close}
			/>
			{season !== null && (
				<GameDialog
					isOpen={opened !== null && "add" in opened}
					onClose={close}
					seasonId={season.id}
					leagues={leagues}
					places={places}
				/>
			)}
		</>
	);
}

function placesOf(games: readonly ListedGame[]): string[] {
	const places = games.flatMap(({ location }) => (location === null ? [] : [location]));
	return [...new Set(places)].toSorted();
}
