import type { Organization } from "#domain/organization/organization.ts";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./my-teams.module.css";
import { glanceOf } from "./team-glance.tsx";

type MyTeamsProps = {
	organization: Organization;
	/** Address of the script that makes the places. */
	script: string;
};

/**
 * Where the visitor's own teams stand on a page that is the same for all. The script makes as many places
 * as there are teams before anything below is painted, so that nothing moves when they are filled.
 */
export function MyTeams({ organization, script }: MyTeamsProps) {
	const words = useWords();
	const href = useHref();
	return (
		<>
			<section
				id="my-teams"
				aria-label={words.myTeam.title}
				className={styles.teams}
				data-site={organization.id}
				data-address={href(glanceOf("0"))}
			/>
			<script src={script} />
		</>
	);
}
