import { Link } from "react-router";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { canBeDeleted, type ListedUser } from "../listed-user.ts";
import styles from "../user-table.module.css";

export type UserActions = {
	/** The signed-in user, who has settings for that. */
	ownId: number | null;
	onEdit: (user: ListedUser) => void;
	onReset: (user: ListedUser) => void;
	/** Missing for those who may not delete anybody. */
	onDelete?: ((user: ListedUser) => void) | undefined;
};

/** What can be done with one user of a list. */
export function UserButtons({
	user,
	ownId,
	onEdit,
	onReset,
	onDelete,
}: UserActions & { user: ListedUser }) {
	if (user.id === ownId) {
		return (
			<Link to="/userSettings" className={styles.settings}>
				Your settings
			</Link>
		);
	}
	return (
		<>
			<IconButton icon="edit" label={`Edit ${user.username}`} onClick={() => onEdit(user)} />
			<IconButton
				icon="key"
				label={`Reset the password of ${user.username}`}
				onClick={() => onReset(user)}
			/>
			{onDelete !== undefined && canBeDeleted(user) && (
				<IconButton
					icon="remove"
					tone="danger"
					label={`Delete ${user.username}`}
					onClick={() => onDelete(user)}
				/>
			)}
		</>
	);
}
