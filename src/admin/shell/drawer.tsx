import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from "react-aria-components";
import styles from "./drawer.module.css";
import { Navigation } from "./navigation.tsx";

/** The navigation on a phone: a panel from the side that keeps the focus until it is closed. */
export function Drawer() {
	return (
		<DialogTrigger>
			<Button className={styles.button ?? ""}>Menu</Button>
			<ModalOverlay className={styles.overlay ?? ""} isDismissable>
				<Modal className={styles.panel ?? ""}>
					<Dialog className={styles.dialog ?? ""} aria-label="Menu">
						{({ close }) => (
							<>
								<Button className={styles.button ?? ""} onPress={close}>
									Close
								</Button>
								<Navigation onChoose={close} />
							</>
						)}
					</Dialog>
				</Modal>
			</ModalOverlay>
		</DialogTrigger>
	);
}
