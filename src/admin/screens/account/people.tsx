import { useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SearchBox, Toolbar } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { useViewMode, viewModeLoaded } from "../../components/list/view-mode.ts";
import { ViewSwitch } from "../../components/list/view-switch.tsx";
import { auth, useAuth } from "../../shell/auth.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { type ListedUser, usersMatching } from "./listed-user.ts";
import { TemporaryPasswordDialog } from "./user/temporary-password-dialog.tsx";
import { usePasswords } from "./user/use-passwords.ts";
import { UserCards } from "./user-cards.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { UserTable } from "./user-table.tsx";

/** The people of the organization, for its owner, who edits them but adds and deletes nobody. */
export const people = screen(async () => {
	const organization = auth.state().organization;
	const [{ users }] = await Promise.all([client.get("/usersv2"), viewModeLoaded()]);
	// A super administrator is told about everybody, and works in one organization.
	return { users: users.filter((user) => user.organizationId === organization?.id) };
}, People);

/** Fewer are seen at a glance. */
const enoughToSearch = 8;

function People({ users }: { users: ListedUser[] }) {
	const { user, organization } = useAuth();
	const viewMode = useViewMode();
	const edited = useEdited<ListedUser>();
	const [typed, setTyped] = useState("");
	const wanted = useDeferredValue(typed);
	const shown = useMemo(() => usersMatching(users, wanted), [users, wanted]);
	const { told, setTold, reset } = usePasswords();
	const actions = { ownId: user?.id ?? null, onEdit: edited.edit, onReset: reset };
	return (
		<>
			<ScreenHeader title={words.common.people}>
				{words.account.whoWorksIn({ organization: organization?.name ?? null })}
			</ScreenHeader>
			<Toolbar>
				{users.length > enoughToSearch && (
					<SearchBox label={words.account.searchPeople} value={typed} onChange={setTyped} />
				)}
				<ViewSwitch />
			</Toolbar>
			{shown.length === 0 ? (
				<Panel>
					<EmptyState
						title={words.messages.users.noneFound}
						picture={users.length === 0 ? "players" : "search"}
					>
						{users.length === 0
							? words.account.thePlatformsAdministrators
							: words.account.nobodyHasThatNameOr}
					</EmptyState>
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<UserTable caption={words.account.peopleOfTheOrganization} users={shown} {...actions} />
				</Panel>
			) : (
				<UserCards users={shown} {...actions} />
			)}
			<UserDialog
				key={edited.key}
				user={edited.item}
				sports={organization?.sports ?? []}
				failure={words.messages.users.updateFailed}
				{...edited.dialog}
			/>
			<TemporaryPasswordDialog told={told} onClose={() => setTold(null)} />
		</>
	);
}
