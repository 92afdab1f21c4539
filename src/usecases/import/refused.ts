import type { RemarkList } from "#domain/import/remarks.ts";
import { Refusal } from "../refusals.ts";

/** The files cannot be imported as they are. Nothing was written; what is wrong is listed. */
export class ImportRefused extends Refusal {
	readonly problems: RemarkList;
	readonly warnings: RemarkList;

	constructor(problems: RemarkList, warnings: RemarkList = { listed: [], count: 0 }) {
		const count = problems.count === 1 ? "1 problem" : `${problems.count} problems`;
		super("invalid", `The files have ${count}. Nothing was imported.`);
		this.problems = problems;
		this.warnings = warnings;
	}
}
