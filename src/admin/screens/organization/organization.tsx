import { useState } from "react";
import { useNavigate } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { auth } from "../../shell/auth.ts";
import { publicPlace } from "../../shell/places.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { DeleteOrganizationDialog } from "./delete-organization-dialog.tsx";
import type { Sport } from "./fields/organization-fields.tsx";
import { MembersPanel } from "./members/members-panel.tsx";
import { OrganizationDialog } from "./organization-dialog.tsx";
import { OrganizationFacts } from "./organization-facts.tsx";
import { isPlatforms, type WithMembers } from "./organization-rows.ts";
import type { OrganizationStorage } from "./storage/storage-form.tsx";
import { StoragePanel } from "./storage/storage-panel.tsx";

export const organization = screen(async ({ params }) => {
	const id = Number(params.organizationId);
	const [{ organization }, { sports }, { storage }] = await Promise.all([
		client.get("/organizations/:id", { id }),
		client.get("/sports"),
		client.get("/organizations/:id/storage", { id }),
	]);
	// Only super administrators come here, who are shown all of it.
	return { organization: organization as WithMembers, sports, storage };
}, OrganizationScreen);

type OrganizationScreenProps = {
	organization: WithMembers;
	sports: Sport[];
	storage: OrganizationStorage;
};

/** One organization of the platform: what it is, and who works in it. */
function OrganizationScreen({ organization, sports, storage }: OrganizationScreenProps) {
	const [open, setOpen] = useState<"edit" | "delete" | null>(null);
	const navigate = useNavigate();
	const close = () => setOpen(null);
	const { name, logoUrl } = organization;
	const own = auth.state().organization;
	const site = publicPlace(organization, "/teamList", location, own?.domain);
	const canBeActedFor = auth.canActForOthers();
	return (
		<>
			<ScreenHeader
				title={name}
				crumbs={[{ label: words.common.organizations, to: "/organizations" }]}
				picture={<TeamCrest team={{ name, logoUrl }} size="large" />}
				actions={
					<>
						{site !== null && (
							<a href={site} className="button button-quiet">
								<Icon name="external" />
								{words.common.viewSite}
							</a>
						)}
						<ActionButton icon="edit" isQuiet onClick={() => setOpen("edit")}>
							{words.common.edit}
						</ActionButton>
						{!isPlatforms(organization) && (
							<ActionButton icon="remove" isQuiet onClick={() => setOpen("delete")}>
								{words.common.delete}
							</ActionButton>
						)}
						{canBeActedFor && (
							<ActionButton
								icon="move"
								onClick={() => {
									auth.actFor(organization);
									navigate("/dashboard");
								}}
							>
								{words.organization.workInIt}
							</ActionButton>
						)}
					</>
				}
			/>
			<div className="columns">
				<MembersPanel organization={organization} sports={sports} />
				<div className="stack stack-5">
					<Panel title={words.organization.aboutIt}>
						<OrganizationFacts organization={organization} />
					</Panel>
					<StoragePanel id={organization.id} storage={storage} canChange />
				</div>
			</div>
			<OrganizationDialog
				key={open === "edit" ? "edit" : "closed"}
				organization={organization}
				sports={sports}
				isOpen={open === "edit"}
				onClose={close}
			/>
			<DeleteOrganizationDialog
				organization={open === "delete" ? organization : null}
				onClose={close}
				onDeleted={() => navigate("/organizations", { replace: true })}
			/>
		</>
	);
}
