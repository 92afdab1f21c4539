import { Icon } from "../../parts/icon.tsx";
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
				{chosen !== null && chosen > 0 ? `${chosen} selected` : gamesIn(count)}
			</p>
			<button type="button" className={styles.button} onClick={onToday}>
				<Icon name="schedule" />
				Today
			</button>
			{chosen !== null && (
				<>
					<button type="button" className={styles.button} onClick={onChange}>
						<Icon name="edit" />
						Change
					</button>
					<button type="button" className={styles.button} onClick={onDelete}>
						<Icon name="remove" />
						Delete
					</button>
				</>
			)}
		</div>
	);
}

function gamesIn(count: number): string {
	return count === 1 ? "1 game" : `${count} games`;
}
