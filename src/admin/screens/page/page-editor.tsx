import { useRef, useState } from "react";
import type { Kind } from "#blocks/kind.ts";
import { kindsFor } from "#blocks/kinds.ts";
import { client } from "../../client.ts";
import { useAuth } from "../../shell/auth.ts";
import { useSay } from "../../shell/messages.tsx";
import { screen } from "../../shell/screen.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useWholeWindow } from "../../shell/use-whole-window.ts";
import { words } from "../../words.ts";
import type { Chosen } from "./editor/editing.ts";
import styles from "./editor/editor.module.css";
import { FormPane } from "./editor/form-pane.tsx";
import { freshBlock, freshOutline, newId } from "./editor/fresh-blocks.ts";
import { HistoryPanel } from "./editor/history-panel.tsx";
import { LanguageBar } from "./editor/language/language-bar.tsx";
import { OutlinePane } from "./editor/outline/outline-pane.tsx";
import { type Page, readPage, toKept } from "./editor/page.ts";
import { previewAddress, type SitePage } from "./editor/places.ts";
import { Preview, type Width } from "./editor/preview/preview.tsx";
import { usePreview } from "./editor/preview/use-preview.ts";
import { useShownBlock } from "./editor/preview/use-shown-block.ts";
import { useShownInstead } from "./editor/preview/use-shown-instead.ts";
import { Conflict } from "./editor/saving/conflict.tsx";
import { Publishing } from "./editor/saving/publishing.tsx";
import { useLeaving } from "./editor/saving/use-leaving.ts";
import { type TabName, Tabs } from "./editor/tabs.tsx";
import { TopBar } from "./editor/top-bar.tsx";
import { useFocusPanel } from "./editor/use-focus-panel.ts";
import { usePageEditing } from "./editor/use-page-editing.ts";
import { usePageSteps } from "./editor/use-page-steps.ts";
import { useProblems } from "./editor/use-problems.ts";
import { useUndoKeys } from "./editor/use-undo-keys.ts";
import { FormProvider } from "./form/form-context.ts";
import { Palette } from "./palette/palette.tsx";

export const pageEditor = screen(async ({ params }) => {
	const key = params.key ?? "";
	const [{ page }, { pages }] = await Promise.all([readPage(key), client.get("/pages")]);
	return { page, pages };
}, PageEditor);

type PageEditorProps = { page: Page; pages: readonly SitePage[] };

/** One page of the site being written: its blocks, the form of one of them, and how it looks. */
function PageEditor({ page, pages }: PageEditorProps) {
	return <Editor key={page.key} first={page} pages={pages} />;
}

