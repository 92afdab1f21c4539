import { useMemo, useState } from "react";
import { naturalOrder } from "#domain/text/natural-order.ts";

/** What a row is sorted by; null is not known and stays last whichever way the sorting goes. */
export type SortKey = string | number | null;
type Direction = "ascending" | "descending";
export type Sorting = { by: string; direction: Direction };

type Sortable<Row> = { name: string; sort?: ((row: Row) => SortKey) | undefined };

/** The rows as the reader sorted them; before that as they came. */
export function useSorting<Row>(rows: readonly Row[], columns: readonly Sortable<Row>[]) {
	const [sorting, setSorting] = useState<Sorting | null>(null);
	const keyOf = columns.find(({ name }) => name === sorting?.by)?.sort;
	const sorted = useMemo(() => {
		if (sorting === null || keyOf === undefined) return rows;
		return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), sorting.direction));
	}, [rows, sorting, keyOf]);
	const sortBy = (name: string) =>
		setSorting((before) =>
			before?.by === name && before.direction === "ascending"
				? { by: name, direction: "descending" }
				: { by: name, direction: "ascending" },
		);
	return { sorted, sorting, sortBy };
}

function compare(a: SortKey, b: SortKey, direction: Direction): number {
	if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
	const order =
		typeof a === "number" && typeof b === "number" ? a - b : naturalOrder(String(a), String(b));
	return direction === "ascending" ? order : -order;
}
