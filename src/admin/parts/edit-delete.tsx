import { IconButton } from "./icon-button.tsx";

type EditDeleteProps = { name: string; onEdit: () => void; onDelete: () => void };

/** What can be done with one row or card of a list. */
export function EditDelete({ name, onEdit, onDelete }: EditDeleteProps) {
	return (
		<>
			<IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
			<IconButton icon="remove" tone="danger" label={`Delete ${name}`} onClick={onDelete} />
		</>
	);
}
