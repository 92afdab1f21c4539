import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { changeSentence } from "../../parts/change-sentence.ts";
import { Icon } from "../../parts/icon.tsx";
import { useAction } from "../../parts/use-action.ts";
import styles from "./audit.module.css";
import { ChangedTable } from "./changed-table.tsx";
import { changedValues } from "./changed-values.ts";

export type Entry = Answered<"GET", "/audit">["entries"][number];

/** One change: who, what and when; what stood before and after unfolds below. */
export function ChangeRow({ entry }: { entry: Entry }) {
	const { user, at, before, after, trashId } = entry;
	const values = changedValues(before, after);
	return (
		<li className={styles.change}>
			<div className={styles.head}>
				<p className={styles.sentence}>
					<strong>{user.username ?? "Somebody"}</strong> <Sentence entry={entry} />
				</p>
				<time dateTime={at} className={styles.time}>
					{timeOf(at)}
				</time>
				{trashId !== null && <Undo trashId={trashId} />}
			</div>
			{values.length > 0 && (
				<details className={styles.details}>
					<summary>{after === null || before === null ? "Details" : "What changed"}</summary>
					<ChangedTable values={values} isNew={before === null} isGone={after === null} />
				</details>
			)}
		</li>
	);
}

/** Leads to what it is about, where that is still there. */
function Sentence({ entry }: { entry: Entry }) {
	const { action, label, subject, subject_id: id } = entry;
	const sentence = changeSentence(entry);
	const path = pathOf[subject];
	const isGone = action.endsWith(".delete");
	if (path === undefined || isGone || id === null || label === null || !sentence.endsWith(label)) {
		return sentence;
	}
	return (
		<>
			{sentence.slice(0, -label.length)}
			<Link to={path(id)}>{label}</Link>
		</>
	);
}

const pathOf: Record<string, (id: number) => string> = {
	game: (id) => `/games/${id}`,
	stats: (id) => `/games/${id}`,
	season: (id) => `/dashboard/seasons/${id}`,
	team: (id) => `/dashboard/singleTeamToggle/${id}`,
	player: (id) => `/dashboard/players/${id}`,
	schedule: (id) => `/scheduleBuilder/${id}`,
};

/** Decision A24: a deletion can be taken back for thirty days. */
function Undo({ trashId }: { trashId: number }) {
	const { act, isBusy } = useAction();
	const undo = () =>
		act({
			run: async () => (await client.post("/trash/:id/restore", { id: trashId })).message,
			failure: "This could not be undone.",
		});
	return (
		<button type="button" className={styles.undo} disabled={isBusy} onClick={undo}>
			<Icon name="restore" />
			Undo
		</button>
	);
}

/** "6:04 PM" */
function timeOf(at: string): string {
	return new Date(at).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
