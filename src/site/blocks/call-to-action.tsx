import styles from "./blocks.module.css";
import { ContentLink } from "./content-link.tsx";

type CallToActionProps = { text: string; label: string; href: string };

/** A sentence and the button that follows from it. */
export function CallToAction({ text, label, href }: CallToActionProps) {
	return (
		<div className={styles.callToAction}>
			<p>{text}</p>
			<ContentLink href={href} className="button">
				{label}
			</ContentLink>
		</div>
	);
}
