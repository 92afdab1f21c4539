import { useDeferredValue } from "react";
import { PostBody } from "#blocks/post/post-body.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { BaseProvider } from "#ui/link.tsx";
import { words } from "../../words.ts";
import styles from "./post.module.css";
import type { PostDraft } from "./shown-post.ts";

/** The post as visitors see it; nothing of it can be operated. */
export function PostPreview({ draft }: { draft: PostDraft }) {
	const shown = useDeferredValue(draft);
	const { language = words.language } = shown;
	return (
		<Panel title={words.common.asVisitorsSeeIt}>
			<div className={styles.preview} inert>
				<BaseProvider base="">
					<PageHeader title={shown.title || "…"} language={language} />
					<PostBody post={Object.assign({}, shown, { language })} />
				</BaseProvider>
			</div>
		</Panel>
	);
}
