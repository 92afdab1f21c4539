import { RecordCard } from "../../components/list/record-card.tsx";
import { words } from "../../words.ts";
import type { ListedUser } from "./listed-user.ts";
import { roleName } from "./role-name.ts";
import { PasswordBadge } from "./user/password-badge.tsx";
import { type UserActions, UserButtons } from "./user/user-buttons.tsx";
import styles from "./user-table.module.css";

type UserCardsProps = UserActions & { users: readonly ListedUser[]; hasOrganizations?: boolean };

/** The users as cards: what a phone shows of them without scrolling sideways. */
export function UserCards({ users, hasOrganizations = false, ...actions }: UserCardsProps) {
	return (
		<div className={`cards ${styles.cards}`}>
			{users.map((user) => (
				<RecordCard
					key={user.id}
					title={user.username}
					to={`/user/${user.id}`}
					badge={<PasswordBadge access={user.access} />}
					actions={<UserButtons user={user} {...actions} />}
				>
					<p>
						{roleName(user.role)}
						{user.id === actions.ownId && " · You"}
					</p>
					{hasOrganizations && <p>{user.organizationName ?? words.common.noOrganization}</p>}
					{user.email !== null && <p>{user.email}</p>}
				</RecordCard>
			))}
		</div>
	);
}
