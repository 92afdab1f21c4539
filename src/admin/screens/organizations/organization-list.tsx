import { useDeferredValue, useState } from "react";
import { useRevalidator } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { SearchBox, Toolbar } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { DeleteOrganizationDialog } from "./delete-organization-dialog.tsx";
import { OrganizationCards } from "./organization-cards.tsx";
import { OrganizationDialog } from "./organization-dialog.tsx";
import type { Sport } from "./organization-fields.tsx";
import { found, type OrganizationRow, toOrganizationRows } from "./organization-rows.ts";
import { OrganizationTable } from "./organization-table.tsx";

export const organizationList = screen(async () => {
	const [{ organizations }, { sports }] = await Promise.all([
		client.get("/organizations"),
		client.get("/sports"),
		viewModeLoaded(),
	]);
	return { organizations: toOrganizationRows(organizations), sports };
}, OrganizationList);

type OrganizationListProps = { organizations: OrganizationRow[]; sports: Sport[] };

/** Every organization of the platform (R2.88). */
function OrganizationList({ organizations, sports }: OrganizationListProps) {
	const viewMode = useViewMode();
	const edited = useEdited<OrganizationRow>();
	const [deleted, askToDelete] = useState<OrganizationRow | null>(null);
	const [typed, setTyped] = useState("");
	const { revalidate } = useRevalidator();
	const shown = found(organizations, useDeferredValue(typed));
	const actions = { onEdit: edited.edit, onDelete: askToDelete };
	return (
		<>
			<ScreenHeader
				title="Organizations"
				actions={
					<button type="button" className="button" onClick={() => edited.edit("new")}>
						<Icon name="add" />
						Add organization
					</button>
				}
			/>
			<Toolbar>
				<SearchBox label="Search organizations" value={typed} onChange={setTyped} />
				<ViewSwitch />
			</Toolbar>
			{shown.length === 0 ? (
				<Panel>
					<EmptyState title="No organization of this name" picture="search" />
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<OrganizationTable organizations={shown} {...actions} />
				</Panel>
			) : (
				<OrganizationCards organizations={shown} {...actions} />
			)}
			<OrganizationDialog
				key={edited.key}
				organization={edited.item}
				sports={sports}
				{...edited.dialog}
			/>
			<DeleteOrganizationDialog
				organization={deleted}
				onClose={() => askToDelete(null)}
				onDeleted={() => {
					askToDelete(null);
					void revalidate();
				}}
			/>
		</>
	);
}
