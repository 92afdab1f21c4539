import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { nameAmong, type StageLink } from "#usecases/stage/stage-links.ts";
import styles from "./playoffs.module.css";

/** Ways to the brackets of a season, once there are any to be seen. */
export function StageLinks({ stages }: { stages: readonly StageLink[] }) {
	const words = useWords();
	if (stages.length === 0) return null;
	const nameOf = nameAmong(stages);
	return (
		<nav aria-label={words.stage.title}>
			<ul className={styles.links}>
				{stages.map((stage) => (
					<li key={stage.id}>
						<Link to={`/playoffs/${stage.id}`} className="button button-quiet">
							{words.stage.bracketOf({ name: nameOf(stage) })}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
