import type { CSSProperties, ReactNode } from "react";
import { accentOf, productColor } from "#domain/look/palette.ts";
import { words } from "../../../words.ts";
import styles from "./site-preview.module.css";

type SitePreviewProps = {
	/** Where it will be found: "hoops.test". */
	address: string;
	name: string;
	/** Null shows the name. */
	logo: ReactNode | null;
	color: string | null;
	theme: string;
};

/** What visitors will see, as it is being chosen: the top of the public site. */
export function SitePreview({ address, name, logo, color, theme }: SitePreviewProps) {
	const accent = accentOf(color ?? productColor);
	const isLight = theme === "light";
	// Set here and not by the primitives: what tokens.css makes of those is settled at the root.
	const colors = {
		"--accent": accent.fill,
		"--on-accent": accent.on,
		"--accent-text": isLight ? accent.textOnLight : accent.textOnDark,
		colorScheme: isLight ? "light" : "dark",
	} as CSSProperties;
	return (
		<figure className={styles.preview}>
			<figcaption className="hint">{words.organization.yourSiteAsVisitorsWill}</figcaption>
			<div className={styles.window} style={colors}>
				<p className={styles.address}>{address}</p>
				<div className={styles.header}>
					{logo === null ? (
						<span className={styles.name}>{name}</span>
					) : (
						<span className={styles.logo}>{logo}</span>
					)}
					<span className={styles.home}>{words.organization.homeLink}</span>
				</div>
				<div className={styles.page} aria-hidden="true">
					<span className={styles.title}>{words.common.standings}</span>
					{rows.map(([team, record]) => (
						<span key={team} className={styles.row}>
							<span className={styles.team}>{team}</span>
							<span>{record}</span>
						</span>
					))}
				</div>
			</div>
		</figure>
	);
}

const rows = [
	[words.common.hawks, "6–1"],
	[words.common.owls, "5–2"],
	[words.common.larks, "3–4"],
] as const;
