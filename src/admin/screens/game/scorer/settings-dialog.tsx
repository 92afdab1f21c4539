import { Button } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { feelings, type Settings } from "./device/use-settings.ts";

type SettingsDialogProps = {
	settings: Settings;
	onChange: (more: Partial<Settings>) => void;
	onClose: () => void;
};

/** Of this device at the table. */
export function SettingsDialog({ settings, onChange, onClose }: SettingsDialogProps) {
	return (
		<Dialog title={words.scorer.settings} isOpen onClose={onClose}>
			<DialogBody>
				<Select
					label={words.scorer.feels}
					name="feels"
					value={settings.feels}
					options={feelings.map((value) => ({ value, label: nameOf(value) }))}
					onChange={({ target }) => {
						const feels = feelings.find((it) => it === target.value);
						if (feels !== undefined) onChange({ feels });
					}}
				/>
				<CheckField
					label={words.scorer.leftHanded}
					hint={words.scorer.leftHandedHint}
					name="isLeftHanded"
					checked={settings.isLeftHanded}
					onChange={({ target }) => onChange({ isLeftHanded: target.checked })}
				/>
			</DialogBody>
			<DialogButtons>
				<Button onClick={onClose}>{words.common.close}</Button>
			</DialogButtons>
		</Dialog>
	);
}

function nameOf(feels: Settings["feels"]): string {
	return {
		vibration: words.scorer.vibration,
		sound: words.scorer.sound,
		silence: words.scorer.silence,
	}[feels];
}
