import { useState } from "react";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { words } from "../../words.ts";
import { ProgressLine } from "./progress-line.tsx";
import styles from "./task-list.module.css";
import { type Task, useTasks } from "./use-tasks.ts";

/** What large work the user waits for, how far it is, and a way to stop it. */
export function TaskList() {
	const tasks = useTasks();
	if (tasks.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={words.task.largeWork}>
			{tasks.map((task) => (
				<OneTask key={task.id} task={task} />
			))}
		</ul>
	);
}

function OneTask({ task }: { task: Task }) {
	const { id, kind, isWaiting, progress, canBeStopped } = task;
	const [isStopping, setStopping] = useState(false);
	const fail = useFailure();
	const stop = () => {
		setStopping(true);
		// Whoever waits for its answer is told what came of it.
		client.del("/tasks/:id", { id }).catch((error) => {
			setStopping(false);
			fail(error, words.task.couldNotBeStopped);
		});
	};
	return (
		<li className={styles.task}>
			<ProgressLine progress={progress} unknown={isWaiting && words.task.inLine}>
				{isStopping ? words.task.stopping : whatIsDone[kind]}
			</ProgressLine>
			{canBeStopped && (
				<QuietButton disabled={isStopping} onClick={stop}>
					{words.task.stop}
				</QuietButton>
			)}
		</li>
	);
}

const whatIsDone: Record<Task["kind"], string> = {
	import: words.task.import,
	export: words.task.export,
	statistics: words.task.statistics,
	deletion: words.task.deletion,
	return: words.task.return,
};
