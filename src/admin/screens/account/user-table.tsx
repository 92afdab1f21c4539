import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../../components/list/data-table.tsx";
import type { Selection } from "../../components/list/use-selection.ts";
import { words } from "../../words.ts";
import { canBeDeleted, type ListedUser } from "./listed-user.ts";
import { roleName } from "./role-name.ts";
import { PasswordBadge } from "./user/password-badge.tsx";
import { type UserActions, UserButtons } from "./user/user-buttons.tsx";
import styles from "./user-table.module.css";

type UserTableProps = UserActions & {
	caption: string;
	users: readonly ListedUser[];
	/** With organizations in it for super administrators. */
	hasOrganizations?: boolean;
	selection?: Selection;
};

/** The users as a table, with what can be done with each of them. */
export function UserTable(props: UserTableProps) {
	const { caption, users, ownId, hasOrganizations = false, selection } = props;
	const { onEdit, onReset, onDelete } = props;
	const columns = useMemo<Column<ListedUser>[]>(() => {
		const organization: Column<ListedUser> = {
			name: words.common.organization,
			sort: ({ organizationName }) => organizationName,
			cell: ({ organizationName }) => (
				<span className={styles.words}>{organizationName ?? "-"}</span>
			),
		};
		return [
			{
				name: words.common.username,
				isTitle: true,
				sort: ({ username }) => username.toLowerCase(),
				cell: ({ id, username, access }) => (
					<span className={styles.person}>
						<Link to={`/user/${id}`}>{username}</Link>
						{id === ownId && <span className="tiny soft">{words.account.you}</span>}
						<PasswordBadge access={access} />
					</span>
				),
			},
			{ name: words.common.role, sort: ({ role }) => role, cell: ({ role }) => roleName(role) },
			...(hasOrganizations ? [organization] : []),
			{
				name: words.common.email,
				sort: ({ email }) => email,
				cell: ({ email }) => (email === null ? "-" : <span className={styles.words}>{email}</span>),
			},
			{
				name: words.common.actions,
				isNameHidden: true,
				isNumber: true,
				cell: (user) => (
					<span className={styles.actions}>
						<UserButtons
							user={user}
							ownId={ownId}
							onEdit={onEdit}
							onReset={onReset}
							onDelete={onDelete}
						/>
					</span>
				),
			},
		];
	}, [ownId, hasOrganizations, onEdit, onReset, onDelete]);
	return (
		<DataTable
			caption={caption}
			rows={users}
			columns={columns}
			selection={selection}
			isSelectable={canBeDeleted}
			nameOf={({ username }) => username}
		/>
	);
}
