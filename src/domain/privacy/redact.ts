import { formerPlayer } from "./minors-public-name.ts";

/** Somebody whose name is to go, and every name it had. */
export type Forgotten = { id: number; names: readonly { firstName: string; lastName: string }[] };

/**
 * What was written down somewhere without this person's names: in records of the player, beside the
 * player's id, and in any text that has a full name. Namesakes who are named by their ids stay.
 */
export function redact(value: unknown, person: Forgotten): unknown {
	if (typeof value === "string") return withoutNames(value, person);
	if (Array.isArray(value)) return value.map((it) => redact(it, person));
	if (typeof value !== "object" || value === null) return value;
	const record = value as Record<string, unknown>;
	const whose = { player: playerOf(record, person), captain: captainOf(record) };
	const entries = Object.entries(record).map(([key, it]) => {
		const owner = key in ofCaptain ? whose.captain : whose.player;
		const cleared = ofCaptain[key] ?? ofPlayer[key];
		if (cleared === undefined || it === null || owner === undefined)
			return [key, redact(it, person)];
		return [key, owner === person.id ? cleared : it];
	});
	return Object.fromEntries(entries);
}

/** What stands of a player in the audit and in the trash, and what stands there afterwards. */
const ofPlayer: Record<string, unknown> = {
	firstName: formerPlayer.firstName,
	first_name: formerPlayer.firstName,
	lastName: formerPlayer.lastName,
	last_name: formerPlayer.lastName,
	name: formerPlayer.firstName,
	name_key: formerPlayer.firstName.toLowerCase(),
	imageUrl: "",
	image_url: "",
	attributes: {},
};

const ofCaptain: Record<string, unknown> = {
	captainName: formerPlayer.firstName,
	captain_name: formerPlayer.firstName,
};

/** Which player a record is about, where it says: by id, else by both names. */
function playerOf(record: Record<string, unknown>, { id, names }: Forgotten): unknown {
	const known = record.playerId ?? record.player_id;
	if (known !== undefined) return known;
	const first = record.firstName ?? record.first_name;
	if (first === undefined) return undefined;
	if (record.id !== undefined) return record.id;
	const last = record.lastName ?? record.last_name ?? "";
	return names.some((name) => name.firstName === first && name.lastName === last) ? id : undefined;
}

function captainOf(record: Record<string, unknown>): unknown {
	return record.captainId ?? record.captain_id ?? undefined;
}

/** A name of one word is too short to be told from other words: it has to be all of the text. */
function withoutNames(text: string, { names }: Forgotten): string {
	return names.reduce((left, { firstName, lastName }) => {
		const name = `${firstName} ${lastName}`.trim();
		if (left === name) return formerPlayer.firstName;
		if (!name.includes(" ")) return left;
		const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu");
		return left.replaceAll(pattern, formerPlayer.firstName);
	}, text);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
