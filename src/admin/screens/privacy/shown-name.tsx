import { fullName } from "#domain/player/player.ts";
import { publicName } from "#domain/privacy/public-name.ts";
import { Avatar } from "#ui/avatar.tsx";
import styles from "./minors-form.module.css";

const example = { id: 0, firstName: "Maya", lastName: "Rodriguez", imageUrl: null };

/** The same player as members and as visitors read her. */
export function ShownName({ isShort }: { isShort: boolean }) {
	const shown = isShort ? { ...example, ...publicName(example) } : example;
	return (
		<dl className={styles.example}>
			<div className={styles.side}>
				<dt>You see</dt>
				<dd>
					<Avatar player={example} size="small" />
					{fullName(example)}
				</dd>
			</div>
			<div className={styles.side} data-public="true">
				<dt>Visitors see</dt>
				<dd aria-live="polite">
					<Avatar player={{ ...shown, imageUrl: null }} size="small" />
					{fullName(shown)}
				</dd>
			</div>
		</dl>
	);
}
