import type { Edits } from "./edits.ts";

/** The three things that are edited by themselves. */
export const panelNames = ["score", "details", "boxScore"] as const;
export type PanelName = (typeof panelNames)[number];

/** What was typed on this device and is not on the server as far as it knows. */
export type Unsaved = {
	/** Milliseconds since 1970. */
	savedAt: number;
	edits: Record<PanelName, Edits>;
	/** What was sent and never answered: it goes out again as it was, under the same key. */
	sending: Partial<Record<PanelName, Sending>>;
};

export type Sending = {
	key: string;
	input: object;
	/** The edits it carries. */
	edits: Edits;
};

export type UnsavedGames = ReturnType<typeof unsavedIn>;
type UnsavedStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const schema = 1;
const prefix = "fieldhouse.game.";
const mostKept = 20;
const keptMs = 14 * 24 * 60 * 60_000;

/**
 * Unsaved input of games, kept in the browser's storage: once for each organization, user and
 * game. What is of an older shape and what nobody came back for in two weeks are dropped.
 */
export function unsavedIn(place: UnsavedStorage, now: () => number) {
	const read = (key: string): Unsaved | null => {
		const kept = parse(place.getItem(key));
		return kept !== null && kept.savedAt > now() - keptMs ? kept : null;
	};
	const sweep = (besides: string) => {
		const kept = keysIn(place)
			.filter((key) => key !== besides)
			.map((key) => ({ key, savedAt: read(key)?.savedAt ?? 0 }))
			.toSorted((a, b) => b.savedAt - a.savedAt);
		for (const [index, { key, savedAt }] of kept.entries()) {
			if (savedAt === 0 || index >= mostKept - 1) place.removeItem(key);
		}
	};
	return {
		read,
		keep(key: string, unsaved: Omit<Unsaved, "savedAt">): void {
			// Every keystroke comes by here; only another game makes one too many.
			if (place.getItem(key) === null) sweep(key);
			try {
				place.setItem(key, JSON.stringify({ schema, savedAt: now(), ...unsaved }));
			} catch {
				// The storage is full or forbidden: typing goes on, it only survives no reload.
			}
		},
		drop: (key: string) => place.removeItem(key),
	};
}

export function unsavedKey(of: { organizationId: number; userId: number; gameId: number }): string {
	return `${prefix}${of.organizationId}.${of.userId}.${of.gameId}`;
}

function keysIn(place: UnsavedStorage): string[] {
	return Array.from({ length: place.length }, (_, index) => place.key(index) ?? "").filter((key) =>
		key.startsWith(prefix),
	);
}

/** Null for whatever is nothing of this shape, however it came there. */
function parse(text: string | null): Unsaved | null {
	try {
		const kept = JSON.parse(text ?? "null") as (Unsaved & { schema: number }) | null;
		if (kept?.schema !== schema || typeof kept.savedAt !== "number") return null;
		const { savedAt, edits, sending } = kept;
		const isRight = panelNames.every((name) => areEdits(edits[name]));
		const areSent = Object.values(sending).every(
			(it) => typeof it.key === "string" && areEdits(it.edits),
		);
		return isRight && areSent ? { savedAt, edits, sending } : null;
	} catch {
		return null;
	}
}

function areEdits(value: unknown): value is Edits {
	if (typeof value !== "object" || value === null) return false;
	return Object.values(value).every(
		(edit) => typeof edit?.text === "string" && typeof edit?.base === "string",
	);
}
