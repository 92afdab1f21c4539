import { useMemo, useState } from "react";
import { Link } from "react-router";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { useChangingGames } from "../game/change/use-changing-games.ts";
import { type ListedGame, matchupOf, toListedGame } from "../game/list/listed-game.ts";
import { EveningDialog } from "./evening-dialog.tsx";
import { TimeDialog } from "./time-dialog.tsx";

export const gamesToMakeUp = screen(async () => {
	const [{ games }] = await Promise.all([client.get("/evenings/games"), viewModeLoaded()]);
	return { games: games.map(toListedGame) };
}, GamesToMakeUp);

type Row = ListedGame & { name: string };

/** What was postponed, and when it could be played instead. */
function GamesToMakeUp({ games: saved }: { games: ListedGame[] }) {
	const { shown, change } = useChangingGames(saved);
	const [looking, setLooking] = useState<ListedGame | null>(null);
	const [isCallingOff, setCallingOff] = useState(false);
	const rows = useMemo(
		() =>
			shown
				.filter(({ status }) => status === "postponed")
				.map((game): Row => ({ ...game, name: matchupOf(game) })),
		[shown],
	);
	const columns = useMemo<Column<Row>[]>(
		() => [
			{
				name: words.common.matchup,
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name }) => <Link to={`/games/${id}`}>{name}</Link>,
			},
			{ name: words.evening.wasOn, sort: ({ date }) => date, cell: whenOf },
			{
				name: words.common.league,
				sort: ({ league }) => league.name,
				cell: ({ league }) => league.name,
			},
			{
				name: words.common.actions,
				isNameHidden: true,
				isNumber: true,
				cell: (game) => <FindButton game={game} onFind={setLooking} />,
			},
		],
		[],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.evening.toMakeUp}
					crumbs={[{ label: words.common.games, to: "/dashboard/games" }]}
					actions={
						<ActionButton icon="schedule" isQuiet onClick={() => setCallingOff(true)}>
							{words.evening.callOff}
						</ActionButton>
					}
				>
					{words.evening.toMakeUpSummary}
				</ScreenHeader>
			}
			tools={undefined}
			rows={rows}
			caption={words.evening.toMakeUp}
			columns={columns}
			card={(game) => (
				<RecordCard
					title={game.name}
					to={`/games/${game.id}`}
					actions={<FindButton game={game} onFind={setLooking} />}
				>
					<span>
						{game.league.name} · {whenOf(game)}
					</span>
				</RecordCard>
			)}
			empty={
				<EmptyState title={words.evening.nothingToMakeUp} picture="games">
					{words.evening.postponedStandHere}
				</EmptyState>
			}
		>
			<TimeDialog game={looking} onClose={() => setLooking(null)} change={change} />
			<EveningDialog date={null} isOpen={isCallingOff} onClose={() => setCallingOff(false)} />
		</RecordList>
	);
}

function FindButton({ game, onFind }: { game: Row; onFind: (game: ListedGame) => void }) {
	return (
		<QuietButton
			aria-label={labelled(words, words.evening.findATime, game.name)}
			onClick={() => onFind(game)}
		>
			{words.evening.findATime}
		</QuietButton>
	);
}

function whenOf({ date }: Pick<ListedGame, "date">): string {
	return date === null ? "-" : formatGameDate(date, words.language);
}