function Editor({ first, pages }: { first: Page; pages: readonly SitePage[] }) {
	const { organization } = useAuth();
	const say = useSay();
	const work = usePageEditing(first);
	const { page, editing, dispatch, saving, state, isUnsaved } = work;
	const { writing, chosen, past, future } = editing;
	const { blocks } = writing;
	useScreenTitle(words.page.titleOfPage({ title: writing.title }));
	useWholeWindow();
	useLeaving({ saving, isUnsaved });
	useUndoKeys(dispatch);

	const [tab, setTab] = useState<TabName>("write");
	const [width, setWidth] = useState<Width>(() => (innerWidth < 768 ? "phone" : "desktop"));
	const [isHistoryOpen, setHistoryOpen] = useState(false);
	const [isPublishing, setPublishing] = useState(false);
	const [isStrict, setStrict] = useState(false);
	/** Where a new block is asked for: behind one of them, or at the end. */
	const [adding, setAdding] = useState<{ after: string | null } | null>(null);

	const columns = useRef<HTMLDivElement>(null);
	const focusPanel = useFocusPanel(columns);
	const choose = (next: Chosen, field?: string) => {
		dispatch({ kind: "choose", chosen: next });
		setHistoryOpen(false);
		setTab("write");
		if (next !== null) focusPanel(field);
	};
	const shownInstead = useShownInstead(page.key);
	const frame = useRef<HTMLIFrameElement>(null);
	const [address] = useState(() => organization && previewAddress(organization, first.path));
	const preview = usePreview({
		pageKey: page.key,
		frame,
		drawn: shownInstead.instead?.drawn ?? writing,
		saved: toKept(first).writing,
		onChoose: (id) => {
			shownInstead.stop();
			if (blocks.some((block) => block.id === id)) choose({ block: id });
		},
	});
	const steps = usePageSteps({ work, showWriting: shownInstead.stop });

	const block =
		chosen === null || chosen === "page" ? undefined : blocks.find(({ id }) => id === chosen.block);
	const chosenId = block?.id ?? null;
	useShownBlock(preview.show, chosenId, width);

	const { surroundings, wrong } = useProblems({ page, pages, isStrict, chosen: chosenId });

	const add = (kind: Kind, after: string | null) => {
		const fresh = freshBlock(kind);
		dispatch({ kind: "add", blocks: [fresh], after });
		choose({ block: fresh.id });
	};
	const remove = (id: string) => {
		const place = blocks.findIndex((one) => one.id === id);
		const removed = blocks.slice(place, place + 1);
		dispatch({ kind: "remove", id });
		focusPanel();
		say({
			text: words.page.blockRemoved,
			tone: "success",
			action: {
				label: words.common.undo,
				run: () => dispatch({ kind: "add", blocks: removed, after: null, place }),
			},
		});
	};
	const startPublishing = async () => {
		setStrict(true);
		if (await saving.flush()) setPublishing(true);
		else say({ text: words.page.notEverythingIsSavedYet, tone: "error" });
	};
	const panel = isHistoryOpen ? "history" : (block ?? chosen) === null ? "none" : "form";

	return (
		<FormProvider value={surroundings}>
			<div className={styles.editor} data-tab={tab} data-panel={panel}>
				<TopBar
					page={page}
					title={writing.title}
					state={state}
					isHistoryOpen={isHistoryOpen}
					canUndo={past.length > 0}
					canRedo={future.length > 0}
					onUndo={() => dispatch({ kind: "undo" })}
					onRedo={() => dispatch({ kind: "redo" })}
					onHistory={() => {
						shownInstead.stop();
						setHistoryOpen(!isHistoryOpen);
						setTab("write");
					}}
					onPublish={() => void startPublishing()}
				/>
				<LanguageBar page={page} steps={steps} />
				<Conflict work={work} shownInstead={shownInstead} onSee={() => setTab("preview")} />
				<Tabs tab={tab} onTab={setTab} />
				<div ref={columns} className={styles.columns}>
					<OutlinePane
						blocks={blocks}
						wrong={wrong}
						dispatch={dispatch}
						chosen={chosenId}
						isPageChosen={!isHistoryOpen && block === undefined}
						onChoose={choose}
						onAsk={(after) => setAdding({ after })}
						onAdd={(kind) => add(kind, null)}
						onOutline={() => dispatch({ kind: "add", blocks: freshOutline(page.key), after: null })}
					/>
					<div className={styles.form}>
						{isHistoryOpen ? (
							<HistoryPanel
								pageKey={page.key}
								revision={page.revision}
								shown={shownInstead.instead?.number ?? null}
								onShow={(number, words) => {
									void shownInstead.showVersion(number, words);
									setTab("preview");
								}}
								onRestore={(number) => void steps.restore(number)}
								onClose={() => {
									shownInstead.stop();
									setHistoryOpen(false);
								}}
							/>
						) : (
							<FormPane
								work={work}
								steps={steps}
								block={block}
								problem={surroundings.problems.get("")}
								onDuplicate={(id) => {
									dispatch({ kind: "duplicate", id, newId });
									focusPanel();
								}}
								onRemove={remove}
								onAdd={(after) => setAdding({ after })}
								onClose={() => choose(null)}
							/>
						)}
					</div>
					<div className={styles.preview}>
						<Preview
							address={address}
							width={width}
							frame={frame}
							title={writing.title}
							onWidth={setWidth}
							isBehind={preview.isBehind}
							banner={
								shownInstead.instead !== null && (
									<div className={styles.banner}>
										<p>{shownInstead.instead.words}</p>
										<button type="button" className={styles.first} onClick={shownInstead.stop}>
											{words.page.backToWriting}
										</button>
									</div>
								)
							}
						/>
					</div>
				</div>
			</div>
			{adding !== null && (
				<Palette
					kinds={kindsFor(page.key, blocks)}
					onClose={() => setAdding(null)}
					onChoose={(kind) => {
						setAdding(null);
						add(kind, adding.after);
					}}
				/>
			)}
			{isPublishing && (
				<Publishing
					work={work}
					steps={steps}
					onChoose={choose}
					onClose={() => setPublishing(false)}
				/>
			)}
		</FormProvider>
	);
}
