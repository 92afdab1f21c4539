import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { counted } from "#domain/text/counted.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { comesBack, useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { useMayDeleteSeasons } from "../../shell/use-may-delete-seasons.ts";
import { words } from "../../words.ts";
import { gamesIn, whatGoes } from "../game/going-games.ts";
import { dateOf, spanOf } from "./season-dates.ts";
import { SeasonDialog } from "./season-dialog.tsx";
import { named, type SeasonRow, toSeasonRows } from "./season-rows.ts";
import { SeasonSwitch } from "./season-switch.tsx";
import { type Activate, useActivating } from "./use-activating.ts";

export const seasonList = screen(async () => {
	const [{ seasons }, { seasonsLeagues }] = await Promise.all([
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return { seasons: toSeasonRows(seasons, seasonsLeagues) };
}, SeasonList);

/** Fewer are seen at a glance. */
const enoughToSearch = 8;

function SeasonList({ seasons }: { seasons: SeasonRow[] }) {
	const edited = useEdited<SeasonRow>();
	const [typed, setTyped] = useState("");
	const { shown, activate } = useActivating(seasons);
	const { gone, removeAll } = useSeasonRemoving();
	const mayDelete = useMayDeleteSeasons();
	const there = shown.filter(({ id }) => !gone.has(id));
	const found = named(there, useDeferredValue(typed));
	const columns = useMemo(() => columnsOf(activate), [activate]);
	return (
		<RecordList
			header={
				<ScreenHeader
					title="Seasons"
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							Add season
						</ActionButton>
					}
				/>
			}
			tools={
				seasons.length > enoughToSearch && (
					<SearchBox label="Search seasons" value={typed} onChange={setTyped} />
				)
			}
			rows={found}
			caption="Seasons of the organization"
			columns={columns}
			card={(season, buttons) => (
				<RecordCard
					title={season.name}
					to={`/dashboard/singleSeasonToggle/${season.id}`}
					badge={<SeasonSwitch season={season} onSwitch={activate} />}
					actions={buttons}
				>
					<span>{spanOf(season)}</span>
					<span>
						{counted(season.leaguesCount, "league")}{" "}
						{!season.isVisible && <Badge tone="notice">Hidden</Badge>}
					</span>
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={mayDelete ? removeAll : undefined}
			empty={
				there.length === 0 ? (
					<EmptyState title="No seasons yet" picture="standings">
						A season holds your leagues, teams and games. Add the first one, or let{" "}
						<Link to="/firstSteps">the first steps</Link> lead you.
					</EmptyState>
				) : (
					<EmptyState title="No season has this name" picture="search" />
				)
			}
		>
			<SeasonDialog key={edited.key} season={edited.item} seasons={seasons} {...edited.dialog} />
		</RecordList>
	);
}

function columnsOf(activate: Activate): Column<SeasonRow>[] {
	return [
		{
			name: "Season",
			isTitle: true,
			sort: ({ name }) => name,
			cell: ({ id, name, isVisible }) => (
				<>
					<Link to={`/dashboard/seasons/${id}`}>{name}</Link>{" "}
					{!isVisible && <Badge tone="notice">Hidden</Badge>}
				</>
			),
		},
		{ name: "State", cell: (season) => <SeasonSwitch season={season} onSwitch={activate} /> },
		{ name: "Starts", sort: (it) => it.startDate, cell: (it) => dateOf(it.startDate) },
		{ name: "Finishes", sort: (it) => it.finishDate, cell: (it) => dateOf(it.finishDate) },
		{ name: "Leagues", isNumber: true, sort: ({ leaguesCount }) => leaguesCount },
	];
}

/** Deletes seasons, after saying how much goes with them. */
function useSeasonRemoving() {
	const { gone, remove } = useRemoving();
	const removeAll = useCallback(
		(meant: readonly SeasonRow[]) => {
			const ids = meant.map(({ id }) => id);
			return remove({
				ids,
				none: words.messages.seasons.noneSelected,
				ask: async () => {
					const games = await gamesIn(ids.map((seasonId) => ({ seasonId })));
					const isSeveral = meant.length > 1;
					const name = isSeveral ? `These ${meant.length} seasons` : (meant[0]?.name ?? "");
					const { sentence, hasResults } = whatGoes(name, games, "all", isSeveral);
					return {
						title: isSeveral ? `Delete ${meant.length} seasons` : `Delete season ${name}`,
						text: `${words.messages.seasons.confirmDelete} ${leaguesOf(meant)} ${sentence}`,
						detail: `Teams and players stay in their lists, without these games. ${comesBack}`,
						yes: "Delete",
						tone: "danger",
						...(hasResults && { typed: isSeveral ? `${meant.length} seasons` : name }),
					};
				},
				remove: (id) => client.del("/seasonsv2/:id", { id }),
				done: words.messages.seasons.deleted,
				failure: "Failed to delete season",
			});
		},
		[remove],
	);
	return { gone, removeAll };
}

function leaguesOf(seasons: readonly SeasonRow[]): string {
	const leagues = seasons.reduce((sum, { leaguesCount }) => sum + leaguesCount, 0);
	const [first] = seasons;
	if (seasons.length === 1 && first) return `${first.name} has ${counted(leagues, "league")}.`;
	return `These ${seasons.length} seasons have ${counted(leagues, "league")}.`;
}
