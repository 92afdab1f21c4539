import { crestColors, hueOf } from "#domain/team/crest-colors.ts";
import type { Team } from "#domain/team/team.ts";
import { classes } from "../classes.ts";
import styles from "./team-crest.module.css";
import { crestOf } from "./team-initials.ts";

/** What a crest is made of. */
export type CrestTeam = Pick<Team, "name" | "logoUrl"> & { colors?: readonly string[] | undefined };

type TeamCrestProps = {
	team: CrestTeam;
	/** 24, 36, 48 and 88 px. */
	size?: "small" | "medium" | "large" | "hero";
};

/**
 * A team's logo, or a crest made from its initials in its colours, or those its name decides. The team's
 * name always stands beside it, so it says nothing to screen readers.
 */
export function TeamCrest({ team, size = "small" }: TeamCrestProps) {
	const pixels = pixelsOf[size];
	if (team.logoUrl !== null) {
		return (
			<img
				src={team.logoUrl}
				alt=""
				width={pixels}
				height={pixels}
				loading={size === "small" || size === "medium" ? "lazy" : undefined}
				className={styles.crest}
				data-size={size}
			/>
		);
	}
	const { hue, initials } = crestOf(team.name);
	// Attributes, which stand below any rule of the style sheet: the policy refuses styles.
	const own = team.colors === undefined ? null : crestColors(team);
	return (
		<svg
			viewBox="0 0 40 40"
			width={pixels}
			height={pixels}
			className={classes(styles.crest, own === null ? styles[`hue${hue}`] : undefined)}
			data-size={size}
			aria-hidden="true"
		>
			<path
				{...(own === null ? { className: styles.field } : { fill: own.field })}
				d="M4 3h32v20c0 7.500-6.500 11.500-16 15C10.500 34.500 4 30.500 4 23Z"
			/>
			<path
				{...(own === null ? { className: styles.band } : { fill: own.band })}
				d="M36 9v14c0 7.500-6.500 11.500-16 15-5.600-2.100-10.200-4.300-13-7.200Z"
			/>
			<path
				className={styles.edge}
				d="M4 3h32v20c0 7.500-6.500 11.500-16 15C10.500 34.500 4 30.500 4 23Z"
			/>
			<text
				x="20"
				y="24.500"
				textAnchor="middle"
				className={classes(styles.initials, own === null ? styles.ink : undefined)}
				{...(own !== null && { fill: own.ink })}
			>
				{initials}
			</text>
		</svg>
	);
}

/** The class that sets a name's colours (`--crest-field`, `--crest-band`, `--crest-ink`). */
export function hueClass(name: string): string | undefined {
	return styles[`hue${hueOf(name)}`];
}

const pixelsOf = { small: 24, medium: 36, large: 48, hero: 88 };
