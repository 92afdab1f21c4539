import { useSay } from "../../../../shell/messages.tsx";
import { words } from "../../../../words.ts";
import type { ShownInstead } from "../preview/use-shown-instead.ts";
import type { PageEditing } from "../use-page-editing.ts";
import styles from "./conflict-bar.module.css";

type ConflictProps = {
	work: Pick<PageEditing, "saving" | "state">;
	shownInstead: ShownInstead;
	/** What somebody else has saved is shown in the preview. */
	onSee: () => void;
};

/** The choice between what is written here and what somebody else saved; nothing where they agree. */
export function Conflict({ work: { saving, state }, shownInstead, onSee }: ConflictProps) {
	const say = useSay();
	if (state.kind !== "conflict") return null;
	return (
		<ConflictBar
			sentence={state.sentence}
			isShowingTheirs={shownInstead.instead?.number === null}
			onSee={() => {
				shownInstead.show({ words: words.page.whatIsSavedNow, number: null }, state.theirs.writing);
				onSee();
			}}
			onKeepMine={() => {
				shownInstead.stop();
				void saving.keepMine();
			}}
			onTakeTheirs={() => {
				shownInstead.stop();
				saving.takeTheirs();
				say({ text: words.page.youSeeWhatIsSaved, tone: "success" });
			}}
		/>
	);
}

type ConflictBarProps = {
	/** "Rita saved this page at 19:42." */
	sentence: string;
	isShowingTheirs: boolean;
	onSee: () => void;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
};

/** Somebody else saved what is being written here. Nothing is lost before one of them decides. */
function ConflictBar(props: ConflictBarProps) {
	const { sentence, isShowingTheirs, onSee, onKeepMine, onTakeTheirs } = props;
	return (
		<section className={styles.bar} role="alert" aria-label={words.page.twoPeopleOnOnePage}>
			<p className={styles.text}>
				<strong>{sentence}</strong> {words.page.whatYouWroteSinceIs}
			</p>
			<div className="cluster-2">
				<button
					type="button"
					className={styles.button}
					aria-pressed={isShowingTheirs}
					onClick={onSee}
				>
					{words.page.seeTheirs}
				</button>
				<button type="button" className={styles.button} onClick={onKeepMine}>
					{words.common.keepMine}
				</button>
				<button type="button" className={styles.button} onClick={onTakeTheirs}>
					{words.page.takeTheirs}
				</button>
			</div>
		</section>
	);
}
