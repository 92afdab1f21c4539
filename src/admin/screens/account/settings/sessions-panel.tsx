import { useRef } from "react";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import styles from "./sessions-panel.module.css";

export type Session = Answered<"GET", "/sessions">["sessions"][number];

/** Where one is signed in, this device first; the others can be signed out from here. */
export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
	const { act, isBusy } = useAction();
	const confirm = useConfirm();
	const others = sessions.filter(({ isThis }) => !isThis);
	const failure = words.account.thisCouldNotBeSigned;
	const list = useRef<HTMLUListElement>(null);
	const end = async ({ id }: Session) => {
		await act({ run: async () => (await client.del("/sessions/:id", { id })).message, failure });
		// The button went with its session.
		list.current?.focus();
	};
	const endOthers = async () => {
		const isSure = await confirm({
			title: words.account.signOutEverywhereElse,
			text: words.account.youStaySignedInHere({ count: others.length }),
			yes: words.account.signOut,
		});
		if (!isSure) return;
		await act({ run: async () => (await client.del("/sessions")).message, failure });
		list.current?.focus();
	};
	return (
		<Panel
			title={words.account.whereYouAreSignedIn}
			isFlush
			aside={
				others.length > 1 && (
					<ToolbarButton icon="logout" onClick={() => void endOthers()}>
						{words.account.signOutEverywhereElse}
					</ToolbarButton>
				)
			}
		>
			<ul ref={list} tabIndex={-1}>
				{sessions.map((session) => (
					<li key={session.id} className={styles.session}>
						<div className="breaks">
							<p className={styles.device}>
								{session.device ?? words.account.aDeviceWeDoNot}
								{session.isThis && <Badge tone="win">{words.account.thisDevice}</Badge>}
							</p>
							<p className={styles.note}>
								{words.account.sessionStarted({
									host: session.host,
									ago: ago(session.startedAt, new Date(), words.language),
								})}
								{!session.isThis &&
									words.account.lastSeen({
										ago: ago(session.lastSeenAt, new Date(), words.language),
									})}
							</p>
						</div>
						{!session.isThis && (
							<button
								type="button"
								className={styles.end}
								disabled={isBusy}
								aria-label={words.account.signOutDevice({
									device: session.device ?? words.account.unknownDevice,
									ago: ago(session.lastSeenAt, new Date(), words.language),
								})}
								onClick={() => void end(session)}
							>
								{words.account.signOut}
							</button>
						)}
					</li>
				))}
			</ul>
			{others.length === 0 && <p className={styles.none}>{words.account.youAreSignedInNowhere}</p>}
		</Panel>
	);
}
