import { useCallback, useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { useRemoving } from "../../../components/list/use-removing.ts";
import { words } from "../../../words.ts";
import { TemporaryPasswordDialog } from "../../account/user/temporary-password-dialog.tsx";
import { usePasswords } from "../../account/user/use-passwords.ts";
import type { Sport } from "../fields/organization-fields.tsx";
import type { Member, WithMembers } from "../organization-rows.ts";
import { AddExistingDialog } from "./add-existing-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import styles from "./members-panel.module.css";

type MembersPanelProps = { organization: WithMembers; sports: readonly Sport[] };

/** Who works in an organization, and as what. */
export function MembersPanel({ organization, sports }: MembersPanelProps) {
	const [edited, edit] = useState<Member | "new" | "existing" | null>(null);
	const { told, setTold, reset } = usePasswords();
	const { gone, remove } = useMemberRemoving();
	const members = organization.users.filter(({ id }) => !gone.has(id));
	const close = () => edit(null);
	return (
		<Panel
			title={words.common.users}
			isFlush
			aside={
				members.length > 0 && (
					<AddButtons onNew={() => edit("new")} onOld={() => edit("existing")} />
				)
			}
		>
			{members.length === 0 ? (
				<EmptyState title={words.organization.nobodyWorksHereYet} picture="players">
					<p>{words.organization.addItsOwnerWhoIs}</p>
					<AddButtons onNew={() => edit("new")} onOld={() => edit("existing")} />
				</EmptyState>
			) : (
				<MemberList members={members} onEdit={edit} onReset={reset} onDelete={remove} />
			)}
			<MemberDialog
				key={edited === null || edited === "existing" ? "closed" : keyOf(edited)}
				organization={organization}
				member={edited === "new" || edited === "existing" ? null : edited}
				sports={sports}
				isOpen={edited !== null && edited !== "existing"}
				onClose={close}
				onPassword={setTold}
			/>
			<AddExistingDialog
				organization={organization}
				isOpen={edited === "existing"}
				onClose={close}
			/>
			<TemporaryPasswordDialog told={told} onClose={() => setTold(null)} />
		</Panel>
	);
}

function AddButtons({ onNew, onOld }: { onNew: () => void; onOld: () => void }) {
	return (
		<div className={styles.buttons}>
			<QuietButton onClick={onOld}>{words.organization.addExistingUser}</QuietButton>
			<ActionButton icon="add" onClick={onNew}>
				{words.common.addUser}
			</ActionButton>
		</div>
	);
}

function keyOf(edited: Member | "new"): string | number {
	return edited === "new" ? "new" : edited.id;
}

/** Deletes the account, which cannot be brought back. */
function useMemberRemoving() {
	const { gone, remove } = useRemoving();
	const removeMember = useCallback(
		(member: Member) =>
			void remove({
				ids: [member.id],
				none: words.messages.users.noneSelected,
				ask: {
					title: words.organization.deleteUsername({ username: member.username }),
					text: words.messages.users.confirmDelete,
					detail: words.organization.theAccountIsDeletedFor,
					yes: words.common.delete,
					tone: "danger",
				},
				remove: async (id) => {
					await client.del("/usersv2/:id", { id });
					return {};
				},
				done: words.messages.users.deleted({ count: 1 }),
				failure: words.messages.users.deleteFailed,
			}),
		[remove],
	);
	return { gone, remove: removeMember };
}
