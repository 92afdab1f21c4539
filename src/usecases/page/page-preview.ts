import type { WorkScope } from "../scope.ts";
import { findPage, writtenIn } from "./page-views.ts";
import { authorizeWriting, readDraft } from "./pages.ts";

/** A page as visitors would see what is being typed, as HTML. Nothing of it is kept. */
export async function previewPage(
	scope: WorkScope,
	{ key, title, blocks: sent }: { key: string; title: string; blocks: readonly unknown[] },
): Promise<{ html: string }> {
	authorizeWriting(scope);
	const written = writtenIn(await findPage(scope.store, key));
	const blocks = readDraft(scope, sent);
	const content = { ...written, title: title === "" ? written.title : title, blocks };
	return { html: await scope.writing.render({ key, content }) };
}
