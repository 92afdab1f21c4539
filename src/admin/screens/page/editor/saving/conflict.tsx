import styles from "./conflict-bar.module.css";

type ConflictBarProps = {
	/** "Rita saved this page at 19:42." */
	sentence: string;
	isLookingAtTheirs: boolean;
	onSee: () => void;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
};

/** Somebody else saved what is being written here. Nothing is lost before one of them decides. */
export function ConflictBar(props: ConflictBarProps) {
	const { sentence, isLookingAtTheirs, onSee, onKeepMine, onTakeTheirs } = props;
	return (
		<section className={styles.bar} role="alert" aria-label="Two people at one page">
			<p className={styles.text}>
				<strong>{sentence}</strong> What you wrote since is not saved yet.
			</p>
			<div className={styles.buttons}>
				<button
					type="button"
					className={styles.button}
					aria-pressed={isLookingAtTheirs}
					onClick={onSee}
				>
					See theirs
				</button>
				<button type="button" className={styles.button} onClick={onKeepMine}>
					Keep mine
				</button>
				<button type="button" className={styles.button} onClick={onTakeTheirs}>
					Take theirs
				</button>
			</div>
		</section>
	);
}
