import { useDeferredValue, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { optionsOf } from "../../components/form/options-of.ts";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { useMayDeleteSeasons } from "../../shell/use-may-delete-seasons.ts";
import { words } from "../../words.ts";
import { named } from "../season/season-rows.ts";
import { LeagueDialog } from "./league-dialog.tsx";
import { type LeagueRow, type Picked, pickedIn, toLeagueRows } from "./league-rows.ts";
import { useLeagueRemoving } from "./use-league-removing.ts";

export type Season = Answered<"GET", "/seasonsv2">["seasons"][number];

export const leagueList = screen(async ({ request }) => {
	const picked = pickedIn(new URL(request.url).searchParams);
	const [{ leagues }, { seasons }] = await Promise.all([
		typeof picked === "string"
			? client.get("/leagues/list")
			: client.get("/seasonsv2/:seasonId/leagues", picked),
		client.get("/seasonsv2"),
		viewModeLoaded(),
	]);
	return { leagues: toLeagueRows(leagues, seasons, picked), seasons, picked };
}, LeagueList);

type LeagueListProps = { leagues: LeagueRow[]; seasons: Season[]; picked: Picked };

/** All leagues, or those of the season that is picked. */
function LeagueList({ leagues, seasons, picked }: LeagueListProps) {
	const [, setSearch] = useSearchParams();
	const [typed, setTyped] = useState("");
	const edited = useEdited<LeagueRow>();
	const season = seasonOf(picked, seasons);
	const { gone, removeAll } = useLeagueRemoving(season);
	const mayDelete = useMayDeleteSeasons();
	const there = leagues.filter(({ id }) => !gone.has(id));
	const shown = named(there, useDeferredValue(typed));
	const pick = (value: string) =>
		setSearch(value === "" ? {} : { season: value }, { preventScrollReset: true });
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.leagues}
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							{words.common.addLeague}
						</ActionButton>
					}
				/>
			}
			tools={
				<>
					<SearchBox label={words.league.searchLeagues} value={typed} onChange={setTyped} />
					<Filter
						label={words.common.season}
						value={typeof picked === "string" ? picked.replace("all", "") : String(picked.seasonId)}
						onChange={pick}
						options={[
							{ value: "", label: words.common.allSeasons },
							...optionsOf(seasons),
							{ value: "none", label: words.league.withoutASeason },
						]}
					/>
				</>
			}
			rows={shown}
			caption={words.league.leaguesOfTheOrganization}
			columns={columns}
			card={(league, buttons) => (
				<RecordCard title={league.name} to={league.to} actions={buttons}>
					<span>{league.season?.name ?? words.league.noSeasonYet}</span>
					<span>{words.league.teams({ count: league.teamsCount })}</span>
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={mayDelete ? removeAll : undefined}
			empty={
				there.length === 0 ? (
					<EmptyState title={words.messages.leagues.noneAvailable} picture="standings">
						{picked === "all"
							? words.league.aLeagueHoldsTheTeams
							: words.league.chooseAnotherSeasonOrAdd}
					</EmptyState>
				) : (
					<EmptyState title={words.league.noLeagueHasThisName} picture="search" />
				)
			}
		>
			<LeagueDialog
				key={edited.key}
				league={edited.item}
				seasons={seasons}
				seasonId={season?.id ?? null}
				{...edited.dialog}
			/>
		</RecordList>
	);
}

const columns: Column<LeagueRow>[] = [
	{
		name: words.common.league,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ name, to }) => <Link to={to}>{name}</Link>,
	},
	{
		name: words.common.season,
		sort: ({ season }) => season?.name ?? null,
		cell: ({ season }) =>
			season === null ? "-" : <Link to={`/dashboard/seasons/${season.id}`}>{season.name}</Link>,
	},
	{ name: words.common.teams, isNumber: true, sort: ({ teamsCount }) => teamsCount },
];

function seasonOf(picked: Picked, seasons: readonly Season[]): Season | null {
	if (typeof picked === "string") return null;
	return seasons.find(({ id }) => id === picked.seasonId) ?? null;
}
