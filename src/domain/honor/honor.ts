import { type Sentence, sayWord } from "../language/say.ts";
import type { PictureValue } from "../page/fields.ts";
import { readFields } from "../page/read-fields.ts";
import type { FinalPlace } from "../stage/final-places.ts";
import type { StandingsRow } from "../standings/standings.ts";

/** A final place of a team, or an award that a league gives to a team or a player by a name of its own. */
export type Honor = ({ place: number; award: null } | { place: null; award: string }) & {
	entryId: number | null;
	playerId: number | null;
	picture: PictureValue | null;
	note: string | null;
};

/** A team's place at the end. */
export type ProposedPlace = { entryId: number; place: number };

/**
 * Final places as results have them: by the stage, behind those who reached it the others as the table has
 * them. Without a stage by the table alone; who has not played has no place.
 */
export function proposedPlaces(
	reached: readonly FinalPlace[],
	table: readonly Pick<StandingsRow, "entryId" | "rank">[],
): ProposedPlace[] {
	const others = table.flatMap(({ entryId, rank }) =>
		rank === null || reached.some((one) => one.entryId === entryId) ? [] : [{ entryId, rank }],
	);
	return [
		...reached.map(({ entryId, place }) => ({ entryId, place })),
		...others.map(({ entryId, rank }) => ({
			entryId,
			place: reached.length + 1 + others.filter((other) => other.rank < rank).length,
		})),
	];
}

/** Places first, the best before all, then awards as the league has put them. */
export function inOrderOfHonors<One extends Pick<Honor, "place">>(honors: readonly One[]): One[] {
	return honors.toSorted(
		(a, b) => (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER),
	);
}

/** The picture of an honor as somebody sent it; none is no mistake. */
export function readHonorPicture(
	sent: unknown,
	refuse: (sentence: Sentence) => void,
): PictureValue | null {
	const { picture = null } = readFields({
		fields: { picture: { is: "picture", label: "Picture", isOptional: true } },
		sent: { picture: sent },
		at: "",
		isDraft: false,
		name: sayWord("Picture"),
		say: (_, sentence) => refuse(sentence),
		readBlocks: () => [],
	});
	return picture as PictureValue | null;
}
