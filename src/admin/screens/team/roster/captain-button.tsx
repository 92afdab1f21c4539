import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import styles from "./captain-button.module.css";

type CaptainButtonProps = {
	name: string;
	isCaptain: boolean;
	onChange: (isCaptain: boolean) => void;
};

/** The captain's star: one click makes somebody captain, another takes the captaincy away. */
export function CaptainButton({ name, isCaptain, onChange }: CaptainButtonProps) {
	return (
		<button
			type="button"
			className={styles.captain}
			aria-pressed={isCaptain}
			aria-label={words.team.isCaptain({ name })}
			title={isCaptain ? words.common.captain : words.team.makeCaptain({ name })}
			onClick={() => onChange(!isCaptain)}
		>
			<Icon name="captain" />
			{isCaptain && (
				<span aria-hidden="true" className={styles.word}>
					{words.common.captain}
				</span>
			)}
		</button>
	);
}
