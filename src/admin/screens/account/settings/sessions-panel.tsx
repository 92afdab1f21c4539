import { useRef } from "react";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import styles from "./sessions-panel.module.css";

export type Session = Answered<"GET", "/sessions">["sessions"][number];

/** Where one is signed in, this device first; the others can be signed out from here. */
export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
	const { act, isBusy } = useAction();
	const confirm = useConfirm();
	const others = sessions.filter(({ isThis }) => !isThis);
	const failure = "This could not be signed out.";
	const list = useRef<HTMLUListElement>(null);
	const end = async ({ id }: Session) => {
		await act({ run: async () => (await client.del("/sessions/:id", { id })).message, failure });
		// The button went with its session.
		list.current?.focus();
	};
	const endOthers = async () => {
		const isSure = await confirm({
			title: "Sign out everywhere else",
			text: `You stay signed in here, and are signed out in ${others.length} other ${others.length === 1 ? "place" : "places"}.`,
			yes: "Sign out",
		});
		if (!isSure) return;
		await act({ run: async () => (await client.del("/sessions")).message, failure });
		list.current?.focus();
	};
	return (
		<Panel
			title="Where you are signed in"
			isFlush
			aside={
				others.length > 1 && (
					<ToolbarButton icon="logout" onClick={() => void endOthers()}>
						Sign out everywhere else
					</ToolbarButton>
				)
			}
		>
			<ul ref={list} tabIndex={-1}>
				{sessions.map((session) => (
					<li key={session.id} className={styles.session}>
						<div className="breaks">
							<p className={styles.device}>
								{session.device ?? "Unknown device"}
								{session.isThis && <Badge tone="win">This device</Badge>}
							</p>
							<p className={styles.note}>
								{session.host} · signed in {ago(session.startedAt, new Date())}
								{!session.isThis && `, last seen ${ago(session.lastSeenAt, new Date())}`}
							</p>
						</div>
						{!session.isThis && (
							<button
								type="button"
								className={styles.end}
								disabled={isBusy}
								aria-label={`Sign out ${session.device ?? "the unknown device"}, last seen ${ago(session.lastSeenAt, new Date())}`}
								onClick={() => void end(session)}
							>
								Sign out
							</button>
						)}
					</li>
				))}
			</ul>
			{others.length === 0 && <p className={styles.none}>You are not signed in anywhere else.</p>}
		</Panel>
	);
}
