import { type Answered, ApiError } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Select } from "../../../components/form/select.tsx";
import { viewModeLoaded } from "../../../components/list/view-mode.ts";
import { ViewSwitch } from "../../../components/list/view-switch.tsx";
import { auth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { choiceOf, noteChoice, type ThemeChoice, themeOf } from "../../../shell/theme.ts";
import { roleName } from "../role-name.ts";
import { AccountPanel } from "./account-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { type Session, SessionsPanel } from "./sessions-panel.tsx";
import { saveSettings } from "./settings-form.tsx";

type User = Answered<"GET", "/usersv2/:id">["user"];
type UserSettingsProps = { user: User; sessions: Session[] };

/**
 * One's own account. The current password is asked for every change but that of the theme
 * (rule `own-change-needs-old`).
 */
export const userSettings = screen(
	async (): Promise<UserSettingsProps> => {
		const id = auth.state().user?.id;
		if (id === undefined) throw new ApiError(401, {});
		const [{ user }, { sessions }] = await Promise.all([
			client.get("/usersv2/:id", { id }),
			client.get("/sessions"),
			viewModeLoaded(),
		]);
		return { user, sessions };
	},
	UserSettings,
	{ failure: messages.users.fetchFailed },
);

function UserSettings({ user, sessions }: UserSettingsProps) {
	const { mustChangePassword, organization } = user;
	return (
		<>
			<ScreenHeader title="User settings">
				{user.username} · {roleName(user.role)}
				{organization !== null && ` · ${organization.name}`}
			</ScreenHeader>
			{mustChangePassword && (
				<p className="notice">
					<strong>Your password is a temporary one.</strong> Please choose your own. Everything else
					opens once you have.
				</p>
			)}
			<div className="halves">
				<PasswordPanel user={user} />
				{!mustChangePassword && <AccountPanel user={user} />}
			</div>
			<SessionsPanel sessions={sessions} />
			{!mustChangePassword && (
				<Panel title="Appearance">
					<div className="stack-4">
						<ThemeSetting user={user} />
						<div className="row-3 wrap between">
							<p className="soft">How teams, players, games and the other lists open.</p>
							<ViewSwitch />
						</div>
					</div>
				</Panel>
			)}
		</>
	);
}

/** Light or dark, kept as soon as it is chosen; it takes no password (rule `own-change-needs-old`). */
function ThemeSetting({ user }: { user: { id: number; theme: string } }) {
	const { act, isBusy } = useAction();
	const choose = (choice: ThemeChoice) =>
		act({
			run: async () => {
				const sentence = await saveSettings({ id: user.id, theme: themeOf(choice) });
				noteChoice(choice);
				return sentence;
			},
			failure: messages.users.settingsFailed,
		});
	return (
		<Select
			label="Theme"
			name="theme"
			value={choiceOf(user.theme)}
			onChange={({ target }) => void choose(target.value as ThemeChoice)}
			disabled={isBusy}
			options={[
				{ value: "device", label: "As this device" },
				{ value: "light", label: "Light" },
				{ value: "dark", label: "Dark" },
			]}
		/>
	);
}
