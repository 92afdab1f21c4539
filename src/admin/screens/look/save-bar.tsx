import type { Check } from "#domain/look/checks.ts";
import { QuietButton, SubmitButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import styles from "./save-bar.module.css";

type SaveBarProps = {
	checks: readonly Check[];
	isChanged: boolean;
	isSaving: boolean;
	/** Whether the site is what is seen on a phone now. */
	isSeen: boolean;
	onSee: () => void;
	onReset: () => void;
};

/** Always at hand: whether all of it can be read, and what is to become of it. */
export function SaveBar({ checks, isChanged, isSaving, isSeen, onSee, onReset }: SaveBarProps) {
	const corrected = checks.filter(({ sentence }) => sentence !== null).length;
	return (
		<div className={styles.bar}>
			<p className={styles.word}>
				<Icon name="check" />
				{corrected === 0 ? words.look.everythingCanBeRead : words.look.everythingCanBeReadWe}
			</p>
			<div className={styles.buttons}>
				<button
					type="button"
					className={`button button-quiet ${styles.see}`}
					aria-pressed={isSeen}
					onClick={onSee}
				>
					<Icon name={isSeen ? "edit" : "eye"} />
					{isSeen ? words.look.chooseTab : words.look.seeTab}
				</button>
				{isChanged && <QuietButton onClick={onReset}>{words.look.startOver}</QuietButton>}
				<SubmitButton aria-disabled={!isChanged} isBusy={isSaving}>
					{isSaving ? words.common.saving : words.common.save}
				</SubmitButton>
			</div>
		</div>
	);
}
