import { Link } from "react-router";
import { ago } from "#domain/time/ago.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { changeSentence } from "../../components/feedback/change-sentence.ts";
import { words } from "../../words.ts";
import type { DashboardData } from "./data.ts";
import styles from "./side-list.module.css";

type Change = DashboardData["lastChanges"][number];

/** Who did what, newest first. */
export function LastChanges({ changes }: { changes: Change[] }) {
	return (
		<Panel title={words.dashboard.lastChanges} isFlush>
			{changes.length === 0 ? (
				<p className="pad hint">{words.common.whatYouAndYourColleagues}</p>
			) : (
				<ul className={styles.list}>
					{changes.map((change) => (
						<li key={change.id} className={styles.change}>
							<p>
								<strong>{change.user.username ?? words.common.somebody}</strong>{" "}
								<Sentence change={change} />
							</p>
							<time dateTime={change.at} className="tiny soft">
								{ago(change.at, new Date(), words.language)}
							</time>
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}

/** Leads to the game where it is about one that is still there. */
function Sentence({ change }: { change: Change }) {
	const { action, label, subject, subjectId: id } = change;
	const sentence = changeSentence(change);
	const isGame = ["game", "stats"].includes(subject) && action !== "game.delete";
	if (!isGame || id === null || label === null || !sentence.endsWith(label)) return sentence;
	return (
		<>
			{sentence.slice(0, -label.length)}
			<Link to={`/games/${id}`}>{label}</Link>
		</>
	);
}
