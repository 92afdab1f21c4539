import { words } from "../../words.ts";
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
			<IconButton icon="edit" label={words.common.editOne({ name })} onClick={onEdit} />
			{onDelete !== undefined && (
				<IconButton
					icon="remove"
					tone="danger"
					label={words.common.deleteOne({ name })}
					onClick={onDelete}
				/>
			)}
		</>
	);
}
