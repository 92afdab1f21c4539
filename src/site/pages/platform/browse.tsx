import type { Organization } from "#domain/organization/organization.ts";
import { searchOrganizations } from "#domain/organization/search.ts";
import { counted } from "#domain/text/counted.ts";
import { brandName } from "#ui/brand-name.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { FilterForm, TextField } from "#ui/kit/filter-form.tsx";
import { platformPage, type WayIn } from "../../platform-page.ts";
import { OrganizationCards } from "./organization-cards.tsx";
import styles from "./platform.module.css";
import { PlatformHeader } from "./platform-header.tsx";

/** The public listing with a search by name. */
export const browsePage = platformPage(
	"/browse",
	["search"],
	async ({ listOrganizations, wayIn }, { search = "" }) => {
		const found = searchOrganizations(await listOrganizations(), search.slice(0, 100));
		return {
			title: "Browse leagues",
			description: `All leagues that are at home in ${brandName}.`,
			body: <Browse organizations={found} search={search} wayIn={wayIn} />,
		};
	},
);

type BrowseProps = { organizations: readonly Organization[]; search: string; wayIn: WayIn };

function Browse({ organizations, search, wayIn }: BrowseProps) {
	return (
		<>
			<PlatformHeader title="Browse leagues" wayIn={wayIn}>
				<p className={styles.lead}>Find your league by its name.</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<FilterForm to="/browse" label="Search leagues" hasSearch>
					<TextField label="Name" name="search" value={search} placeholder="Name of the league" />
				</FilterForm>
				{organizations.length === 0 ? (
					<EmptyState
						title={search === "" ? "No leagues available" : "No league has this name"}
						picture="search"
					>
						{search === ""
							? "The first league shows here as soon as it has opened."
							: "Try a shorter part of the name."}
					</EmptyState>
				) : (
					<section className={styles.section}>
						<h2>{counted(organizations.length, "league")}</h2>
						<OrganizationCards organizations={organizations} />
					</section>
				)}
			</div>
		</>
	);
}
