import { useMemo } from "react";
import { newId } from "./fresh-blocks.ts";
import type { Page } from "./page.ts";
import { placesOf, type SitePage } from "./places.ts";
import { problemsByBlock } from "./problems.ts";

type Asked = {
	page: Page;
	pages: readonly SitePage[];
	/** Somebody wants to publish; before that nobody is told what is not written yet. */
	isStrict: boolean;
	/** The id of the block whose form is open. */
	chosen: string | null;
};

/** What the form needs to know around it, and in which blocks something is missing. */
export function useProblems({ page, pages, isStrict, chosen }: Asked) {
	const problems = useMemo(
		() => problemsByBlock(isStrict ? page : { blocks: [], problems: [] }),
		[isStrict, page],
	);
	const surroundings = useMemo(
		() => ({
			places: placesOf(pages),
			problems: problems.get(chosen ?? "") ?? new Map<string, string>(),
			newId,
		}),
		[pages, problems, chosen],
	);
	const wrong = useMemo(() => new Set(problems.keys()), [problems]);
	return { surroundings, wrong };
}
