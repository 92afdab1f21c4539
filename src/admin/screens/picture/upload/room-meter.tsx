import { words } from "../../../words.ts";
import { sizeInWords } from "../library.ts";
import styles from "./room-meter.module.css";

type RoomMeterProps = { usedBytes: number; quotaBytes: number; label?: string };

/** How much of the organization's room is taken. */
export function RoomMeter({
	usedBytes,
	quotaBytes,
	label = words.picture.storageForFiles,
}: RoomMeterProps) {
	const text = words.picture.usedOf({
		used: sizeInWords(usedBytes),
		quota: sizeInWords(quotaBytes),
	});
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
