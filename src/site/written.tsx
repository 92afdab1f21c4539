import type { ReactNode } from "react";
import { Blocks } from "#blocks/blocks.tsx";
import { needsOf } from "#blocks/kinds.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { viewBlockData } from "#usecases/page/view-block-data.ts";
import type { Scope } from "#usecases/scope.ts";

type Written = { blocks: readonly BlockContent[]; isPreview?: boolean };

/** What an organization has written, with what its blocks show of the season. */
export async function written(
	scope: Scope,
	{ blocks, isPreview = false }: Written,
): Promise<ReactNode> {
	const data = await viewBlockData(scope, needsOf(blocks));
	return <Blocks blocks={blocks} data={data} isPreview={isPreview} />;
}
