/** What is saved, by field, as texts. A field that is not named is empty. */
export type Saved = Readonly<Record<string, string>>;

/** What somebody typed and has not saved. `base` is what was saved when the typing began. */
export type Edit = { text: string; base: string };
export type Edits = Readonly<Record<string, Edit>>;

/** Somebody else saved another text for a field that is being edited here. */
export type Conflict = { key: string; mine: string; theirs: string };

type Same = (a: string, b: string) => boolean;

/** Texts without the blanks around them. */
export const sameText: Same = (a, b) => a.trim() === b.trim();

/** Numbers by their value: 07 is 7. */
export const sameNumber: Same = (a, b) => plainNumber(a) === plainNumber(b);

/** What the field says now. */
export function textAt(saved: Saved, edits: Edits, key: string): string {
	return edits[key]?.text ?? saved[key] ?? "";
}

/** The edits after somebody typed this text. What says the same as is saved is no edit. */
export function typed(
	saved: Saved,
	edits: Edits,
	texts: Readonly<Record<string, string>>,
	same: Same,
): Edits {
	const after: Record<string, Edit> = { ...edits };
	for (const [key, text] of Object.entries(texts)) {
		const now = saved[key] ?? "";
		if (same(text, now)) delete after[key];
		else after[key] = { text, base: edits[key]?.base ?? now };
	}
	return after;
}

/**
 * The edits over what has been saved meanwhile, by whomever: what says the same now is done. Fields
 * that nobody edits here simply show what is saved.
 */
export function over(saved: Saved, edits: Edits, same: Same): Edits {
	return Object.fromEntries(
		Object.entries(edits).filter(([key, { text }]) => !same(text, saved[key] ?? "")),
	);
}

/** The edits after what was sent is saved: those typed since remain, over what stands there now. */
export function afterSaving(saved: Saved, edits: Edits, sent: Edits, same: Same): Edits {
	const left = Object.entries(edits).flatMap(([key, edit]): [string, Edit][] => {
		const before = sent[key];
		if (before === undefined) return [[key, edit]];
		return same(before.text, edit.text) ? [] : [[key, { ...edit, base: saved[key] ?? "" }]];
	});
	return over(saved, Object.fromEntries(left), same);
}

/** Where both sides changed a field, to different texts. */
export function conflictsIn(saved: Saved, edits: Edits, same: Same): Conflict[] {
	return Object.entries(edits).flatMap(([key, { text, base }]) => {
		const theirs = saved[key] ?? "";
		return same(theirs, base) || same(theirs, text) ? [] : [{ key, mine: text, theirs }];
	});
}

/** The edits without these fields: they show what is saved. */
export function dropped(edits: Edits, keys: readonly string[]): Edits {
	const gone = new Set(keys);
	return Object.fromEntries(Object.entries(edits).filter(([key]) => !gone.has(key)));
}

/** The edits once somebody has decided to keep his own text: the conflict is settled. */
export function kept(saved: Saved, edits: Edits, key: string): Edits {
	const edit = edits[key];
	return edit === undefined ? edits : { ...edits, [key]: { ...edit, base: saved[key] ?? "" } };
}

function plainNumber(text: string): string {
	const trimmed = text.trim().replace("\u2212", "-");
	return /^[+-]?\d+$/.test(trimmed) ? String(Number(trimmed) + 0) : trimmed;
}
