import { Badge } from "#ui/badge.tsx";
import type { KeptItem } from "./kept.ts";
import { hidersOf, type StatItem } from "./stat-item.ts";
import styles from "./stat-rows.module.css";

/** The lines of the list: what is computed says by which formula. */
export function toRows(stats: readonly StatItem[]): KeptItem[] {
	const hiders = hidersOf(stats);
	return stats.map((stat) => ({
		...{ id: stat.id, name: stat.name, abbreviation: stat.abbreviation, isHidden: stat.isHidden },
		note: <Note stat={stat} hiders={stat.isHidden ? [] : (hiders.get(stat.id) ?? [])} />,
	}));
}

function Note({ stat, hiders }: { stat: StatItem; hiders: readonly string[] }) {
	return (
		<span className={styles.note}>
			{stat.formula !== null && <Badge>Computed</Badge>}
			{stat.isHeadline && <Badge tone="win">Headline</Badge>}
			{stat.formula !== null && <code className={styles.formula}>{stat.formula}</code>}
			{hiders.length > 0 && (
				<span>
					Visitors do not see it: {new Intl.ListFormat("en").format(hiders)}{" "}
					{hiders.length === 1 ? "is" : "are"} hidden.
				</span>
			)}
		</span>
	);
}
