import { expect, test } from "vitest";
import { kinds } from "#blocks/kinds.ts";
import { galleryFields } from "#domain/game/gallery.ts";
import type { Field, Fields } from "#domain/page/fields.ts";
import { block as spanish } from "#words/admin/block/es.ts";
import { block as french } from "#words/admin/block/fr.ts";

test.each([
	["French", french],
	["Spanish", spanish],
] as const)(
	"kinds of blocks and their fields are said in %s, and nothing else is",
	(_, { texts }) => {
		const said = [
			...kinds.flatMap(({ label, about, fields }) => [label, about, ...textsOf(fields)]),
			...textsOf(galleryFields),
		];
		expect(Object.keys(texts).toSorted()).toEqual([...new Set(said)].toSorted());
	},
);

function textsOf(fields: Fields): string[] {
	return Object.values(fields).flatMap((field: Field) => [
		field.label,
		...(field.hint === undefined ? [] : [field.hint]),
		...(field.is === "list" ? [field.item, ...textsOf(field.of)] : []),
		...(field.is === "choice" ? field.options.map(({ label }) => label) : []),
	]);
}
