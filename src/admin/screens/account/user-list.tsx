import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { SearchBox, Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { FailedDeletions } from "./failed-deletions.tsx";
import { canBeDeleted, type ListedUser, type Organization, usersMatching } from "./listed-user.ts";
import { TemporaryPasswordDialog } from "./temporary-password-dialog.tsx";
import { usePasswords } from "./use-passwords.ts";
import { useRemovingUsers } from "./use-removing-users.ts";
import { UserCards } from "./user-cards.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { UserTable } from "./user-table.tsx";

type Sport = { id: number; name: string };
type UserListProps = { users: ListedUser[]; organizations: Organization[]; sports: Sport[] };

/** Every user of the product, for super administrators (R2.87). */
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
				title="Users"
				actions={
					<button type="button" className="button" onClick={() => edited.edit("new")}>
						<Icon name="add" />
						Add User
					</button>
				}
			/>
			<Toolbar>
				<SearchBox label="Search users" value={typed} onChange={setTyped} />
				<ViewSwitch />
				{viewMode === "table" && (
					<ToolbarEnd>
						<ToolbarButton icon="remove" onClick={removeChosen}>
							{selection.ids.length > 0 ? `Delete ${selection.ids.length}` : "Delete"}
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			<FailedDeletions failed={failed} onClose={forget} />
			{shown.length === 0 ? (
				<Panel>
					<EmptyState title={messages.users.noneFound} picture="search">
						Nobody is called so, and no email address or organization has these words.
					</EmptyState>
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<UserTable
						caption="All users"
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
					edited.item === null ? messages.users.listCreateFailed : messages.users.updateFailed
				}
				onTemporaryPassword={setTold}
				{...edited.dialog}
			/>
			<TemporaryPasswordDialog told={told} onClose={() => setTold(null)} />
		</>
	);
}
