import { useCallback, useMemo } from "react";
import { Link } from "react-router";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { ToolbarButton } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { type Official, OfficialDialog, type Surroundings } from "./official-dialog.tsx";

export const officialList = screen(async () => {
	const [{ officials }, leagues, { venues }, { teams }] = await Promise.all([
		client.get("/officials"),
		client.get("/leagues"),
		client.get("/venues"),
		client.get("/teams/list"),
		viewModeLoaded(),
	]);
	return { officials, leagues: leagues.leagues, venues, teams };
}, OfficialList);

/** Referees and scorers: what they do, and when and where that can be. */
function OfficialList({ officials, ...surroundings }: { officials: Official[] } & Surroundings) {
	const edited = useEdited<Official>();
	const { gone, remove } = useRemoving();
	const shown = useMemo(() => officials.filter(({ id }) => !gone.has(id)), [officials, gone]);
	const removeAll = useCallback(
		(chosen: readonly Official[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: words.official.selectOne,
				ask: {
					title: words.official.deleteOfficials({ count: chosen.length }),
					text: words.official.deleteText,
					yes: words.common.delete,
					tone: "danger",
				},
				remove: (id) => client.del("/officials/:id", { id }),
				done: words.official.deleted({ count: chosen.length }),
				failure: words.official.failedToDelete,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.official.officials}
					actions={
						<>
							<Link to="/dashboard/officials/games" className="button button-quiet">
								{words.official.games}
							</Link>
							<ActionButton icon="add" onClick={() => edited.edit("new")}>
								{words.official.add}
							</ActionButton>
						</>
					}
				>
					{words.official.summary}
				</ScreenHeader>
			}
			tools={null}
			rows={shown}
			caption={words.official.officials}
			columns={columns}
			card={(official, buttons) => (
				<RecordCard title={official.name} actions={buttons}>
					<span>{jobsOf(official)}</span>
					<span>{whenOf(official)}</span>
					<LinkOf official={official} />
					<FeesOf official={official} />
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={removeAll}
			empty={
				<EmptyState title={words.official.none} picture="players">
					{words.official.noneHint}
				</EmptyState>
			}
		>
			<OfficialDialog
				key={edited.key}
				official={edited.item}
				{...surroundings}
				{...edited.dialog}
			/>
		</RecordList>
	);
}

const columns: Column<Official>[] = [
	{
		name: words.official.official,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ name }) => name,
	},
	{ name: words.official.jobs, cell: jobsOf },
	{ name: words.official.can, cell: whenOf },
	{
		name: words.official.copyLink,
		isNameHidden: true,
		cell: (official) => <LinkOf official={official} />,
	},
	{
		name: words.official.fees,
		isNameHidden: true,
		cell: (official) => <FeesOf official={official} />,
	},
];

function jobsOf({ jobs }: Official): string {
	return jobs.map((job) => words.official.job[job]).join(", ");
}

function whenOf({ days, mostGames }: Official): string {
	const said = dateWords[words.language].shortWeekdays;
	const named = days.map((day) => said[weekdays.indexOf(day as WeekdayName)] ?? day);
	const when = named.length === 0 ? words.official.everyDay : named.join(", ");
	return `${when} · ${words.official.most({ count: mostGames })}`;
}

/** The own page, where games are accepted and refused without an account. */
function LinkOf({ official: { name, link } }: { official: Official }) {
	const copy = useCopy();
	return (
		<ToolbarButton icon="copy" onClick={() => void copy(link, words.official.copied)}>
			{words.official.copyLink}
			<span className="visually-hidden">: {name}</span>
		</ToolbarButton>
	);
}

/** What the official earned, and what of it is still to be paid out. */
function FeesOf({ official: { id, name } }: { official: Official }) {
	return (
		<Link to={`/dashboard/ledger/official/${id}`}>
			{words.official.fees}
			<span className="visually-hidden">: {name}</span>
		</Link>
	);
}
