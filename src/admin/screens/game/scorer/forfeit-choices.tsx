import type { ForfeitedBy, Side } from "#domain/game/game.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { words } from "../../../words.ts";
import styles from "./forfeit-choices.module.css";

type ForfeitChoicesProps = {
	teams: Record<Side, { name: string }>;
	isBusy: boolean;
	onForfeit: (by: ForfeitedBy) => void;
};

/** Who did not come or gave up, a tap each. The visitors stand first, as everywhere. */
export function ForfeitChoices({ teams, isBusy, onForfeit }: ForfeitChoicesProps) {
	return (
		<>
			<p className="hint">{words.scorer.forfeitHint}</p>
			<div className={styles.choices}>
				{(["away", "home", "both"] as const).map((by) => (
					<QuietButton key={by} isBusy={isBusy} onClick={() => onForfeit(by)}>
						{by === "both"
							? words.scorer.forfeitOfBoth
							: words.scorer.forfeitOf({ team: teams[by].name })}
					</QuietButton>
				))}
			</div>
		</>
	);
}
