import type { RemarkList } from "#domain/import/remarks.ts";
import { say, sayCount } from "#domain/language/say.ts";
import { Refusal } from "../refusals.ts";

/** The files cannot be imported as they are. Nothing was written; what is wrong is listed. */
export class ImportRefused extends Refusal {
	readonly problems: RemarkList;
	readonly warnings: RemarkList;

	constructor(problems: RemarkList, warnings: RemarkList = { listed: [], count: 0 }) {
		const count = sayCount(problems.count, "problem");
		super("invalid", say`The files have ${count}. Nothing was imported.`);
		this.problems = problems;
		this.warnings = warnings;
	}
}
