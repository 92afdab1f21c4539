import styles from "./badge.module.css";

type BadgeProps = {
	tone?: "neutral" | "live" | "notice" | "win" | "loss";
	children: string;
};

/** A word about the state of something. The word says it; the colour only repeats it. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
	return (
		<span className={styles.badge} data-tone={tone}>
			{children}
		</span>
	);
}
