import { Table } from "#ui/kit/table.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "../blocks.module.css";
import { kind } from "../kind.ts";

export const priceTable = kind({
	kind: "priceTable",
	label: "Price table",
	about: "What things cost, line by line.",
	fields: {
		title: { is: "line", label: "Title" },
		rows: {
			is: "list",
			label: "Lines",
			item: "line",
			most: 40,
			of: {
				label: { is: "line", label: "Item" },
				price: { is: "line", label: "Price" },
				note: { is: "line", label: "Note", isOptional: true },
			},
		},
	},
	example: {
		title: "Fees for a season",
		rows: [
			{ label: "Team", price: "$800", note: "For the whole team." },
			{ label: "Free agent", price: "$100", note: "For a player without a team." },
		],
	},
	View: ({ title, rows }) => <Prices title={title} rows={rows} />,
});

type PricesProps = {
	title: string;
	rows: readonly { label: string; price: string; note: string }[];
};

function Prices({ title, rows }: PricesProps) {
	const words = useWords();
	return (
		<section className={styles.part}>
			{title !== "" && <h2 className={styles.title}>{title}</h2>}
			<Table
				caption={title === "" ? words.block.prices : title}
				isCompact
				className={styles.prices}
			>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{words.block.item}</th>
						<th scope="col">{words.block.price}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, price, note }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and two may read the same.
						<tr key={index}>
							<th scope="row">
								{label}
								{note !== "" && <span className={styles.note}>{note}</span>}
							</th>
							<td className={styles.price}>{price}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</section>
	);
}
