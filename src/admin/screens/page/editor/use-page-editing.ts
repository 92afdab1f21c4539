import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from "react";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { useAuth } from "../../../shell/auth.ts";
import { useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { edit, startEditing } from "./editing.ts";
import { type Page, readPage, savePage, toKept } from "./page.ts";
import { createSaving } from "./saving/saving.ts";
import { copyKey, unsavedCopy } from "./saving/unsaved-copy.ts";

export type PageEditing = ReturnType<typeof usePageEditing>;

/** How often the server is asked whether another one has saved. */
const checkMs = 20_000;

/** One page while it is written: what is written, and its way to the server and back. */
export function usePageEditing(page: Page) {
	const say = useSay();
	const fail = useFailure();
	const copy = useCopy(page.key);
	const [first] = useState(() => {
		const kept = toKept(page);
		// With the revision it was written on, so that what others saved since is not written over.
		const unsaved = copy.read();
		return { kept: { ...kept, revision: unsaved?.revision ?? kept.revision }, unsaved };
	});
	const [editing, dispatch] = useReducer(edit, first.kept.writing, startEditing);
	const [saving] = useState(() =>
		createSaving<Page>(first.kept, {
			put: (writing, revision) => savePage(page.key, writing, revision),
			read: () => readPage(page.key),
			later: (run, ms) => {
				const timer = setTimeout(run, ms);
				return () => clearTimeout(timer);
			},
			now: () => new Date(),
			onTheirs: ({ writing }) => dispatch({ kind: "become", writing }),
		}),
	);
	const state = useSyncExternalStore(saving.subscribe, saving.state);
	const isUnsaved = useSyncExternalStore(saving.subscribe, saving.isUnsaved);
	const shown = useSyncExternalStore(saving.subscribe, saving.page);
	const { writing } = editing;

	useEffect(() => saving.write(writing), [saving, writing]);
	useEffect(() => {
		if (first.unsaved === null) return;
		dispatch({ kind: "become", writing: first.unsaved.writing });
		say({ text: words.page.whatYouWroteHereAnd, tone: "success" });
	}, [first, say]);
	useEffect(() => {
		if (!isUnsaved) copy.drop();
		else if (state.kind !== "waiting" && state.kind !== "saving") {
			copy.keep({ revision: saving.revision(), writing });
		}
	}, [isUnsaved, state, writing, saving, copy]);
	useSavesOfOthers(saving, say);
	useEffect(() => () => saving.stop(), [saving]);

	const lose = useEffectEvent((error: unknown) => fail(error, words.page.youAreNotSignedIn));
	useEffect(() => {
		if (state.kind !== "lost") return;
		copy.keep({ revision: saving.revision(), writing: editing.writing });
		lose(state.error);
	}, [state, copy, saving, editing.writing]);

	/** Before the page goes, in whatever way. */
	const keepCopy = useEffectEvent(() => {
		if (saving.isUnsaved()) copy.keep({ revision: saving.revision(), writing: editing.writing });
	});
	useEffect(() => {
		const keep = () => keepCopy();
		addEventListener("pagehide", keep);
		return () => {
			removeEventListener("pagehide", keep);
			keep();
		};
	}, []);
	return { page: shown, editing, dispatch, saving, state, isUnsaved };
}

function useCopy(page: string) {
	const { organization, user } = useAuth();
	const [copy] = useState(() =>
		unsavedCopy(
			localStorage,
			copyKey({ organizationId: organization?.id ?? 0, userId: user?.id ?? 0, page }),
			Date.now,
		),
	);
	return copy;
}

type Saving = ReturnType<typeof createSaving<Page>>;

/** Others' saves show while the page is looked at; what is written here is tried again then, too. */
function useSavesOfOthers(saving: Saving, say: ReturnType<typeof useSay>) {
	useEffect(() => {
		const refresh = async () => {
			if (document.visibilityState !== "visible") return;
			if (saving.state().kind === "failed") return void saving.flush();
			const before = saving.revision();
			await saving.check();
			if (saving.revision() !== before) say({ text: whoSaved(saving.page()), tone: "success" });
		};
		const timer = setInterval(() => void refresh(), checkMs);
		const now = () => void refresh();
		addEventListener("focus", now);
		addEventListener("online", now);
		document.addEventListener("visibilitychange", now);
		return () => {
			clearInterval(timer);
			removeEventListener("focus", now);
			removeEventListener("online", now);
			document.removeEventListener("visibilitychange", now);
		};
	}, [saving, say]);
}

function whoSaved({ updatedBy }: Page): string {
	return words.page.somebodySaved({ user: updatedBy ?? "Somebody" });
}
