import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import styles from "./game-bar.module.css";

type GameBarProps = {
	/** So many are shown. */
	count: number;
	/** So many are chosen; null where nothing can be chosen. */
	chosen: number | null;
	onToday: () => void;
	onChange: () => void;
	onDelete: () => void;
};

/** What can be done with the list; it stays in sight, for the list is long. */
export function GameBar({ count, chosen, onToday, onChange, onDelete }: GameBarProps) {
	return (
		<div className={styles.bar}>
			<p className={styles.count} role="status">
				{chosen !== null && chosen > 0
					? words.game.selected({ chosen })
					: words.game.games({ count })}
			</p>
			<ToolbarButton icon="schedule" onClick={onToday}>
				{words.game.today}
			</ToolbarButton>
			{chosen !== null && (
				<>
					<ToolbarButton icon="edit" onClick={onChange}>
						{words.common.change}
					</ToolbarButton>
					<ToolbarButton icon="remove" onClick={onDelete}>
						{words.common.delete}
					</ToolbarButton>
				</>
			)}
		</div>
	);
}
