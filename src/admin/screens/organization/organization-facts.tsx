import type { ReactNode } from "react";
import { languageNames, languagesOf } from "#domain/language/language.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../words.ts";
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
			<Fact name={words.common.slug}>{slug}</Fact>
			<Fact name={words.common.domain}>{domain}</Fact>
			<Fact name={words.organization.signInAt}>
				{signIn !== null && <a href={signIn}>{signIn}</a>}
			</Fact>
			<Fact name={words.common.sports}>{sportNames(organization)}</Fact>
			<Fact name={words.organization.timeZone}>{timeZone.replaceAll("_", " ")}</Fact>
			<Fact name={words.organization.languages}>{spoken.join(", ")}</Fact>
			<Fact name={words.common.look}>
				<span className="row-2 wrap">
					{brandColor !== null && (
						<span className={styles.color} style={{ backgroundColor: brandColor }} />
					)}
					{theme === "light" ? words.common.light : words.common.dark}
					{brandColor !== null && `, ${brandColor}`}
				</span>
			</Fact>
			<Fact name={words.common.navigation}>
				{navigations.find(({ value }) => value === navigationOf(organization))?.label}
			</Fact>
			<Fact name={words.organization.customPage}>
				{organization.customPageUrl !== null && (
					<span className="row-2 wrap">
						<a href={organization.customPageUrl} rel="noopener noreferrer">
							{organization.customPageUrl}
						</a>
						{organization.customSite && <Badge>{words.organization.inPlaceOfItsSite}</Badge>}
					</span>
				)}
			</Fact>
			<Fact name={words.organization.locations}>{leagueLocations.join(", ")}</Fact>
			<Fact name={words.common.links}>{socialLinks.map(({ label }) => label).join(", ")}</Fact>
			<Fact name={words.organization.seasonsAndLeagues}>
				{organization.ownersKeepDeletion
					? words.organization.onlyOwnersDeleteThem
					: words.organization.staffMayDeleteThemToo}
			</Fact>
			<Fact name={words.organization.idNumber}>{organization.id}</Fact>
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
