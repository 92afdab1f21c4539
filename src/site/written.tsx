import type { ReactNode } from "react";
import { Blocks } from "#blocks/blocks.tsx";
import { needsOf } from "#blocks/kinds.ts";
import type { Language } from "#domain/language/language.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { viewBlockData } from "#usecases/page/view-block-data.ts";
import type { WordedScope } from "./site-scope.ts";

type Written = { blocks: readonly BlockContent[]; language: Language; isPreview?: boolean };

/**
 * What an organization has written, with what its blocks show of the season. Where it is not written in
 * the visitor's language that is said (rule `own-language-instead`).
 */
export async function written(scope: WordedScope, page: Written): Promise<ReactNode> {
	const { blocks, language, isPreview = false } = page;
	const data = await viewBlockData(scope, needsOf(blocks));
	const other = otherLanguage(scope, page);
	return (
		<Blocks
			blocks={blocks}
			data={data}
			isPreview={isPreview}
			language={other}
			notice={
				other !== undefined &&
				blocks.length > 0 && <p className="soft">{scope.words.site.onlyIn[language]}</p>
			}
		/>
	);
}

/** The language of what is written where that is not the visitor's. */
export function otherLanguage(
	{ words }: Pick<WordedScope, "words">,
	{ language }: { language: Language },
): Language | undefined {
	return language === words.language ? undefined : language;
}
