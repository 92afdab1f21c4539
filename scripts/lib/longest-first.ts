import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than all others; a worker that comes to one in the end works alone. */
const longest = ["isolation", "crash", "fuzz", "backup", "drafts", "calls", "minors", "twins"];

/** The order of tests' files: first those that take long, then as Vitest would have it. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
	}
}

function rankOf({ moduleId }: TestSpecification): number {
	const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
	return place === -1 ? longest.length : place;
}
