import { type ReactNode, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { words } from "../../words.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";

type DialogProps = {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	/** A question that must be answered; screen readers announce it at once. */
	isAlert?: boolean;
	/** Asked by Escape, the X and a click beside it; with no, it stays open. */
	mayLeave?: () => boolean;
	size?: "small" | "large";
	children: ReactNode;
};

/** A window above the screen; on a phone it rises from the bottom. Escape and a click beside close it. */
export function Dialog(props: DialogProps) {
	const { title, isOpen, onClose, isAlert, mayLeave, size, children } = props;
	const overlay = useRef<HTMLDivElement>(null);
	const leave = () => {
		if (mayLeave?.() ?? true) onClose();
	};
	return (
		<ModalOverlay
			ref={overlay}
			className={styles.overlay ?? ""}
			isOpen={isOpen}
			onOpenChange={(open) => open || leave()}
			isDismissable={!isAlert}
			// Another dialog above this one is outside of it as well.
			shouldCloseOnInteractOutside={(place) => place === overlay.current}
		>
			<Modal className={styles.panel ?? ""} data-size={size ?? "small"}>
				<AriaDialog className={styles.dialog ?? ""} role={isAlert ? "alertdialog" : "dialog"}>
					<div className={styles.head}>
						<Heading slot="title" className={styles.title ?? ""}>
							{title}
						</Heading>
						{!isAlert && <IconButton icon="close" label={words.common.close} onClick={leave} />}
					</div>
					{children}
				</AriaDialog>
			</Modal>
		</ModalOverlay>
	);
}

/** The last line of a dialog: what can be done, the wanted one last. */
export function DialogButtons({ children }: { children: ReactNode }) {
	return <div className={styles.buttons}>{children}</div>;
}

/** The fields of a dialog below each other. */
export function DialogBody({ children }: { children: ReactNode }) {
	return <div className={styles.body}>{children}</div>;
}
