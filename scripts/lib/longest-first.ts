import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take longer than others, the longest first; a worker that comes to one in the end works alone.
 * In a fresh clone Vitest does not know how long they take.
 */
const longest = [
	"isolation",
	"crash",
	"freeze",
	"fuzz",
	"backup",
	"drafts",
	"twins",
	"minors",
	"database-restart",
	"calls",
	"concurrency",
	"size",
	"undo",
	"names",
	"import",
	"stage",
	"stage.property",
	"keys",
	"tenancy",
	"bookkeeping",
	"shell",
	"schedule",
	"generation",
	"team",
	"game-day",
	"outlook.property",
	"table-rules",
	"page",
	"game",
	"account",
	"demo",
	"organization",
	"player",
	"generate",
	"sign-in",
	"tokens",
	"users",
	"plan",
	"playoffs",
	"stages",
	"changes",
	"game-log",
	"domains",
	"webhooks",
	"organizations",
	"publication",
	"domain-names",
	"picture-library",
	"pictures",
	"picture",
	"played",
];

/**
 * The order of tests' files: a project after the other, for a worker that comes to one of another project is
 * begun anew and reads the product again; in it first those that take long, then as Vitest would have it.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.toSorted(
			(a, b) => a.project.name.localeCompare(b.project.name) || rankOf(a) - rankOf(b),
		);
	}
}

function rankOf({ moduleId }: TestSpecification): number {
	const name = basename(moduleId).replace(/\.test\.tsx?$/, "");
	const place = longest.indexOf(name);
	return place === -1 ? longest.length : place;
}
