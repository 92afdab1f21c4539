import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { businessesSheet } from "#domain/business/sheet.ts";
import { counted } from "#domain/text/counted.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../parts/export-button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { todayHere } from "../../parts/today-here.ts";
import { Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { filtersHere, useFilter } from "../../parts/use-filter.ts";
import { useRemoving } from "../../parts/use-removing.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { BusinessCards } from "./business-cards.tsx";
import { BusinessDialog } from "./business-dialog.tsx";
import { filterBusinesses, filterNames } from "./business-filter.ts";
import { BusinessFilters } from "./business-filters.tsx";
import { BusinessTable } from "./business-table.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { type Business, type ListedBusiness, toListed } from "./listed-business.ts";

export const businessList = {
	...screen(async () => {
		const [{ businesses }] = await Promise.all([client.get("/businesses"), viewModeLoaded()]);
		return { businesses };
	}, BusinessList),
	shouldRevalidate: filtersHere,
};

/** The directory of sports businesses (R2.154): who offers what, for whom, and until when. */
function BusinessList({ businesses }: { businesses: Business[] }) {
	const viewMode = useViewMode();
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
	const selection = useSelection(shown);
	const removeAll = useCallback(
		(ids: readonly number[]) =>
			remove({
				ids,
				none: "Select at least one business.",
				ask: {
					title: ids.length === 1 ? "Delete business" : `Delete ${ids.length} businesses`,
					text: `Delete ${ids.length === 1 ? "this business" : "these businesses"} from the directory?`,
					yes: "Delete",
					tone: "danger",
				},
				remove: (id) => client.del("/businesses/:id", { id }),
				done: `${counted(ids.length, "business", "businesses")} deleted`,
				failure: "Failed to delete business",
			}),
		[remove],
	);
	const onDelete = useCallback((it: ListedBusiness) => void removeAll([it.id]), [removeAll]);
	const list = { businesses: shown, onEdit: edited.edit, onDelete };
	return (
		<>
			<ScreenHeader
				title="Businesses"
				actions={
					<>
						{there.length > 0 && (
							<ExportButton of={["businesses"]} rows={async () => businessesSheet(shown)} />
						)}
						<button
							type="button"
							className="button button-quiet"
							onClick={() => setImporting(true)}
						>
							<Icon name="upload" />
							Import CSV
						</button>
						<button type="button" className="button" onClick={() => edited.edit("new")}>
							<Icon name="add" />
							Add business
						</button>
					</>
				}
			>
				<p role="status">{there.length > 0 && countOf(shown.length, there.length)}</p>
			</ScreenHeader>
			{there.length > 0 && (
				<Toolbar>
					<BusinessFilters businesses={there} choice={choice} />
					<ViewSwitch />
					{viewMode === "table" && (
						<ToolbarEnd>
							<ToolbarButton icon="remove" onClick={() => removeAll(selection.ids)}>
								Delete
							</ToolbarButton>
						</ToolbarEnd>
					)}
				</Toolbar>
			)}
			{shown.length === 0 ? (
				<Panel>
					{isNarrowed ? (
						<EmptyState title="No business like this" picture="search">
							<button type="button" className="button button-quiet" onClick={clear}>
								Show all businesses
							</button>
						</EmptyState>
					) : (
						<EmptyState title="No businesses yet" picture="search">
							Gyms, clubs and leagues near you: who to call, what it costs and until when people can
							sign up. Add the first one, or import a spreadsheet.
						</EmptyState>
					)}
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<BusinessTable selection={selection} {...list} />
				</Panel>
			) : (
				<BusinessCards {...list} />
			)}
			<BusinessDialog key={edited.key} business={edited.item} {...edited.dialog} />
			<ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
		</>
	);
}

function countOf(shown: number, all: number): string {
	const businesses = counted(all, "business", "businesses");
	return shown === all ? businesses : `${shown} of ${businesses}`;
}
