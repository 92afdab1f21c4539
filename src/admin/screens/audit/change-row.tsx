import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { Table } from "#ui/kit/table.tsx";
import { client } from "../../client.ts";
import { changeSentence } from "../../components/feedback/change-sentence.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { timeHere } from "../../components/feedback/today-here.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";
import styles from "./audit.module.css";
import { type ChangedValue, changedValues } from "./changed-values.ts";

export type Entry = Answered<"GET", "/audit">["entries"][number];

/** One change: who, what and when; what stood before and after unfolds below. */
export function ChangeRow({ entry }: { entry: Entry }) {
	const { user, at, before, after, trashId } = entry;
	const values = changedValues(before, after);
	return (
		<li className={styles.change}>
			<div className={styles.head}>
				<p className={styles.sentence}>
					<strong>{user.username ?? words.common.somebody}</strong> <Sentence entry={entry} />
				</p>
				<time dateTime={at} className="hint">
					{timeHere(at)}
				</time>
				{trashId !== null && <Undo trashId={trashId} />}
			</div>
			{values.length > 0 && (
				<details className={styles.details}>
					<summary>
						{after === null || before === null ? words.common.details : words.audit.whatChanged}
					</summary>
					<ChangedTable values={values} isNew={before === null} isGone={after === null} />
				</details>
			)}
		</li>
	);
}

/** Leads to what it is about, where that is still there. */
function Sentence({ entry }: { entry: Entry }) {
	const { action, label, subject, subjectId: id } = entry;
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

/** A deletion can be taken back for thirty days. */
function Undo({ trashId }: { trashId: number }) {
	const { act, isBusy } = useAction();
	const undo = () =>
		act({
			run: async () => (await client.post("/trash/:id/restore", { id: trashId })).message,
			failure: words.common.thisCouldNotBeUndone,
		});
	return (
		<button type="button" className={styles.undo} disabled={isBusy} onClick={undo}>
			<Icon name="restore" />
			{words.common.undo}
		</button>
	);
}

type ChangedTableProps = { values: readonly ChangedValue[]; isNew: boolean; isGone: boolean };

/** Before and after side by side; of what is new or gone there is one side only. */
function ChangedTable({ values, isNew, isGone }: ChangedTableProps) {
	return (
		<Table caption={words.audit.whatChanged} className={styles.values}>
			<thead>
				<tr>
					<th scope="col">{words.common.value}</th>
					{!isNew && <th scope="col">{words.audit.before}</th>}
					{!isGone && <th scope="col">{words.audit.after}</th>}
				</tr>
			</thead>
			<tbody>
				{values.map(({ name, before, after }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{!isNew && <td className={styles.before}>{before ?? "-"}</td>}
						{!isGone && <td className="strong">{after ?? "-"}</td>}
					</tr>
				))}
			</tbody>
		</Table>
	);
}
