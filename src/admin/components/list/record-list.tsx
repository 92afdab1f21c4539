import { Fragment, memo, type ReactNode, useCallback, useMemo } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { words } from "../../words.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { EditDelete } from "./edit-delete.tsx";
import { Toolbar, ToolbarButton, ToolbarEnd } from "./toolbar.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { type Selection, useSelection } from "./use-selection.ts";
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
	/** What can be done with one of the list. */
	buttons?: ((row: Row) => ReactNode) | undefined;
	selection?: Selection | undefined;
	isSelectable?: (row: Row) => boolean;
};

type Deeds<Row> = {
	/** Opens the dialog of one of the list. */
	onEdit?: ((row: Row) => void) | undefined;
	/** Deletes those that are chosen in the table, or one by its button. */
	onDelete?: ((rows: readonly Row[]) => unknown) | undefined;
	/** Which can be deleted, where not all can. */
	canDelete?: ((row: Row) => boolean) | undefined;
};

type RecordListProps<Row> = Omit<Drawn<Row>, "buttons"> &
	Deeds<Row> & {
		/** They are deleted one by one and not chosen in the table. */
		isOneByOne?: boolean;
		header: ReactNode;
		/** What finds one of the list; null as long as there is nothing to find. */
		tools: ReactNode;
		/** What else can be done with those that are chosen in the table. */
		chosen?: ReactNode;
		/** In place of the list, when there is none. */
		empty: ReactNode;
		/** Its dialogs. */
		children?: ReactNode;
	};

/** A screen that lists records of one kind, as a table or as cards. */
export function RecordList<Row extends Listed>(props: RecordListProps<Row>) {
	const { header, tools, chosen, empty, children, isOneByOne, ...rest } = props;
	const { onEdit, onDelete, canDelete, ...drawn } = rest;
	const { rows } = drawn;
	const own = useSelection(rows);
	const selection = drawn.selection ?? (onDelete && !isOneByOne ? own : undefined);
	const list = { ...drawn, selection, buttons: useButtons({ onEdit, onDelete, canDelete }) };
	const isTable = useViewMode() === "table";
	const remove = selection !== undefined && onDelete !== undefined && rows.length > 0 && (
		<ToolbarButton
			icon="remove"
			onClick={() => void onDelete(rows.filter(({ id }) => selection.has(id)))}
		>
			{words.common.delete}
		</ToolbarButton>
	);
	return (
		<>
			{header}
			{tools !== null && (
				<Toolbar>
					{tools}
					<ViewSwitch />
					{isTable && (chosen || remove) && (
						<ToolbarEnd>
							{chosen}
							{remove}
						</ToolbarEnd>
					)}
				</Toolbar>
			)}
			{rows.length === 0 ? (
				<Panel>{empty}</Panel>
			) : isTable ? (
				<Panel isFlush>
					<RecordTable {...list} />
				</Panel>
			) : (
				<Cards {...list} />
			)}
			{children}
		</>
	);
}

/** The buttons of each of the list, the same as long as what they do is. */
function useButtons<Row extends Listed>({ onEdit, onDelete, canDelete }: Deeds<Row>) {
	const buttons = useCallback(
		(row: Row) =>
			onEdit && (
				<EditDelete
					name={nameOf(row)}
					onEdit={() => onEdit(row)}
					onDelete={
						onDelete === undefined || canDelete?.(row) === false
							? undefined
							: () => void onDelete([row])
					}
				/>
			),
		[onEdit, onDelete, canDelete],
	);
	return onEdit === undefined ? undefined : buttons;
}

function nameOf(row: Listed): string {
	return "name" in row ? row.name : row.username;
}

const RecordTable = memo(function RecordTable<Row extends Listed>(props: Drawn<Row>) {
	const { rows, caption, columns, buttons, selection, isSelectable } = props;
	const all = useMemo<readonly Column<Row>[]>(
		() =>
			buttons === undefined
				? columns
				: [
						...columns,
						{ name: words.common.actions, isNameHidden: true, isNumber: true, cell: buttons },
					],
		[columns, buttons],
	);
	return (
		<DataTable
			caption={caption}
			rows={rows}
			columns={all}
			selection={selection}
			nameOf={nameOf}
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
