import type { WorkScope } from "../scope.ts";
import { findPage, writtenIn } from "./page-views.ts";
import { authorizeWriting, readDraft } from "./pages.ts";

/** A page as visitors would see what is being typed, as HTML. Nothing of it is kept. */
export async function previewPage(
	scope: WorkScope,
	asked: { key: string; title: string; blocks: readonly unknown[] },
): Promise<{ html: string }> {
	authorizeWriting(scope);
	const { key, title } = asked;
	const page = await findPage(scope, scope.store, key);
	const { original: of } = page;
	const original = of === null ? page : await findPage(scope, scope.store, of.key);
	const written = writtenIn(page);
	const { path } = writtenIn(original);
	const blocks = readDraft(scope, asked);
	const content = { ...written, path, title: title === "" ? written.title : title, blocks };
	const { language = null } = of ?? {};
	return { html: await scope.writing.render({ key: original.key, content, language }) };
}
