import { Fragment, memo, type ReactNode, useMemo } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { Toolbar, ToolbarEnd } from "./toolbar.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";
import type { Selection } from "./use-selection.ts";
import { useViewMode } from "./view-mode.ts";
import { ViewSwitch } from "./view-switch.tsx";

type Listed = { id: number } & ({ name: string } | { username: string });

/** What stays the same from one drawing to the next lets five hundred rows stand as they are. */
type Drawn<Row> = {
	rows: readonly Row[];
	/** The table's caption: "Seasons of the organization". */
	caption: string;
	columns: readonly Column<Row>[];
	/** One of the list as a card, with its buttons. */
	card: (row: Row, buttons: ReactNode) => ReactNode;
	cardsClass?: string | undefined;
	/** What can be done with one of the list; see `useEditDelete`. */
	buttons?: (row: Row) => ReactNode;
	selection?: Selection | undefined;
	isSelectable?: (row: Row) => boolean;
};

type RecordListProps<Row> = Drawn<Row> & {
	header: ReactNode;
	/** What finds one of the list; null as long as there is nothing to find. */
	tools: ReactNode;
	/** What can be done with those that are chosen in the table. */
	chosen?: ReactNode;
	/** In place of the list, when there is none. */
	empty: ReactNode;
	/** Its dialogs. */
	children?: ReactNode;
};

/** A screen that lists records of one kind, as a table or as cards. */
export function RecordList<Row extends Listed>(props: RecordListProps<Row>) {
	const { header, tools, chosen, empty, children, ...drawn } = props;
	const isTable = useViewMode() === "table";
	return (
		<>
			{header}
			{tools !== null && (
				<Toolbar>
					{tools}
					<ViewSwitch />
					{isTable && chosen !== undefined && <ToolbarEnd>{chosen}</ToolbarEnd>}
				</Toolbar>
			)}
			{drawn.rows.length === 0 ? (
				<Panel>{empty}</Panel>
			) : isTable ? (
				<Panel isFlush>
					<RecordTable {...drawn} />
				</Panel>
			) : (
				<Cards {...drawn} />
			)}
			{children}
		</>
	);
}

const RecordTable = memo(function RecordTable<Row extends Listed>(props: Drawn<Row>) {
	const { rows, caption, columns, buttons, selection, isSelectable } = props;
	const all = useMemo<readonly Column<Row>[]>(
		() =>
			buttons === undefined
				? columns
				: [...columns, { name: "Actions", isNameHidden: true, isNumber: true, cell: buttons }],
		[columns, buttons],
	);
	return (
		<DataTable
			caption={caption}
			rows={rows}
			columns={all}
			selection={selection}
			nameOf={(row) => ("name" in row ? row.name : row.username)}
			{...(isSelectable && { isSelectable })}
		/>
	);
}) as <Row extends Listed>(props: Drawn<Row>) => ReactNode;

const Cards = memo(function Cards<Row extends Listed>(props: Drawn<Row>) {
	const { rows, card, cardsClass, buttons } = props;
	const drawn = useDrawnRows(rows, null);
	return (
		<div className={cardsClass === undefined ? "cards" : `cards ${cardsClass}`}>
			{drawn.map((row) => (
				<Fragment key={row.id}>{card(row, buttons?.(row))}</Fragment>
			))}
		</div>
	);
}) as <Row extends Listed>(props: Drawn<Row>) => ReactNode;
