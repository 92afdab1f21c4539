import type { Organization } from "#domain/organization/organization.ts";
import { searchOrganizations } from "#domain/organization/search.ts";
import { brandName } from "#ui/brand-name.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { useWords } from "#ui/words.tsx";
import { platformPage, type WayIn } from "../../platform-page.ts";
import { FilterForm, TextField } from "../filter-form.tsx";
import { OrganizationCards } from "./organization-cards.tsx";
import styles from "./platform.module.css";
import { PlatformHeader } from "./platform-header.tsx";

/** The public listing with a search by name. */
export const browsePage = platformPage(
	"/browse",
	["search"],
	async ({ listOrganizations, wayIn, words }, { search = "" }) => {
		const found = searchOrganizations(await listOrganizations(), search.slice(0, 100));
		return {
			title: words.platform.browse,
			description: words.platform.browseSummary({ product: brandName }),
			body: <Browse organizations={found} search={search} wayIn={wayIn} />,
		};
	},
);

type BrowseProps = { organizations: readonly Organization[]; search: string; wayIn: WayIn };

function Browse({ organizations, search, wayIn }: BrowseProps) {
	const words = useWords();
	return (
		<>
			<PlatformHeader title={words.platform.browse} path="/browse" wayIn={wayIn}>
				<p className={styles.lead}>{words.platform.browseLead}</p>
			</PlatformHeader>
			<div className={`page ${styles.body}`}>
				<FilterForm to="/browse" label={words.platform.search} hasSearch>
					<TextField
						label={words.platform.name}
						name="search"
						value={search}
						placeholder={words.platform.namePlaceholder}
					/>
				</FilterForm>
				{organizations.length === 0 ? (
					<EmptyState
						title={search === "" ? words.platform.none : words.platform.nobody}
						picture="search"
					>
						{search === "" ? words.platform.noneYet : words.platform.searchAgain}
					</EmptyState>
				) : (
					<section className={styles.section}>
						<h2>{words.platform.count({ count: organizations.length })}</h2>
						<OrganizationCards organizations={organizations} />
					</section>
				)}
			</div>
		</>
	);
}
