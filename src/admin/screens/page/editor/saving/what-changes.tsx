import { words } from "../../../../words.ts";
import type { Page } from "../page.ts";
import styles from "./publish-dialog.module.css";

export type Problem = { at: string; sentence: string };

type WhatChangesProps = {
	page: Page;
	changes: readonly string[];
	problems: readonly Problem[];
	onProblem: (problem: Problem) => void;
	/** Removes the blocks in which nothing is written; null when there is none. */
	onClearOut: (() => void) | null;
};

/** What visitors would see that they do not see yet, or what has to be filled in before. */
export function WhatChanges(props: WhatChangesProps) {
	const { page, changes, problems, onProblem, onClearOut } = props;
	if (problems.length === 0) {
		return (
			<div className="stack-2">
				<p>{hasNews(page) ? words.page.whatChangesForVisitors : nothingNew(page)}</p>
				<ul className={styles.changes}>
					{(hasNews(page) ? changes : []).map((change) => (
						<li key={change}>{change}</li>
					))}
				</ul>
			</div>
		);
	}
	return (
		<div className="stack-2">
			<p>{words.page.beforeVisitorsCanSeeIt}</p>
			<ul className="stack-1">
				{problems.map((problem) => (
					<li key={`${problem.at} ${problem.sentence}`}>
						<button type="button" className={styles.problem} onClick={() => onProblem(problem)}>
							{problem.sentence}
						</button>
					</li>
				))}
			</ul>
			{onClearOut !== null && (
				<p>
					<button type="button" className={styles.link} onClick={onClearOut}>
						{words.page.removeTheBlocksThatAre}
					</button>
				</p>
			)}
		</div>
	);
}

export function hasNews({ hasDraft, isPublished, blocks }: Page): boolean {
	return blocks.length > 0 && (hasDraft || !isPublished);
}

function nothingNew({ isPublished }: Page): string {
	return isPublished ? words.page.visitorsSeeEverythingThat : words.page.thereIsNothingOnThis;
}
