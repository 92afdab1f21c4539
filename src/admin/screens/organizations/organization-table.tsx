import { useMemo } from "react";
import { Link } from "react-router";
import { TeamCrest } from "#ui/team-crest.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { OrganizationBadge } from "./organization-badge.tsx";
import { type OrganizationRow, sportNames } from "./organization-rows.ts";
import styles from "./organization-table.module.css";

type OrganizationTableProps = {
	organizations: readonly OrganizationRow[];
	onEdit: (organization: OrganizationRow) => void;
	onDelete: (organization: OrganizationRow) => void;
};

/** The organizations as a table, by name. */
export function OrganizationTable({ organizations, onEdit, onDelete }: OrganizationTableProps) {
	const columns = useMemo<Column<OrganizationRow>[]>(
		() => [
			{
				name: "Organization",
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name, logo_url: logoUrl, state }) => (
					<span className={styles.name}>
						<TeamCrest team={{ name, logoUrl }} size="medium" />
						<span>
							<Link to={`/organizations/${id}`}>{name}</Link> <OrganizationBadge state={state} />
						</span>
					</span>
				),
			},
			{ name: "Slug", sort: ({ slug }) => slug, cell: ({ slug }) => <Short text={slug} /> },
			{
				name: "Domain",
				sort: ({ domain }) => domain,
				cell: ({ domain }) => <Short text={domain} />,
			},
			{ name: "Sports", sort: sportNames, cell: (row) => sportNames(row) || "-" },
			{
				name: "Users",
				isNumber: true,
				sort: ({ users }) => users.length,
				cell: ({ users }) => users.length,
			},
			{ name: "ID", isNumber: true, sort: ({ id }) => id, cell: ({ id }) => id },
			{
				name: "Actions",
				isNameHidden: true,
				isNumber: true,
				cell: (organization) =>
					organization.state === "platform" ? (
						<IconButton
							icon="edit"
							label={`Edit ${organization.name}`}
							onClick={() => onEdit(organization)}
						/>
					) : (
						<EditDelete
							name={organization.name}
							onEdit={() => onEdit(organization)}
							onDelete={() => onDelete(organization)}
						/>
					),
			},
		],
		[onEdit, onDelete],
	);
	return (
		<DataTable
			caption="All organizations"
			rows={organizations}
			columns={columns}
			nameOf={({ name }) => name}
		/>
	);
}

/** In a table a long address gives way; on the organization's own screen it is whole. */
function Short({ text }: { text: string | null }) {
	return text === null ? (
		"-"
	) : (
		<span className={styles.short} title={text}>
			{text}
		</span>
	);
}
