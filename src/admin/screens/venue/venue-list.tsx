import { useCallback, useMemo } from "react";
import { Link } from "react-router";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { type Venue, VenueDialog } from "./venue-dialog.tsx";

export const venueList = screen(async () => {
	const [{ venues }] = await Promise.all([client.get("/venues"), viewModeLoaded()]);
	return { venues };
}, VenueList);

/** The halls and fields that leagues play in: their courts, when they are open, and when not. */
function VenueList({ venues }: { venues: Venue[] }) {
	const edited = useEdited<Venue>();
	const { gone, remove } = useRemoving();
	const shown = useMemo(() => venues.filter(({ id }) => !gone.has(id)), [venues, gone]);
	const removeAll = useCallback(
		(chosen: readonly Venue[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: words.venue.selectOne,
				ask: {
					title: words.venue.deleteVenues({ count: chosen.length }),
					text: words.venue.deleteText,
					yes: words.common.delete,
					tone: "danger",
				},
				remove: (id) => client.del("/venues/:id", { id }),
				done: words.venue.deleted({ count: chosen.length }),
				failure: words.venue.failedToDelete,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.venue.venues}
					actions={
						<>
							<Link to="/dashboard/venues/evening" className="button button-quiet">
								{words.venue.eveningLink}
							</Link>
							<ActionButton icon="add" onClick={() => edited.edit("new")}>
								{words.venue.add}
							</ActionButton>
						</>
					}
				>
					{words.venue.summary}
				</ScreenHeader>
			}
			tools={null}
			rows={shown}
			caption={words.venue.venues}
			columns={columns}
			card={(venue, buttons) => (
				<RecordCard title={venue.name} actions={buttons}>
					{venue.address !== null && <span>{venue.address}</span>}
					<span>{courtsOf(venue)}</span>
					<span>{hoursOf(venue)}</span>
					{nextClosure(venue) !== null && <span>{nextClosure(venue)}</span>}
				</RecordCard>
			)}
			onEdit={edited.edit}
			onDelete={removeAll}
			empty={
				<EmptyState title={words.venue.none} picture="standings">
					{words.venue.noneHint}
				</EmptyState>
			}
		>
			<VenueDialog key={edited.key} venue={edited.item} {...edited.dialog} />
		</RecordList>
	);
}

const columns: Column<Venue>[] = [
	{
		name: words.venue.venue,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ name, address }) => (
			<span className="stack-1">
				{name}
				{address !== null && <span className="hint">{address}</span>}
			</span>
		),
	},
	{ name: words.venue.courts, sort: ({ courts }) => courts.length, cell: courtsOf },
	{ name: words.venue.hours, cell: hoursOf },
	{ name: words.venue.closed, cell: (venue) => nextClosure(venue) ?? "-" },
];

function courtsOf({ courts }: Venue): string {
	return courts.length === 0 ? words.venue.onePlace : courts.join(", ");
}

/** "Mon, Wed 6 PM – 11 PM": days with the same hours stand together. */
function hoursOf({ hours }: Venue): string {
	if (hours.length === 0) return words.venue.alwaysOpen;
	const same = Map.groupBy(hours, ({ from, until }) => `${clock(from)} – ${clock(until)}`);
	return [...same]
		.map(([span, those]) => `${those.map(({ day }) => shortDay(day)).join(", ")} ${span}`)
		.join("; ");
}

function shortDay(day: string): string {
	return dateWords[words.language].shortWeekdays[weekdays.indexOf(day as WeekdayName)] ?? day;
}

function clock(time: string): string {
	return formatGameTime(time, words) ?? time;
}

/** The closure that is now, or comes next. */
function nextClosure({ closures }: Venue): string | null {
	const next = closures
		.filter(({ until }) => until >= todayHere())
		.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
	if (next === undefined) return null;
	const [first, last] = [next.from, next.until].map((day) => formatWeekday(day, words.language));
	const when = first === last ? `${first}` : `${first} – ${last}`;
	return words.venue.closedThen({ what: next.court ?? words.venue.allOfIt, when });
}
