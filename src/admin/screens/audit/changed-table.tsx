import { Table } from "#ui/table.tsx";
import styles from "./audit.module.css";
import type { ChangedValue } from "./changed-values.ts";

type ChangedTableProps = { values: readonly ChangedValue[]; isNew: boolean; isGone: boolean };

/** Before and after side by side; of what is new or gone there is one side only. */
export function ChangedTable({ values, isNew, isGone }: ChangedTableProps) {
	return (
		<Table caption="What changed" className={styles.values}>
			<thead>
				<tr>
					<th scope="col">Value</th>
					{!isNew && <th scope="col">Before</th>}
					{!isGone && <th scope="col">After</th>}
				</tr>
			</thead>
			<tbody>
				{values.map(({ name, before, after }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{!isNew && <td className={styles.before}>{before ?? "-"}</td>}
						{!isGone && <td className={styles.after}>{after ?? "-"}</td>}
					</tr>
				))}
			</tbody>
		</Table>
	);
}
