import type { Remark } from "#domain/import/sheet.ts";
import { Refusal } from "../refusals.ts";

/** The files cannot be imported as they are. Nothing was written; every reason is listed. */
export class ImportRefused extends Refusal {
	readonly problems: Remark[];
	readonly warnings: Remark[];

	constructor(problems: Remark[], warnings: Remark[] = []) {
		const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
		super("invalid", `The files have ${count}. Nothing was imported.`);
		this.problems = problems;
		this.warnings = warnings;
	}
}
