import { didPlay } from "../stats/line/line-reader.ts";
import type { StatLine } from "../stats/stat-definition.ts";
import { type AttributeValue, fullName, type Player } from "./player.ts";

/** One of two players who are the same person: the one who stays, and the one whose address leads there. */
export type Side = "kept" | "former";

/** A player with what is kept of him. */
export type Person = Pick<Player, "firstName" | "lastName" | "imageUrl"> & {
	attributes: readonly AttributeValue[];
};

/** Something the two may say differently, and whose is taken. */
export type MergeField = {
	/** An attribute goes by its id. */
	field: "name" | "picture" | number;
	/** What the organization calls an attribute. */
	name: string | null;
	kept: string | null;
	former: string | null;
	chosen: Side;
};

/** Whose is taken where somebody has said it. */
export type MergeChoice = {
	name?: Side | undefined;
	picture?: Side | undefined;
	attributes?: readonly { attributeId: number; from: Side }[] | undefined;
};

/** A game in which both have a line, and whose stays; null where both have numbers. */
export type SharedGame = { gameId: number; line: Side | null };

/**
 * Name, picture and attributes of the two, as far as one of them has it. Without a choice it is the kept
 * one's, or what only the former one has.
 */
export function mergeFields(kept: Person, former: Person, asked: MergeChoice = {}): MergeField[] {
	const chosenOf = new Map(asked.attributes?.map((it) => [it.attributeId, it.from]));
	const values = [...kept.attributes, ...former.attributes];
	const attributes = new Map(values.map(({ attribute }) => [attribute.id, attribute]));
	return [
		fieldOf("name", null, [fullName(kept), fullName(former)], asked.name),
		fieldOf("picture", null, [kept.imageUrl, former.imageUrl], asked.picture),
		...[...attributes.values()]
			.toSorted((a, b) => a.order - b.order || a.id - b.id)
			.map(({ id, name }) =>
				fieldOf(id, name, [valueIn(kept, id), valueIn(former, id)], chosenOf.get(id)),
			),
	].filter(({ kept, former }) => kept !== null || former !== null);
}

/** What the one player is called, looks like and has. */
export function mergedPerson(
	kept: Person,
	former: Person,
	fields: readonly MergeField[],
): Pick<Player, "firstName" | "lastName" | "imageUrl"> & {
	attributes: { attributeId: number; value: string }[];
} {
	const chosenOf = (wanted: MergeField["field"]) =>
		fields.find(({ field }) => field === wanted)?.chosen === "former" ? former : kept;
	const { firstName, lastName } = chosenOf("name");
	const { imageUrl } = chosenOf("picture");
	const attributes = fields.flatMap(({ field, ...sides }) => {
		const value = sides[sides.chosen];
		return typeof field === "number" && value !== null ? [{ attributeId: field, value }] : [];
	});
	return { firstName, lastName, imageUrl, attributes };
}

/** Where both have a line, which can stay for one person only. */
export function sharedGames(kept: readonly StatLine[], former: readonly StatLine[]): SharedGame[] {
	const own = new Map(kept.map((line) => [line.gameId, line]));
	return former.flatMap((line) => {
		const ours = own.get(line.gameId);
		return ours === undefined ? [] : [{ gameId: line.gameId, line: sideThatStays(ours, line) }];
	});
}

function sideThatStays(kept: StatLine, former: StatLine): Side | null {
	if (!saysSomething(former)) return "kept";
	return saysSomething(kept) ? null : "former";
}

/** Minutes alone are numbers too. */
function saysSomething(line: StatLine): boolean {
	return didPlay(line) || (line.seconds ?? 0) > 0;
}

function fieldOf(
	field: MergeField["field"],
	name: string | null,
	[kept, former]: readonly [string | null, string | null],
	asked: Side | undefined,
): MergeField {
	return { field, name, kept, former, chosen: asked ?? (kept === null ? "former" : "kept") };
}

function valueIn({ attributes }: Person, id: number): string | null {
	return attributes.find(({ attribute }) => attribute.id === id)?.value || null;
}
