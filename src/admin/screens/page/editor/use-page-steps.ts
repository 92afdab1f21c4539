import { useNavigate } from "react-router";
import { client } from "../../../client.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { useUndo } from "../../../components/feedback/use-undo.ts";
import { type Message, useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { type Page, toKept } from "./page.ts";
import type { PageEditing } from "./use-page-editing.ts";

export type PageSteps = ReturnType<typeof usePageSteps>;

type Around = {
	work: Pick<PageEditing, "page" | "saving" | "dispatch">;
	showWriting: () => void;
};

/** What can be done with the page as a whole; everything that is written is saved before. */
export function usePageSteps({ work: { page, saving, dispatch }, showWriting }: Around) {
	const say = useSay();
	const fail = useFailure();
	const confirm = useConfirm();
	const undo = useUndo();
	const navigate = useNavigate();
	const { key } = page;
	const take = (changed: Page) => saving.adopt(toKept(changed));
	const undoHere: Message["action"] = {
		label: words.common.undo,
		run: () => dispatch({ kind: "undo" }),
	};

	const step = async (failure: string, run: () => Promise<Omit<Message, "tone">>) => {
		try {
			if (await saving.flush()) say({ ...(await run()), tone: "success" });
			else say({ text: words.page.notEverythingIsSavedYet, tone: "error" });
		} catch (error) {
			fail(error, failure);
		}
	};
	const restored = async (number: number) => {
		const sent = { key, number, revision: saving.revision() };
		const answer = await client.post("/pages/:key/restore", sent);
		take(answer.page);
		return answer;
	};
	return {
		restore: (number: number) =>
			step(words.page.thisVersionCouldNotBe2, async () => {
				const { message: text } = await restored(number);
				showWriting();
				return { text, action: undoHere };
			}),

		/** What was just published gives way to what was there before. */
		goBack: () =>
			step(words.page.thePreviousVersionCould, async () => {
				const { versions } = await client.get("/pages/:key/versions", { key });
				const previous = versions[1];
				if (previous === undefined) {
					const { page, message: text } = await client.post("/pages/:key/unpublish", { key });
					take(page);
					return { text };
				}
				await restored(previous.number);
				const sent = { key, revision: saving.revision(), publishAt: null };
				take((await client.post("/pages/:key/publish", sent)).page);
				return { text: words.page.thePreviousVersionIsOn };
			}),

		check: () =>
			step(words.page.couldNotBeNoted, async () => {
				const { page, message: text } = await client.post("/pages/:key/check", { key });
				take(page);
				return { text };
			}),

		unpublish: () =>
			step(words.page.thisPageCouldNotBe, async () => {
				const { page, message: text } = await client.post("/pages/:key/unpublish", { key });
				take(page);
				return { text };
			}),

		discard: () =>
			step(words.page.theChangesCouldNotBe2, async () => {
				const sent = { key, revision: saving.revision() };
				take((await client.post("/pages/:key/discard", sent)).page);
				return { text: words.page.backToWhatIsPublished, action: undoHere };
			}),

		async remove(): Promise<void> {
			const isYes = await confirm({
				title: words.page.deleteThisPage,
				text: words.page.goesWithHistory({ title: page.title }),
				detail: words.common.youCanBringItBack({ count: 1 }),
				yes: words.common.delete,
				tone: "danger",
			});
			if (!isYes) return;
			await step(words.page.thePageCouldNotBe, async () => {
				const { message: text, trashId } = await client.del("/pages/:key", { key });
				await navigate("/dashboard/site/pages");
				return { text, action: undo([trashId]) };
			});
		},
	};
}
