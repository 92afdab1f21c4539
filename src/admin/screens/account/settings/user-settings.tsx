import { type Answered, ApiError } from "#api/client.ts";
import { isLanguage, languageNames, languages } from "#domain/language/language.ts";
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
import { words } from "../../../words.ts";
import { roleName } from "../role-name.ts";
import { AccountPanel } from "./account-panel.tsx";
import type { SecondStep } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SecondStepPanel } from "./second-step-panel.tsx";
import { type Session, SessionsPanel } from "./sessions-panel.tsx";
import { saveSettings } from "./settings-form.tsx";

type User = Answered<"GET", "/usersv2/:id">["user"];
type UserSettingsProps = { user: User; sessions: Session[]; step: SecondStep };

/**
 * One's own account. The current password is asked for every change but that of the theme
 * (rule `own-change-needs-old`).
 */
export const userSettings = screen(
	async (): Promise<UserSettingsProps> => {
		const id = auth.state().user?.id;
		if (id === undefined) throw new ApiError(401, {});
		const [{ user }, { sessions }, step] = await Promise.all([
			client.get("/usersv2/:id", { id }),
			client.get("/sessions"),
			client.get("/auth/second-step"),
			viewModeLoaded(),
		]);
		return { user, sessions, step };
	},
	UserSettings,
	{ failure: words.messages.users.fetchFailed },
);

function UserSettings({ user, sessions, step }: UserSettingsProps) {
	const { mustChangePassword, mustSetUpSecondStep, organization } = user;
	const isOpen = !(mustChangePassword || mustSetUpSecondStep);
	return (
		<>
			<ScreenHeader title={words.account.userSettings}>
				{user.username} · {roleName(user.role)}
				{organization !== null && ` · ${organization.name}`}
			</ScreenHeader>
			{mustChangePassword && (
				<p className="notice">
					<strong>{words.account.yourPasswordIsATemporary}</strong>{" "}
					{words.account.pleaseChooseYourOwnEverything}
				</p>
			)}
			{!mustChangePassword && mustSetUpSecondStep && (
				<p className="notice">
					<strong>{words.account.superAdminsNeedASecondStep}</strong>{" "}
					{words.account.pleaseSetItUpEverything}
				</p>
			)}
			{(isOpen || mustChangePassword) && (
				<div className="halves">
					<PasswordPanel user={user} />
					{isOpen && <AccountPanel user={user} />}
				</div>
			)}
			{!mustChangePassword && <SecondStepPanel step={step} role={user.role} />}
			<SessionsPanel sessions={sessions} />
			{isOpen && (
				<Panel title={words.account.howItLooks}>
					<div className="stack-4">
						<ThemeSetting user={user} />
						<LanguageSetting user={user} />
						<div className="row-3 wrap between">
							<p className="soft">{words.account.howTeamsPlayersGamesAnd}</p>
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
			failure: words.messages.users.settingsFailed,
		});
	return (
		<Select
			label={words.account.theme}
			name="theme"
			value={choiceOf(user.theme)}
			onChange={({ target }) => void choose(target.value as ThemeChoice)}
			disabled={isBusy}
			options={[
				{ value: "device", label: words.account.asThisDevice },
				{ value: "light", label: words.common.light },
				{ value: "dark", label: words.common.dark },
			]}
		/>
	);
}

/** Kept like the theme; the document is made anew in the other language (rule `language-of-a-user`). */
function LanguageSetting({ user }: { user: Pick<User, "id" | "language"> }) {
	const { act, isBusy } = useAction();
	const choose = (choice: string) =>
		act({
			run: async () => {
				const language = isLanguage(choice) ? choice : null;
				const sentence = await saveSettings({ id: user.id, language });
				location.assign(location.pathname);
				return sentence;
			},
			failure: words.messages.users.settingsFailed,
		});
	return (
		<Select
			label={words.account.language}
			name="language"
			value={user.language ?? ""}
			onChange={({ target }) => void choose(target.value)}
			disabled={isBusy}
			options={[
				{ value: "", label: words.account.asThisBrowser },
				...languages.map((value) => ({ value, label: languageNames[value] })),
			]}
		/>
	);
}
