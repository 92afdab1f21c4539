import { Button } from "react-aria-components";
import { Icon } from "../feedback/icon.tsx";
import styles from "./drag-handle.module.css";

/** What one takes hold of to drag a row, with the mouse, a finger or the keyboard. */
export function DragHandle({ label }: { label?: string }) {
	return (
		<Button
			slot="drag"
			className={styles.handle ?? ""}
			{...(label !== undefined && { "aria-label": label })}
		>
			<Icon name="grip" />
		</Button>
	);
}
