import { messages } from "#domain/messages.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Select } from "../../../components/form/select.tsx";
import { choiceOf, noteChoice, type ThemeChoice, themeOf } from "../../../shell/theme.ts";
import { saveSettings } from "./settings-form.tsx";

/** Light or dark, kept as soon as it is chosen; it takes no password (rule `own-change-needs-old`). */
export function ThemeSetting({ user }: { user: { id: number; theme: string } }) {
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
