import { Panel } from "#ui/panel.tsx";
import { Table } from "#ui/table.tsx";
import styles from "./blocks.module.css";

export type Price = { label: string; price: string; note?: string | undefined };

/** What things cost. */
export function PriceTable({ title, rows }: { title: string; rows: readonly Price[] }) {
	return (
		<Panel title={title} isFlush>
			<Table caption={title} isCompact className={styles.prices}>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">What</th>
						<th scope="col">Price</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, price, note }) => (
						<tr key={label}>
							<th scope="row">
								{label}
								{note !== undefined && <span className={styles.note}>{note}</span>}
							</th>
							<td className={styles.price}>{price}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</Panel>
	);
}
