import { useCallback } from "react";
import { IconButton } from "../feedback/icon-button.tsx";

type EditDeleteProps = {
	name: string;
	onEdit: () => void;
	/** Missing where it cannot be deleted. */
	onDelete?: (() => void) | undefined;
};

/** What can be done with one row or card of a list. */
export function EditDelete({ name, onEdit, onDelete }: EditDeleteProps) {
	return (
		<>
			<IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
			{onDelete !== undefined && (
				<IconButton icon="remove" tone="danger" label={`Delete ${name}`} onClick={onDelete} />
			)}
		</>
	);
}

/** The buttons of a `RecordList`, the same as long as what they do is. */
export function useEditDelete<Row extends { name: string }>(
	onEdit: (row: Row) => void,
	onDelete: (row: Row) => void,
	canDelete?: (row: Row) => boolean,
) {
	return useCallback(
		(row: Row) => (
			<EditDelete
				name={row.name}
				onEdit={() => onEdit(row)}
				onDelete={canDelete?.(row) === false ? undefined : () => onDelete(row)}
			/>
		),
		[onEdit, onDelete, canDelete],
	);
}
