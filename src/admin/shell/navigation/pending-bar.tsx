import { useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/** A thin line at the top while the next screen loads; quick ones come without it. */
export function PendingBar() {
	const isLoading = useNavigation().state !== "idle";
	return isLoading ? <div className={styles.bar} aria-hidden="true" /> : null;
}
