import type { ReactNode } from "react";
import { languageNames, languagesOf } from "#domain/language/language.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { signInAddress } from "./fields/addresses.ts";
import { navigationOf, navigations } from "./fields/navigations.ts";
import styles from "./organization-facts.module.css";
import { sportNames, type WithMembers } from "./organization-rows.ts";

/** All that was written down for an organization, to be read. */
export function OrganizationFacts({ organization }: { organization: WithMembers }) {
	const { slug, domain, theme, brandColor, timeZone, leagueLocations, socialLinks } = organization;
	const spoken = languagesOf(organization).map((language) => languageNames[language]);
	const signIn = signInAddress(organization);
	return (
		<dl className={styles.facts}>
			<Fact name="Slug">{slug}</Fact>
			<Fact name="Domain">{domain}</Fact>
			<Fact name="Sign in at">{signIn !== null && <a href={signIn}>{signIn}</a>}</Fact>
			<Fact name="Sports">{sportNames(organization)}</Fact>
			<Fact name="Time zone">{timeZone.replaceAll("_", " ")}</Fact>
			<Fact name="Languages">{spoken.join(", ")}</Fact>
			<Fact name="Look">
				<span className="row-2 wrap">
					{brandColor !== null && (
						<span className={styles.color} style={{ backgroundColor: brandColor }} />
					)}
					{theme === "light" ? "Light" : "Dark"}
					{brandColor !== null && `, ${brandColor}`}
				</span>
			</Fact>
			<Fact name="Navigation">
				{navigations.find(({ value }) => value === navigationOf(organization))?.label}
			</Fact>
			<Fact name="Custom page">
				{organization.customPageUrl !== null && (
					<span className="row-2 wrap">
						<a href={organization.customPageUrl} rel="noopener noreferrer">
							{organization.customPageUrl}
						</a>
						{organization.customSite && <Badge>In place of its site</Badge>}
					</span>
				)}
			</Fact>
			<Fact name="Locations">{leagueLocations.join(", ")}</Fact>
			<Fact name="Links">{socialLinks.map(({ label }) => label).join(", ")}</Fact>
			<Fact name="Seasons and leagues">
				{organization.ownersKeepDeletion ? "Only owners delete them" : "Staff may delete them too"}
			</Fact>
			<Fact name="ID">{organization.id}</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	const isNone = children === null || children === "" || children === false;
	return (
		<div className={styles.fact}>
			<dt className="soft">{name}</dt>
			<dd className={styles.value}>{isNone ? <span className="soft">-</span> : children}</dd>
		</div>
	);
}
