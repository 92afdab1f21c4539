import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { SearchBox, Toolbar, ToolbarButton, ToolbarEnd } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useSelection } from "../../components/list/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../components/list/view-mode.ts";
import { ViewSwitch } from "../../components/list/view-switch.tsx";
import { useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import styles from "./failed-deletions.module.css";
import { canBeDeleted, type ListedUser, type Organization, usersMatching } from "./listed-user.ts";
import { type FailedDeletion, useRemovingUsers } from "./use-removing-users.ts";
import { TemporaryPasswordDialog } from "./user/temporary-password-dialog.tsx";
import { usePasswords } from "./user/use-passwords.ts";
import { UserCards } from "./user-cards.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { UserTable } from "./user-table.tsx";

type Sport = { id: number; name: string };
type UserListProps = { users: ListedUser[]; organizations: Organization[]; sports: Sport[] };

/** Every user of the product, for super administrators. */
export const userList = screen(async (): Promise<UserListProps> => {
	const [{ users }, { organizations }, { sports }] = await Promise.all([
		client.get("/users/userList"),
		client.get("/organizations"),
		client.get("/sports"),
		viewModeLoaded(),
	]);
	const byName = organizations.toSorted((a, b) => a.name.localeCompare(b.name));
	return { users, organizations: byName, sports };
}, UserList);

function UserList({ users, organizations, sports }: UserListProps) {
	const ownId = useAuth().user?.id ?? null;
	const viewMode = useViewMode();
	const edited = useEdited<ListedUser>();
	const [typed, setTyped] = useState("");
	const wanted = useDeferredValue(typed);
	const { gone, failed, forget, remove } = useRemovingUsers();
	const { told, setTold, reset } = usePasswords();
	const shown = useMemo(
		() => usersMatching(users, wanted).filter(({ id }) => !gone.has(id)),
		[users, wanted, gone],
	);
	const selection = useSelection(shown);
	const removeOne = useCallback(
		(user: ListedUser) => void remove([user], { isOne: true }),
		[remove],
	);
	const actions = { ownId, onEdit: edited.edit, onReset: reset, onDelete: removeOne };
	const removeChosen = () =>
		void remove(shown.filter((user) => selection.has(user.id) && canBeDeleted(user)));
	return (
		<>
			<ScreenHeader
				title={words.common.users}
				actions={
					<ActionButton icon="add" onClick={() => edited.edit("new")}>
						{words.account.addUser}
					</ActionButton>
				}
			/>
			<Toolbar>
				<SearchBox label={words.account.searchUsers} value={typed} onChange={setTyped} />
				<ViewSwitch />
				{viewMode === "table" && (
					<ToolbarEnd>
						<ToolbarButton icon="remove" onClick={removeChosen}>
							{selection.ids.length > 0
								? words.account.deleteCount({ count: selection.ids.length })
								: words.common.delete}
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			<FailedDeletions failed={failed} onClose={forget} />
			{shown.length === 0 ? (
				<Panel>
					<EmptyState title={words.messages.users.noneFound} picture="search">
						{words.account.nobodyHasThatNameEmail}
					</EmptyState>
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<UserTable
						caption={words.account.allUsers}
						users={shown}
						hasOrganizations
						selection={selection}
						{...actions}
					/>
				</Panel>
			) : (
				<UserCards users={shown} hasOrganizations {...actions} />
			)}
			<UserDialog
				key={edited.key}
				user={edited.item}
				organizations={organizations}
				sports={sports}
				failure={
					edited.item === null
						? words.messages.users.listCreateFailed
						: words.messages.users.updateFailed
				}
				onTemporaryPassword={setTold}
				{...edited.dialog}
			/>
			<TemporaryPasswordDialog told={told} onClose={() => setTold(null)} />
		</>
	);
}

type FailedDeletionsProps = { failed: readonly FailedDeletion[]; onClose: () => void };

/** Who could not be deleted, and why; it stays until it was read. */
function FailedDeletions({ failed, onClose }: FailedDeletionsProps) {
	if (failed.length === 0) return null;
	return (
		<div role="alert" className={`notice ${styles.failed}`}>
			<ul className={styles.list}>
				{failed.map(({ id, username, sentence }) => (
					<li key={id}>
						<strong>{words.messages.users.deleteOneFailed({ id })}</strong>{" "}
						<span className="soft">
							{username}
							{sentence && `: ${sentence}`}
						</span>
					</li>
				))}
			</ul>
			<IconButton icon="close" label={words.common.close} onClick={onClose} />
		</div>
	);
}
