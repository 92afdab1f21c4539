import { sizeInWords } from "../library.ts";
import styles from "./room-meter.module.css";

type RoomMeterProps = { usedBytes: number; quotaBytes: number; label?: string };

/** How much of the organization's room is taken. */
export function RoomMeter({ usedBytes, quotaBytes, label = "Storage for files" }: RoomMeterProps) {
	const text = `${sizeInWords(usedBytes)} of ${sizeInWords(quotaBytes)} used`;
	return (
		<span className={styles.room} data-is-full={usedBytes > quotaBytes * 0.9 || undefined}>
			<meter
				className={styles.meter}
				min={0}
				max={quotaBytes}
				value={usedBytes}
				aria-label={label}
				aria-valuetext={text}
			/>
			{text}
		</span>
	);
}
