import type { ReactNode } from "react";
import { bannerColors } from "#domain/team/crest-colors.ts";
import type { Team } from "#domain/team/team.ts";
import { classes } from "../classes.ts";
import styles from "./team-banner.module.css";
import { hueClass, TeamCrest } from "./team-crest.tsx";

type TeamBannerProps = {
	team: Pick<Team, "name" | "logoUrl" | "colors">;
	/** Above the name: league and season. */
	eyebrow?: ReactNode;
	/** Below the name: win-loss, rank, captain. */
	children?: ReactNode;
	/** At the end of the banner: a star. */
	aside?: ReactNode;
};

/** The top of a team's page in the team's colours. It holds the page's h1. */
export function TeamBanner({ team, eyebrow, children, aside }: TeamBannerProps) {
	const chosen = team.colors === undefined ? null : bannerColors(team.colors);
	return (
		<header
			className={classes(styles.banner, hasNamedColors(team) ? hueClass(team.name) : undefined)}
			data-ink={chosen?.ink}
		>
			{chosen !== null && (
				// A picture, because the policy refuses styles.
				<svg
					className={styles.ground}
					viewBox="0 0 100 100"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<rect width="100" height="100" fill={chosen.field} />
					<polygon points="64,0 100,0 100,100 53,100" fill={chosen.band} />
				</svg>
			)}
			<TeamCrest team={team} size="hero" />
			<div className={styles.words}>
				{eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
				<h1 className={styles.name}>{team.name}</h1>
				{children !== undefined && <div className={styles.more}>{children}</div>}
			</div>
			{aside}
		</header>
	);
}

/** A logo without colours stands better on the bar's own. */
function hasNamedColors({ logoUrl, colors }: TeamBannerProps["team"]): boolean {
	return logoUrl === null && colors === undefined;
}
