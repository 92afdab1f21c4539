import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { businessesSheet } from "#domain/business/sheet.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../components/export/export-button.tsx";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { todayHere } from "../../components/feedback/today-here.ts";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { filtersHere, useFilter } from "../../components/list/use-filter.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { BusinessCard } from "./business-card.tsx";
import { businessColumns } from "./business-columns.tsx";
import { BusinessDialog } from "./business-dialog.tsx";
import { filterBusinesses, filterChoices, filterNames } from "./business-filter.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { type Business, type ListedBusiness, toListed } from "./listed-business.ts";

export const businessList = {
	...screen(async () => {
		const [{ businesses }] = await Promise.all([client.get("/businesses"), viewModeLoaded()]);
		return { businesses };
	}, BusinessList),
	shouldRevalidate: filtersHere,
};

/** The directory of sports businesses: who offers what, for whom, and until when. */
function BusinessList({ businesses }: { businesses: Business[] }) {
	const edited = useEdited<Business>();
	const [isImporting, setImporting] = useState(false);
	const { gone, remove } = useRemoving();
	const { filter, isNarrowed, choice, clear } = useFilter(filterNames);
	const there = useMemo(() => {
		const today = todayHere();
		return businesses.filter(({ id }) => !gone.has(id)).map((it) => toListed(it, today));
	}, [businesses, gone]);
	const shown = filterBusinesses(there, {
		...filter,
		search: useDeferredValue(filter.search),
	});
	const removeAll = useCallback(
		(chosen: readonly ListedBusiness[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: words.business.selectAtLeastOneBusiness,
				ask: {
					title:
						chosen.length === 1
							? words.business.deleteBusiness
							: words.business.deleteBusinesses({ count: chosen.length }),
					text: words.business.deleteTheseFromDirectory({ count: chosen.length }),
					yes: words.common.delete,
					tone: "danger",
				},
				remove: (id) => client.del("/businesses/:id", { id }),
				done: words.business.businessesDeleted({ count: chosen.length }),
				failure: words.business.failedToDeleteBusiness,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.businesses}
					actions={
						<>
							{there.length > 0 && (
								<ExportButton of={["businesses"]} rows={async () => businessesSheet(shown)} />
							)}
							<ActionButton icon="upload" isQuiet onClick={() => setImporting(true)}>
								{words.business.importCsv}
							</ActionButton>
							<ActionButton icon="add" onClick={() => edited.edit("new")}>
								{words.business.addBusiness}
							</ActionButton>
						</>
					}
				>
					<p role="status">{there.length > 0 && countOf(shown.length, there.length)}</p>
				</ScreenHeader>
			}
			tools={there.length > 0 ? <BusinessFilters businesses={there} choice={choice} /> : null}
			rows={shown}
			caption={words.business.sportsBusinesses}
			columns={businessColumns}
			card={(business, buttons) => <BusinessCard business={business} buttons={buttons} />}
			onEdit={edited.edit}
			onDelete={removeAll}
			empty={
				isNarrowed ? (
					<EmptyState title={words.business.noBusinessMatches} picture="search">
						<QuietButton onClick={clear}>{words.business.showAllBusinesses}</QuietButton>
					</EmptyState>
				) : (
					<EmptyState title={words.business.noBusinessesYet} picture="search">
						{words.business.gymsClubsAndLeaguesNear}
					</EmptyState>
				)
			}
		>
			<BusinessDialog key={edited.key} business={edited.item} {...edited.dialog} />
			<ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
		</RecordList>
	);
}

function countOf(shown: number, all: number): string {
	const businesses = words.business.businesses({ count: all });
	return shown === all ? businesses : words.business.shownOf({ shown, businesses });
}

type BusinessFiltersProps = {
	businesses: readonly ListedBusiness[];
	choice: ReturnType<typeof useFilter<(typeof filterNames)[number]>>["choice"];
};

/** A filter with a single value besides "all" is no choice. */
const enoughToChoose = 2;

const labels = {
	sport: words.common.sport,
	category: words.business.category,
	state: words.business.stateColumn,
	city: words.business.city,
	season: words.common.season,
	signup: words.business.signUp,
};

/** Narrows the directory by words and by what businesses offer. */
function BusinessFilters({ businesses, choice }: BusinessFiltersProps) {
	const choices = filterChoices(businesses);
	return (
		<>
			<SearchBox label={words.business.searchBusinesses} {...choice("search")} />
			{filterNames
				.filter((name) => choices[name].length > enoughToChoose)
				.map((name) => (
					<Filter key={name} label={labels[name]} {...choice(name)} options={choices[name]} />
				))}
		</>
	);
}
