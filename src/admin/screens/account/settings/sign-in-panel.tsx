import { Panel } from "#ui/kit/panel.tsx";
import { Icon, type IconName } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { LetterDialog } from "../../mail/letter-dialog.tsx";
import { useInviting } from "../../mail/use-inviting.ts";
import { TemporaryPasswordDialog } from "../user/temporary-password-dialog.tsx";
import { usePasswords } from "../user/use-passwords.ts";
import styles from "./sign-in-panel.module.css";

type Person = { id: number; username: string; email: string | null; mustChangePassword: boolean };

/** What can be done about somebody else's password and sessions. */
export function SignInPanel({ user }: { user: Person }) {
	const { told, setTold, reset, removePassword, endSessions, resetSecondStep } = usePasswords();
	const { shown, setShown, invite } = useInviting();
	return (
		<Panel title={words.account.signingIn} isFlush>
			{user.mustChangePassword && (
				<p className={styles.note}>
					{words.account.hasTemporaryPassword({ username: user.username })}
				</p>
			)}
			<ul className="lines">
				{user.email !== null && (
					<Deed icon="mail" name={words.mail.inviteByMail} onClick={() => void invite(user)}>
						{words.mail.aLetterWithALink}
					</Deed>
				)}
				<Deed icon="key" name={words.account.resetPassword} onClick={() => void reset(user)}>
					{words.account.aTemporaryPasswordThatYou}
				</Deed>
				<Deed
					icon="logout"
					name={words.account.signOutEverywhere}
					onClick={() => void endSessions(user)}
				>
					{words.account.endsTheSessionsOnAll}
				</Deed>
				<Deed
					icon="restore"
					name={words.account.resetSecondStep}
					onClick={() => void resetSecondStep(user)}
				>
					{words.account.forALostPhone}
				</Deed>
				<Deed
					icon="remove"
					name={words.account.removePassword}
					tone="danger"
					onClick={() => void removePassword(user)}
				>
					{words.account.nobodyCanSignInTo}
				</Deed>
			</ul>
			<LetterDialog letter={shown} onClose={() => setShown(null)} />
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
