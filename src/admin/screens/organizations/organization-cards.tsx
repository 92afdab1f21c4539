import { counted } from "#domain/text/counted.ts";
import { TeamCrest } from "#ui/team-crest.tsx";
import { EditDelete } from "../../parts/edit-delete.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { RecordCard } from "../../parts/record-card.tsx";
import { shownAddress } from "./addresses.ts";
import { OrganizationBadge } from "./organization-badge.tsx";
import { type OrganizationRow, sportNames } from "./organization-rows.ts";

type OrganizationCardsProps = {
	organizations: readonly OrganizationRow[];
	onEdit: (organization: OrganizationRow) => void;
	onDelete: (organization: OrganizationRow) => void;
};

/** The organizations as cards; a click opens the organization. */
export function OrganizationCards({ organizations, onEdit, onDelete }: OrganizationCardsProps) {
	return (
		<div className="cards">
			{organizations.map((organization) => {
				const { id, name, logo_url: logoUrl, state, users } = organization;
				return (
					<RecordCard
						key={id}
						title={name}
						to={`/organizations/${id}`}
						picture={<TeamCrest team={{ name, logoUrl }} size="large" />}
						badge={<OrganizationBadge state={state} />}
						actions={
							state === "platform" ? (
								<IconButton
									icon="edit"
									label={`Edit ${name}`}
									onClick={() => onEdit(organization)}
								/>
							) : (
								<EditDelete
									name={name}
									onEdit={() => onEdit(organization)}
									onDelete={() => onDelete(organization)}
								/>
							)
						}
					>
						<span>{shownAddress(organization) ?? "No address yet"}</span>
						<span>{sportNames(organization) || "No sports yet"}</span>
						<span>{counted(users.length, "user")}</span>
					</RecordCard>
				);
			})}
		</div>
	);
}
