import { type CSSProperties, type ReactNode, useId } from "react";
import styles from "./progress-line.module.css";

/** What is being done, how far it is from 0 to 1, and a bar; null while nobody knows, of which `unknown` may say why. */
export function ProgressLine({
	progress,
	unknown,
	children,
}: {
	progress: number | null;
	unknown?: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	const percent = progress === null ? null : Math.round(progress * 100);
	return (
		<div className={styles.running}>
			<p id={id} className={styles.line}>
				<span role="status">{children}</span>
				<span className={`soft ${styles.share}`}>
					{percent === null ? unknown : `${percent} %`}
				</span>
			</p>
			<div
				role="progressbar"
				aria-labelledby={id}
				aria-valuemin={0}
				aria-valuemax={100}
				{...(percent !== null && { "aria-valuenow": percent })}
				className={styles.bar}
				style={{ "--done": String(progress ?? 0) } as CSSProperties}
				data-unknown={progress === null || undefined}
			/>
		</div>
	);
}
