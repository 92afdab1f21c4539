import { z } from "zod";
import { businessColumns } from "#domain/business/sheet.ts";
import { type Sentence, say, sayAll, sayCount } from "#domain/language/say.ts";
import { counted } from "#domain/text/counted.ts";
import type { ImportedBusinesses } from "#usecases/business/import-businesses.ts";
import { answer } from "../endpoint.ts";
import { flag, success, wire } from "../fields.ts";
import { said } from "../said.ts";
import { newBusiness } from "./business.ts";

const mostBusinesses = 1000;

/** As many mistakes as somebody mends at once. */
const mostNamed = 10;

/** The lines of a spreadsheet; a mistake is named by its line and column there, under the header. */
const lines = z
	.array(z.looseObject({}, "This is no business."), "Please send a list of businesses.")
	.min(1, "Please send a list of businesses.")
	.max(mostBusinesses, `A file may have ${mostBusinesses} businesses.`)
	.transform((sent, context) => {
		const read = sent.map((line) => newBusiness.safeParse(line));
		const mistakes = read.flatMap(({ error }, index) =>
			firstOfEach(error?.issues ?? []).map(({ path, message }) => {
				const column = businessColumns[path[0] as keyof typeof businessColumns] ?? "line";
				return `Line ${lineOf(sent[index]) ?? index + 2}, ${column}: ${message}`;
			}),
		);
		if (mistakes.length > 0) {
			const more = mistakes.length - mostNamed;
			const rest = more > 0 ? [`${counted(more, "more mistake")}.`] : [];
			const message = [...mistakes.slice(0, mostNamed), ...rest].join("\n");
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		}
		return read.flatMap(({ data }) => data ?? []);
	})
	.meta(wire({ type: "array", items: { type: "object" }, examples: [[{ name: "Ball Gym" }]] }));

/** Files have empty lines between others, so whoever sends one may say which line it is. */
function lineOf(sent: Record<string, unknown> | undefined): number | null {
	return Number.isSafeInteger(sent?.line) ? Number(sent?.line) : null;
}

/** One sentence a column is enough to mend it. */
function firstOfEach<Issue extends { path: PropertyKey[] }>(issues: readonly Issue[]): Issue[] {
	return [...Map.groupBy(issues, ({ path }) => path[0]).values()].flatMap((own) => own[0] ?? []);
}

export const businessesToImport = z
	.object({ businesses: lines, isTrial: flag })
	.transform(({ businesses, isTrial }) => ({ businesses, isTrial: isTrial ?? false }));

export const importedBusinesses = answer(
	z.object({
		success,
		message: said,
		added: z.int(),
		changed: z.int(),
		unchanged: z.int(),
		isTrial: z.boolean(),
	}),
	(done: ImportedBusinesses) => ({ message: sentenceOf(done), ...done }),
);

function sentenceOf({ added, changed, isTrial }: ImportedBusinesses): Sentence {
	if (added + changed === 0) return "Nothing new: the directory has all of this.";
	const parts = [
		...(added > 0 ? [say`${sayCount(added, "business", "businesses")} added`] : []),
		...(changed > 0 ? [say`${changed} changed`] : []),
	];
	const all = sayAll(parts, ", ");
	return isTrial ? say`This would be: ${all}.` : all;
}
