import type { ReactNode } from "react";
import { words } from "../../words.ts";
import { places, Signup } from "./business-columns.tsx";
import { titled } from "./business-filter.ts";
import styles from "./businesses.module.css";
import { type ListedBusiness, listOf, webLink } from "./listed-business.ts";

type BusinessCardProps = { business: ListedBusiness; buttons: ReactNode };

/** One of the directory as a card: what one needs to call or to write is on it. */
export function BusinessCard({ business, buttons }: BusinessCardProps) {
	return (
		<article className={`card ${styles.card}`}>
			<h2 className={styles.name}>{business.name}</h2>
			<p className={styles.tags}>
				{[...listOf(business.sport), ...listOf(business.category)].map((tag) => (
					<span key={tag} className={styles.tag}>
						{titled(tag)}
					</span>
				))}
			</p>
			<p>
				{words.business.signUp} <Signup business={business} />
			</p>
			<Facts business={business} />
			<Ways business={business} />
			<div className={styles.actions}>{buttons}</div>
		</article>
	);
}

/** What is known; what is not takes no room. */
function Facts({ business }: { business: ListedBusiness }) {
	const { city, state, location, season, nextSeason, cost, skillLevel } = business;
	const where = places(city, state);
	const facts: [string, string | null][] = [
		[
			words.business.whereCard,
			[location, where === "-" ? null : where].filter(Boolean).join(", ") || null,
		],
		[words.common.season, season],
		[words.business.nextSeason, nextSeason],
		[words.business.cost, cost],
		[words.business.level, skillLevel],
	];
	return (
		<dl className={styles.facts}>
			{facts.map(([label, value]) =>
				value === null ? null : (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				),
			)}
		</dl>
	);
}

function Ways({ business }: { business: ListedBusiness }) {
	const { name, phone, email, website, facebook, instagram } = business;
	const ways: [string, string | null][] = [
		[phone ?? "", phone && `tel:${phone}`],
		[email ?? "", email && `mailto:${email}`],
		[words.common.website, website && webLink(website)],
		["Facebook", facebook && webLink(facebook, "facebook.com")],
		[words.common.instagram, instagram && webLink(instagram, "instagram.com")],
	];
	return (
		<ul className={styles.ways}>
			{ways.map(([label, href]) =>
				href ? (
					<li key={label}>
						<a
							href={href}
							{...(href.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
						>
							{label}
							{href.startsWith("http") && (
								<span className="visually-hidden"> {words.business.ofBusiness({ name })}</span>
							)}
						</a>
					</li>
				) : null,
			)}
		</ul>
	);
}
