import { Panel } from "#ui/kit/panel.tsx";
import { Icon, type IconName } from "../../../components/feedback/icon.tsx";
import { TemporaryPasswordDialog } from "../user/temporary-password-dialog.tsx";
import { usePasswords } from "../user/use-passwords.ts";
import styles from "./sign-in-panel.module.css";

type Person = { id: number; username: string; mustChangePassword: boolean };

/** What can be done about somebody else's password and sessions. */
export function SignInPanel({ user }: { user: Person }) {
	const { told, setTold, reset, removePassword, endSessions } = usePasswords();
	return (
		<Panel title="Signing in" isFlush>
			{user.mustChangePassword && (
				<p className={styles.note}>
					{user.username} has a temporary password and has not chosen a new one yet.
				</p>
			)}
			<ul className="lines">
				<Deed icon="key" name="Reset password" onClick={() => void reset(user)}>
					A temporary password that you pass on. It can be used for 7 days.
				</Deed>
				<Deed icon="logout" name="Sign out everywhere" onClick={() => void endSessions(user)}>
					Ends the sessions on all devices, for example of a lost phone.
				</Deed>
				<Deed
					icon="remove"
					name="Remove password"
					tone="danger"
					onClick={() => void removePassword(user)}
				>
					Nobody can sign in to this account until you reset its password.
				</Deed>
			</ul>
			<TemporaryPasswordDialog told={told} onClose={() => setTold(null)} />
		</Panel>
	);
}

type DeedProps = {
	icon: IconName;
	name: string;
	tone?: "plain" | "danger";
	onClick: () => void;
	children: string;
};

function Deed({ icon, name, tone = "plain", onClick, children }: DeedProps) {
	return (
		<li>
			<button type="button" className={styles.deed} data-tone={tone} onClick={onClick}>
				<Icon name={icon} />
				<span className={styles.words}>
					<strong>{name}</strong>
					<span className="hint">{children}</span>
				</span>
			</button>
		</li>
	);
}
