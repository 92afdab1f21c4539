import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
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
					title={words.common.seasons}
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							{words.common.addSeason}
						</ActionButton>
					}
				/>
			}
			tools={
				seasons.length > enoughToSearch && (
					<SearchBox label={words.season.searchSeasons} value={typed} onChange={setTyped} />
				)
			}
			rows={found}
			caption={words.season.seasonsOfTheOrganization}
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
						{words.season.leagues({ count: season.leaguesCount })}{" "}
						{!season.isVisible && <Badge tone="notice">{words.season.isHidden}</Badge>}
					</span>
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={mayDelete ? removeAll : undefined}
			empty={
				there.length === 0 ? (
					<EmptyState title={words.common.noSeasonsYet} picture="standings">
						{words.season.aSeasonHoldsYourLeagues}{" "}
						<Link to="/firstSteps">{words.season.theFirstSteps}</Link> {words.season.leadYou}
					</EmptyState>
				) : (
					<EmptyState title={words.season.noSeasonHasThisName} picture="search" />
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
			name: words.common.season,
			isTitle: true,
			sort: ({ name }) => name,
			cell: ({ id, name, isVisible }) => (
				<>
					<Link to={`/dashboard/seasons/${id}`}>{name}</Link>{" "}
					{!isVisible && <Badge tone="notice">{words.season.isHidden}</Badge>}
				</>
			),
		},
		{
			name: words.season.stateColumn,
			cell: (season) => <SeasonSwitch season={season} onSwitch={activate} />,
		},
		{ name: words.season.starts, sort: (it) => it.startDate, cell: (it) => dateOf(it.startDate) },
		{
			name: words.season.finishes,
			sort: (it) => it.finishDate,
			cell: (it) => dateOf(it.finishDate),
		},
		{ name: words.common.leagues, isNumber: true, sort: ({ leaguesCount }) => leaguesCount },
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
					const name = isSeveral
						? words.season.theseSeasons({ count: meant.length })
						: (meant[0]?.name ?? "");
					const { sentence, hasResults } = whatGoes(name, games, "all", isSeveral);
					return {
						title: isSeveral
							? words.season.deleteSeasons({ count: meant.length })
							: words.season.deleteSeasonNamed({ name }),
						text: `${words.messages.seasons.confirmDelete} ${leaguesOf(meant)} ${sentence}`,
						detail: words.season.teamsAndPlayersStay({
							comesBack: words.common.youCanBringItBack({ count: ids.length }),
						}),
						yes: words.common.delete,
						tone: "danger",
						...(hasResults && {
							typed: isSeveral ? words.season.seasons({ count: meant.length }) : name,
						}),
					};
				},
				remove: (id) => client.del("/seasonsv2/:id", { id }),
				done: words.messages.seasons.deleted,
				failure: words.season.failedToDeleteSeason,
			});
		},
		[remove],
	);
	return { gone, removeAll };
}

function leaguesOf(seasons: readonly SeasonRow[]): string {
	const leagues = seasons.reduce((sum, { leaguesCount }) => sum + leaguesCount, 0);
	const [first] = seasons;
	if (seasons.length === 1 && first)
		return words.season.hasLeagues({ name: first.name, count: leagues });
	return words.season.theseHaveLeagues({ count: seasons.length, leagues });
}
