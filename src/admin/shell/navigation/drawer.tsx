import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from "react-aria-components";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import styles from "./drawer.module.css";
import { Navigation } from "./navigation.tsx";
import { OrganizationLink } from "./organization-link.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";

/** The navigation on a phone: a panel from the side that keeps the focus until it is closed. */
export function Drawer({ className }: { className: string }) {
	return (
		<DialogTrigger>
			<Button className={className}>
				<Icon name="menu" />
				{words.shell.menu}
			</Button>
			<ModalOverlay className={styles.overlay ?? ""} isDismissable>
				<Modal className={styles.panel ?? ""}>
					<Dialog className={styles.dialog ?? ""} aria-label={words.shell.menu}>
						{({ close }) => (
							<>
								<div className={styles.head}>
									<OrganizationLink />
									<Button
										className={styles.close ?? ""}
										aria-label={words.common.close}
										onPress={close}
									>
										<Icon name="close" />
									</Button>
								</div>
								<OrganizationSwitcher onChoose={close} />
								<Navigation onChoose={close} />
							</>
						)}
					</Dialog>
				</Modal>
			</ModalOverlay>
		</DialogTrigger>
	);
}
