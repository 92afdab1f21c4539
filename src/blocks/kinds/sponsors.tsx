import type { PictureValue } from "#domain/page/fields.ts";
import { Picture } from "#ui/kit/picture.tsx";
import { ContentLink } from "../content-link.tsx";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";
import styles from "./sponsors.module.css";

const tiers = [
	{ value: "partner", label: "Sponsor" },
	{ value: "main", label: "Main sponsor" },
	{ value: "supporter", label: "Supporter" },
] as const;

export const sponsors = kind({
	kind: "sponsors",
	label: "Sponsors",
	about: "Who makes it possible: logos that link to their websites.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		sponsors: {
			is: "list",
			label: "Sponsors",
			item: "sponsor",
			most: 60,
			of: {
				name: { is: "line", label: "Name" },
				logo: { is: "picture", label: "Logo", isOptional: true },
				href: { is: "link", label: "Website", isOptional: true, isElsewhere: true },
				tier: { is: "choice", label: "Size", options: tiers },
			},
		},
	},
	example: {
		title: "Our sponsors",
		sponsors: [
			{ name: "Harbor Sports Medicine", tier: "main", href: "https://example.org/" },
			{ name: "Main Street Coffee", tier: "partner" },
			{ name: "Bayside Print", tier: "partner" },
		],
	},
	View: ({ title, sponsors }) => (
		<Part title={title}>
			<div className={styles.tiers}>
				{(["main", "partner", "supporter"] as const).map((tier) => (
					<Tier key={tier} tier={tier} sponsors={sponsors.filter((it) => it.tier === tier)} />
				))}
			</div>
		</Part>
	),
});

type Sponsor = { name: string; logo: PictureValue | null; href: string };

function Tier({ tier, sponsors }: { tier: string; sponsors: readonly Sponsor[] }) {
	if (sponsors.length === 0) return null;
	return (
		<ul className={styles.tier} data-tier={tier}>
			{sponsors.map(({ name, logo, href }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sponsors have no ids, and two may have one name.
				<li key={index}>
					<Plate href={href}>
						{logo === null ? (
							<span className={styles.name}>{name}</span>
						) : (
							<Logo logo={logo} name={name} />
						)}
					</Plate>
				</li>
			))}
		</ul>
	);
}

function Plate({ href, children }: { href: string; children: React.ReactNode }) {
	if (href === "") return <span className={styles.plate}>{children}</span>;
	return (
		<ContentLink href={href} className={styles.plate}>
			{children}
		</ContentLink>
	);
}

/** Logos look equally large when they cover equal areas, so a long one is less high. */
function Logo({ logo, name }: { logo: PictureValue; name: string }) {
	const { width = 2, height = 1 } = logo;
	const ratio = width / height;
	const shape = ratio > 4 ? "banner" : ratio > 2 ? "long" : ratio > 1.25 ? "wide" : "square";
	const picture = { ...logo, alt: name === "" ? logo.alt : name };
	return <Picture picture={picture} sizes="15rem" className={styles[shape]} />;
}
