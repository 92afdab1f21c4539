import type { Team } from "#domain/team/team.ts";
import { classes } from "../classes.ts";
import { useWords } from "../words.tsx";
import styles from "./star.module.css";

type StarProps = {
	team: Pick<Team, "id" | "name">;
	/** With its words beside it, where there is room for them. */
	isNamed?: boolean;
};

/**
 * Makes a team one of the visitor's own, in this browser alone (rule `my-team-in-the-browser`). The
 * script of the site presses it (`site/enhance/my-teams.ts`), so without scripts it is not to be seen.
 */
export function Star({ team, isNamed = false }: StarProps) {
	const words = useWords();
	const label = words.myTeam.star({ team: team.name });
	return (
		<button
			type="button"
			className={classes(styles.star, isNamed ? styles.named : undefined)}
			data-star={team.id}
			aria-pressed="false"
			aria-label={label}
			title={words.myTeam.mine}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="m12 3 2.7 6 6.5.7-4.9 4.3 1.4 6.4-5.7-3.3-5.7 3.3 1.4-6.4-4.9-4.3 6.5-.7z" />
			</svg>
			{isNamed && <span>{words.myTeam.mine}</span>}
		</button>
	);
}
