import { Link, useNavigate } from "react-router";
import type { Answered } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { useEdited } from "../../../components/list/use-edited.ts";
import { auth, useAuth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { canBeDeleted, type Organization } from "../listed-user.ts";
import { roleName } from "../role-name.ts";
import { SignInPanel } from "../settings/sign-in-panel.tsx";
import { useRemovingUsers } from "../use-removing-users.ts";
import { UserDialog } from "../user-dialog.tsx";
import styles from "./user.module.css";
import { UserSports } from "./user-sports.tsx";

type User = Answered<"GET", "/usersv2/:id">["user"];
type Sport = { id: number; name: string };
type UserProps = {
	user: User;
	/** Those to choose from. */
	sports: Sport[];
	/** Those to choose from, for super administrators. */
	organizations: Organization[] | undefined;
};

/** A user's configuration: sports in order, settings by sport, the account. */
export const user = screen(
	async ({ params }): Promise<UserProps> => {
		const { user } = await client.get("/usersv2/:id", { id: Number(params.id) });
		if (auth.state().user?.role !== "super_admin") {
			return { user, sports: user.organization?.sports ?? [], organizations: undefined };
		}
		const [{ sports }, { organizations }] = await Promise.all([
			client.get("/sports"),
			client.get("/organizations"),
		]);
		return { user, sports, organizations };
	},
	UserConfiguration,
	{ failure: words.messages.users.fetchFailed },
);

function UserConfiguration({ user, sports, organizations }: UserProps) {
	const viewer = useAuth().user;
	const isOneself = viewer?.id === user.id;
	const isSuperAdmin = viewer?.role === "super_admin";
	const place = user.organization?.name ?? words.common.noOrganization;
	return (
		<>
			<ScreenHeader
				title={user.username}
				crumbs={crumbsFor(viewer?.role)}
				actions={
					isOneself ? (
						<Link to="/userSettings" className="button button-quiet">
							{words.account.yourSettings}
						</Link>
					) : (
						<>
							{isSuperAdmin && canBeDeleted(user) && <DeleteUser user={user} />}
							<EditUser user={user} sports={sports} organizations={organizations} />
						</>
					)
				}
			>
				{roleName(user.role)} · {place}
				{user.email !== null && ` · ${user.email}`}
			</ScreenHeader>
			<div className="columns">
				<div className="stack">
					<Panel title={words.common.sports}>
						<p className={styles.lead}>{sportsNote(user)}</p>
						<UserSports
							userId={user.id}
							sports={user.sports}
							known={sports}
							canChange={viewer?.role !== "staff"}
						/>
					</Panel>
					<Panel title={words.common.settings} isFlush={user.organization !== null}>
						{user.organization === null ? (
							<p>{words.account.belongsNowhere({ username: user.username })}</p>
						) : (
							<SettingsLinks userId={user.id} />
						)}
					</Panel>
				</div>
				{!isOneself && <SignInPanel user={user} />}
			</div>
		</>
	);
}

function crumbsFor(role: User["role"] | undefined) {
	if (role === "super_admin") return [{ label: words.common.users, to: "/userList" }];
	return role === "org_owner" ? [{ label: words.common.people, to: "/dashboard/people" }] : [];
}

/** Without own sports those of the organization count, the first one first (rule `first-sport`). */
function sportsNote({ sports, organization }: User): string {
	if (sports.length > 0) {
		return words.account.statisticsPeriodsAndPlayer;
	}
	const theirs = organization?.sports.map(({ name }) => name).join(", ");
	return theirs ? words.account.sportsOfOrganization({ theirs }) : words.account.noneYet;
}

/** The settings of this user's sports, on the screens that act for a user. */
function SettingsLinks({ userId }: { userId: number }) {
	return (
		<ul className="lines">
			{settings.map(({ path, name, note }) => (
				<li key={path}>
					<Link to={`${path}?userId=${userId}`} className={styles.link}>
						<span>
							<strong>{name}</strong>
							<span className={styles.note}>{note}</span>
						</span>
						<Icon name="next" />
					</Link>
				</li>
			))}
		</ul>
	);
}

const settings = [
	{ path: "/stats", name: words.common.statistics, note: words.account.columnsOfBoxScoresTheir },
	{ path: "/gamePeriod", name: words.common.gamePeriods, note: words.account.quartersHalvesOrSets },
	{
		path: "/playerAttributes",
		name: words.common.playerAttributes,
		note: words.account.numberPositionHeight,
	},
];

function EditUser({ user, sports, organizations }: UserProps) {
	const edited = useEdited<User>();
	return (
		<>
			<Button onClick={() => edited.edit(user)}>{words.common.edit}</Button>
			<UserDialog
				key={edited.key}
				user={edited.item}
				organizations={organizations}
				sports={sports}
				failure={words.messages.users.updateFailed}
				{...edited.dialog}
			/>
		</>
	);
}

function DeleteUser({ user }: { user: User }) {
	const navigate = useNavigate();
	const { remove } = useRemovingUsers();
	return (
		<QuietButton
			onClick={() => void remove([user], { isOne: true, leave: () => void navigate("/userList") })}
		>
			{words.common.delete}
		</QuietButton>
	);
}
