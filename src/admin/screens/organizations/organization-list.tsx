import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/badge.tsx";
import { Panel } from "#ui/panel.tsx";
import { cell, Table } from "#ui/table.tsx";
import { client } from "../../client.ts";
import { useAuth } from "../../shell/auth.ts";
import { publicPlace } from "../../shell/places.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";

export const organizationList = screen(() => client.get("/organizations"), OrganizationList);

type Organizations = Answered<"GET", "/organizations">;
type Organization = Organizations["organizations"][number];

function OrganizationList({ organizations }: Organizations) {
	return (
		<>
			<ScreenHeader title="Organizations" />
			<Panel isFlush>
				<Table caption="All organizations">
					<thead>
						<tr>
							<th scope="col">Name</th>
							<th scope="col">Slug</th>
							<th scope="col">Domain</th>
							<th scope="col">Sports</th>
							<th scope="col" className={cell.number}>
								Users
							</th>
							<th scope="col">Public list</th>
							<th scope="col" className={cell.number}>
								ID
							</th>
						</tr>
					</thead>
					<tbody>
						{organizations.map((organization) => (
							<OrganizationRow key={organization.id} organization={organization} />
						))}
					</tbody>
				</Table>
			</Panel>
		</>
	);
}

function OrganizationRow({ organization }: { organization: Organization }) {
	const own = useAuth().organization;
	const site = publicPlace(organization, "/teamList", location, own?.domain);
	const isListed = !("isListed" in organization) || organization.isListed;
	return (
		<tr>
			<th scope="row" className={cell.sticky}>
				{site === null ? organization.name : <a href={site}>{organization.name}</a>}
			</th>
			<td>{organization.slug ?? "-"}</td>
			<td>{organization.domain ?? "-"}</td>
			<td>{organization.sports.map((sport) => sport.name).join(", ") || "-"}</td>
			<td className={cell.number}>{organization.users.length}</td>
			<td>
				<Badge tone={isListed ? "win" : "neutral"}>{isListed ? "Listed" : "Not listed"}</Badge>
			</td>
			<td className={cell.number}>{organization.id}</td>
		</tr>
	);
}
