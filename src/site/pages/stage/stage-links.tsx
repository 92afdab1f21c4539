import { nameAmong } from "#domain/stage/series-name.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import type { StageLink } from "#usecases/stage/stage-links.ts";
import styles from "./stage-links.module.css";

/** More of them would push a table off the first screen of a phone. */
const mostApart = 2;

type StageLinksProps = {
	stages: readonly StageLink[];
	/** Whose page of all brackets stands for many of them. */
	season?: { id: number } | null;
};

/** Ways to the brackets of a season, once there are any to be seen. */
export function StageLinks({ stages, season = null }: StageLinksProps) {
	const words = useWords();
	if (stages.length === 0) return null;
	if (season !== null && stages.length > mostApart) {
		return (
			<p>
				<Link to={`/playoffs?season=${season.id}`} className="button button-quiet">
					{words.stage.title}
				</Link>
			</p>
		);
	}
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
