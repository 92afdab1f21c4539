import type { Honor } from "#domain/honor/honor.ts";
import { Link } from "../link.tsx";
import { useWords } from "../words.tsx";
import styles from "./honor.module.css";

export type Won = Pick<Honor, "place" | "award"> & {
	season: Named;
	league: Named;
};
type Named = { id: number; name: string };

/** Titles and awards of somebody in a line or two; those of one name and league are one, with all its seasons. */
export function HonorList({ honors }: { honors: readonly Won[] }) {
	const words = useWords();
	const shown = honors.filter(({ place }) => place === null || place === 1);
	if (shown.length === 0) return null;
	const byName = Map.groupBy(shown, ({ award, league }) => `${award ?? ""} ${league.id}`);
	return (
		<ul className={styles.list} aria-label={words.honor.title}>
			{[...byName].map(([key, won]) => (
				<li key={key} data-title={won[0]?.award === null || undefined}>
					<strong>{won[0]?.award ?? words.honor.champions}</strong>{" "}
					{won.map(({ season, league }, index) => (
						<span key={season.id}>
							{index > 0 && ", "}
							<Link to={`/teamList?season=${season.id}&league=${league.id}`}>{season.name}</Link>
						</span>
					))}
					, {won[0]?.league.name}
				</li>
			))}
		</ul>
	);
}
