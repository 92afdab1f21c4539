import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./pages/schedule.module.css";

type TurnProps = {
	/** Which page of how many is shown, and where in all of the list it begins. */
	of: { page: number; pages: number; from: number; total: number };
	/** How many are on this one. */
	shown: number;
	/** Where another one is; the first has no number. */
	to: (page: number | undefined) => string;
};

/** The ways to the pages of a list before and after. */
export function Turn({ of: { page, pages, from, total }, shown, to }: TurnProps) {
	const words = useWords();
	if (pages === 1) return null;
	return (
		<nav aria-label={words.statistic.pages} className={styles.turn}>
			{page === 1 ? (
				<span />
			) : (
				<Link to={to(page === 2 ? undefined : page - 1)} rel="prev">
					{words.statistic.previous}
				</Link>
			)}
			<span className={styles.count}>
				{words.statistic.of({ from, to: from + shown - 1, total })}
			</span>
			{page === pages ? (
				<span />
			) : (
				<Link to={to(page + 1)} rel="next">
					{words.statistic.next}
				</Link>
			)}
		</nav>
	);
}
