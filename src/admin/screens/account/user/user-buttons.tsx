import { Link } from "react-router";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { words } from "../../../words.ts";
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
				{words.account.yourSettings}
			</Link>
		);
	}
	return (
		<>
			<IconButton
				icon="edit"
				label={words.account.editUsername({ username: user.username })}
				onClick={() => onEdit(user)}
			/>
			<IconButton
				icon="key"
				label={words.account.resetPasswordOf({ username: user.username })}
				onClick={() => onReset(user)}
			/>
			{onDelete !== undefined && canBeDeleted(user) && (
				<IconButton
					icon="remove"
					tone="danger"
					label={words.account.deleteUsername({ username: user.username })}
					onClick={() => onDelete(user)}
				/>
			)}
		</>
	);
}
