import { naturalOrder } from "#domain/text/natural-order.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { words } from "../../../words.ts";
import { roleName } from "../../account/role-name.ts";
import type { Member } from "../organization-rows.ts";
import styles from "./member-list.module.css";

type MemberListProps = {
	members: readonly Member[];
	onEdit: (member: Member) => void;
	onReset: (member: Member) => void;
	onDelete: (member: Member) => void;
};

/**
 * The users of an organization, owners first. Super administrators are only seen here
 * (rule `super-admin-untouchable`).
 */
export function MemberList({ members, onEdit, onReset, onDelete }: MemberListProps) {
	return (
		<ul>
			{ownersFirst(members).map((member) => {
				const { id, username, role, email, logoUrl: imageUrl } = member;
				return (
					<li key={id} className="row-3 line pad">
						<Avatar player={{ imageUrl }} />
						<div className={styles.words}>
							<span className={styles.name}>{username}</span>
							<span className={styles.role}>
								{roleName(role)}
								{email !== null && ` · ${email}`}
							</span>
						</div>
						{role !== "super_admin" && (
							<div className={styles.actions}>
								<IconButton
									icon="edit"
									label={words.organization.editUsername({ username })}
									onClick={() => onEdit(member)}
								/>
								<IconButton
									icon="restore"
									label={words.organization.resetPasswordOf({ username })}
									onClick={() => onReset(member)}
								/>
								<IconButton
									icon="remove"
									tone="danger"
									label={words.organization.deleteUsername({ username })}
									onClick={() => onDelete(member)}
								/>
							</div>
						)}
					</li>
				);
			})}
		</ul>
	);
}

function ownersFirst(members: readonly Member[]): Member[] {
	return members.toSorted(
		(a, b) => order.indexOf(a.role) - order.indexOf(b.role) || naturalOrder(a.username, b.username),
	);
}

const order: readonly Member["role"][] = ["org_owner", "staff", "scorekeeper", "super_admin"];
