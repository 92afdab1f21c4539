import { type Said, type Sentence, say, sayAll, sayWord } from "#domain/language/say.ts";
import type { BlockContent, Field, Fields, ListField } from "./fields.ts";
import { readDocument, readPicture } from "./read-files.ts";
import { type Refuse, readText } from "./read-text.ts";
import { isRecord } from "./values.ts";

type Asked = {
	fields: Fields;
	sent: Readonly<Record<string, unknown>>;
	at: string;
	isDraft: boolean;
	/** What the block is called in sentences. */
	name: Said;
	/** "line 2" when this is one thing of a list. */
	thing?: Said;
	say: (at: string, sentence: Sentence) => void;
	readBlocks: (sent: readonly unknown[], at: string) => BlockContent[];
};

/** What was sent for the fields of a block, in their order; what is not a field is left out. */
export function readFields(asked: Asked): Record<string, unknown> {
	const read: Record<string, unknown> = {};
	for (const [name, field] of Object.entries(asked.fields)) {
		const at = `${asked.at}.${name}`;
		const sent = asked.sent[name] ?? undefined;
		let isRefused = false;
		const refuse = (what: Sentence) => {
			isRefused = true;
			asked.say(at, sayAll([subject(asked, field), what]));
		};
		const value = sent === undefined ? sent : readField({ ...asked, at }, field, sent, refuse);
		if (value !== undefined) read[name] = value;
		if (!asked.isDraft && !isRefused && !field.isOptional && isMissing(field, value)) {
			asked.say(at, missing(asked, field));
		}
	}
	return read;
}

/** The value to keep; undefined when nothing is, be it empty or refused. `at` is the field's. */
function readField(asked: Asked, field: Field, sent: unknown, refuse: Refuse): unknown {
	switch (field.is) {
		case "line":
		case "prose":
		case "markdown":
		case "link":
			return readText(field, sent, asked.isDraft, refuse);
		case "count":
			if (isWhole(sent) && sent >= field.least && sent <= field.most) return sent;
			return refuse(say`must be a number from ${field.least} to ${field.most}.`);
		case "league":
			return isWhole(sent) && sent > 0 ? sent : refuse("must be a league.");
		case "choice":
			if (field.options.some(({ value }) => value === sent)) return sent;
			return refuse(
				say`must be one of ${sayAll(
					field.options.map(({ label }) => label),
					", ",
				)}.`,
			);
		case "picture":
			return readPicture(sent, refuse);
		case "document":
			return readDocument(sent, refuse);
		case "list":
			return readThings(asked, field, sent, refuse);
		case "blocks":
			if (!Array.isArray(sent)) return refuse("must be a list of blocks.");
			if (sent.length > field.most) refuse(say`can have at most ${field.most} blocks.`);
			return asked.readBlocks(sent, asked.at);
	}
}

function readThings(asked: Asked, field: ListField, sent: unknown, refuse: Refuse): unknown {
	if (!Array.isArray(sent)) return refuse("must be a list.");
	if (sent.length > field.most) return refuse(say`can have at most ${field.most}.`);
	return sent.map((one, index) => {
		const place = `${asked.at}.${index}`;
		const item = sayWord(field.item);
		const thing = say`${item} ${index + 1}`;
		if (!isRecord(one)) asked.say(place, say`${asked.name}: ${thing} is not a ${item}.`);
		const values = isRecord(one) ? one : {};
		const read = readFields({ ...asked, fields: field.of, sent: values, at: place, thing });
		if (!asked.isDraft && lacksOneOf(field, read)) asked.say(place, lacking(asked, thing, field));
		return read;
	});
}

function lacksOneOf({ oneOf = [] }: ListField, read: Readonly<Record<string, unknown>>): boolean {
	return oneOf.length > 0 && oneOf.every((name) => read[name] === undefined);
}

/** "Downloads: file 1 has neither a PDF of your library nor …" would be long: the first says enough. */
function lacking({ name }: Asked, thing: Said, { of, oneOf = [] }: ListField): Said {
	const labels = oneOf.map((it) => lowerFirst(of[it]?.label ?? it));
	return say`${name}: ${thing} has nothing of: ${sayAll(labels, ", ")}.`;
}

function isMissing(field: Field, value: unknown): boolean {
	if (["count", "choice", "league"].includes(field.is)) return false;
	return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** "Price table: line 2 has no price." */
function missing({ name, thing }: Asked, field: Field): Said {
	const what = sayWord(field.is === "list" ? field.item : lowerFirst(field.label));
	return thing === undefined
		? say`${name} has no ${what}.`
		: say`${name}: ${thing} has no ${what}.`;
}

/** "Price table: Price of line 2" */
function subject({ name, thing }: Asked, { label }: Field): Said {
	const what = sayWord(label);
	return thing === undefined ? say`${name}: ${what}` : say`${name}: ${what} of ${thing}`;
}

/** "PDF" stays. */
function lowerFirst(label: string): string {
	return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function isWhole(value: unknown): value is number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
