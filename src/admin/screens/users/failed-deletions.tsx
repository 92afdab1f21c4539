import { messages } from "#domain/messages.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import styles from "./failed-deletions.module.css";
import type { FailedDeletion } from "./use-removing-users.ts";

type FailedDeletionsProps = { failed: readonly FailedDeletion[]; onClose: () => void };

/** Who could not be deleted, and why; it stays until it was read (R8.8). */
export function FailedDeletions({ failed, onClose }: FailedDeletionsProps) {
	if (failed.length === 0) return null;
	return (
		<div role="alert" className={`notice ${styles.failed}`}>
			<ul className={styles.list}>
				{failed.map(({ id, username, sentence }) => (
					<li key={id}>
						<strong>{messages.users.deleteOneFailed(id)}</strong>{" "}
						<span className="soft">
							{username}
							{sentence && `: ${sentence}`}
						</span>
					</li>
				))}
			</ul>
			<IconButton icon="close" label="Close" onClick={onClose} />
		</div>
	);
}
