import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { withQuery } from "../../with-query.ts";
import styles from "./follow.module.css";

type FollowLinkProps = {
	/** What is followed. */
	query: { team: number } | { league: number };
	name: string;
};

/** Leads to the ways of following a team or a league. */
export function FollowLink({ query, name }: FollowLinkProps) {
	const words = useWords();
	return (
		<p className={styles.link}>
			<Link
				to={withQuery("/follow", query)}
				className="button button-quiet"
				aria-label={words.follow.title({ name })}
				rel="nofollow"
			>
				{words.follow.follow}
			</Link>
		</p>
	);
}
