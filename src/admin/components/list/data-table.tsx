import { memo, type ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { cell, Table } from "#ui/kit/table.tsx";
import { words } from "../../words.ts";
import styles from "./data-table.module.css";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useRangeToggle } from "./use-range-toggle.ts";
import type { Selection } from "./use-selection.ts";
import { type Sorting, type SortKey, useSorting } from "./use-sorting.ts";

export type Column<Row> = {
	/** The heading, word by word as people know it. */
	name: string;
	/** A heading that only screen readers need, such as that of the edit buttons. */
	isNameHidden?: boolean;
	/** Without it, what the reader may sort by is what stands there. */
	cell?: (row: Row) => ReactNode;
	/** What the reader may sort by. */
	sort?: (row: Row) => SortKey;
	isNumber?: boolean;
	/** The cell that names the row; it stays in sight while the table scrolls sideways. */
	isTitle?: boolean;
};

type DataTableProps<Row> = {
	caption: string;
	rows: readonly Row[];
	columns: readonly Column<Row>[];
	/** With it the first column holds checkboxes. */
	selection?: Selection | undefined;
	/** Rows that cannot be chosen have no checkbox, and "Select all" skips them. */
	isSelectable?: (row: Row) => boolean;
	/** What a row's checkbox is called: "Select Hawks". */
	nameOf: (row: Row) => string;
	/** Dims what is not shown to visitors. */
	isFaded?: (row: Row) => boolean;
	/** The row that is scrolled to when the list is opened, where that is not the first. */
	opensAt?: number;
};

/** A list as a table: sortable, selectable, and quick with five hundred rows. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
	const { caption, rows, columns, selection, nameOf, isFaded, isSelectable = () => true } = props;
	const { sorted, sorting, sortBy } = useSorting(rows, columns);
	const drawn = useDrawnRows(sorted, sorting, props.opensAt);
	const selectable = sorted.filter(isSelectable).map(({ id }) => id);
	const toggle = useRangeToggle(selectable, selection);
	return (
		<Table caption={caption} className={styles.table}>
			<thead>
				<tr>
					{selection !== undefined && (
						<th scope="col" className={styles.check}>
							<SelectAll ids={selectable} selection={selection} />
						</th>
					)}
					{columns.map((column) => (
						<Heading key={column.name} column={column} sorting={sorting} sortBy={sortBy} />
					))}
				</tr>
			</thead>
			<tbody>
				{drawn.map((row) => (
					<BodyRow
						key={row.id}
						row={row}
						name={nameOf(row)}
						columns={columns}
						isSelectable={isSelectable(row)}
						isSelected={selection?.has(row.id) ?? false}
						onToggle={selection && toggle}
						isFaded={isFaded?.(row) ?? false}
					/>
				))}
			</tbody>
		</Table>
	);
}

function SelectAll({ ids, selection }: { ids: readonly number[]; selection: Selection }) {
	const chosen = ids.filter(selection.has).length;
	const isAll = ids.length > 0 && chosen === ids.length;
	return (
		<Checkbox
			label={words.common.selectAll}
			isChecked={isAll}
			isPartly={chosen > 0 && !isAll}
			onChange={() => selection.setAll(ids, !isAll)}
		/>
	);
}

type HeadingProps<Row> = {
	column: Column<Row>;
	sorting: Sorting | null;
	sortBy: (name: string) => void;
};

function Heading<Row>({ column, sorting, sortBy }: HeadingProps<Row>) {
	const { name, isNameHidden, sort, isNumber, isTitle } = column;
	const direction = sorting?.by === name ? sorting.direction : undefined;
	return (
		<th
			scope="col"
			aria-sort={direction}
			className={classes(isNumber && cell.number, isTitle && cell.sticky)}
		>
			{sort === undefined ? (
				<span className={classes(isNameHidden && "visually-hidden")}>{name}</span>
			) : (
				<button
					type="button"
					className={styles.sort}
					data-number={isNumber}
					onClick={() => sortBy(name)}
				>
					{name}
					<span aria-hidden="true" className={styles.arrow}>
						{direction === "descending" ? "↓" : "↑"}
					</span>
				</button>
			)}
		</th>
	);
}

type BodyRowProps<Row> = {
	row: Row;
	name: string;
	columns: readonly Column<Row>[];
	isSelectable: boolean;
	isSelected: boolean;
	onToggle: ((id: number, isRange: boolean) => void) | undefined;
	isFaded: boolean;
};

/** Choosing one of five hundred rows draws one row anew, as long as columns and rows stay the same. */
const BodyRow = memo(function BodyRow<Row extends { id: number }>(props: BodyRowProps<Row>) {
	const { row, name, columns, isSelectable, isSelected, onToggle, isFaded } = props;
	return (
		<tr data-row={row.id} data-selected={isSelected || undefined} data-faded={isFaded || undefined}>
			{onToggle !== undefined && (
				<td className={styles.check}>
					{isSelectable && (
						<Checkbox
							label={words.common.selectOne({ name })}
							isChecked={isSelected}
							onChange={(isRange) => onToggle(row.id, isRange)}
						/>
					)}
				</td>
			)}
			{columns.map((column) =>
				column.isTitle ? (
					<th key={column.name} scope="row" className={cell.sticky}>
						{contentOf(column, row)}
					</th>
				) : (
					<td key={column.name} className={classes(column.isNumber && cell.number)}>
						{contentOf(column, row)}
					</td>
				),
			)}
		</tr>
	);
}) as <Row extends { id: number }>(props: BodyRowProps<Row>) => ReactNode;

function contentOf<Row>({ cell, sort }: Column<Row>, row: Row): ReactNode {
	return cell === undefined ? (sort?.(row) ?? "-") : cell(row);
}

type CheckboxProps = {
	label: string;
	isChecked: boolean;
	isPartly?: boolean;
	/** `isRange` with the shift key: all from the one before to this one. */
	onChange: (isRange: boolean) => void;
};

function Checkbox({ label, isChecked, isPartly = false, onChange }: CheckboxProps) {
	return (
		<label className={styles.target}>
			<input
				type="checkbox"
				aria-label={label}
				checked={isChecked}
				ref={(box) => {
					if (box) box.indeterminate = isPartly;
				}}
				onChange={({ nativeEvent }) =>
					onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
				}
			/>
		</label>
	);
}
