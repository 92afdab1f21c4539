import type { Writing } from "../editing.ts";

/** What was written on this device and did not reach the server. */
export type UnsavedCopy = { revision: number; writing: Writing };

type CopyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const schema = 1;
const keptMs = 14 * 24 * 60 * 60_000;

/** The copy of one page, in the browser's storage, for whoever comes back to it in two weeks. */
export function unsavedCopy(place: CopyStorage, key: string, now: () => number) {
	return {
		read(): UnsavedCopy | null {
			const copy = parse(place.getItem(key));
			return copy !== null && copy.at > now() - keptMs ? copy : null;
		},
		keep({ revision, writing }: UnsavedCopy): void {
			try {
				place.setItem(key, JSON.stringify({ schema, at: now(), revision, writing }));
			} catch {
				// The storage is full or forbidden: writing goes on, it only survives no reload.
			}
		},
		drop: () => place.removeItem(key),
	};
}

export function copyKey(of: { organizationId: number; userId: number; page: string }): string {
	return `fieldhouse.page.${of.organizationId}.${of.userId}.${of.page}`;
}

/** Null for whatever is no copy of this form, however it came there. */
function parse(text: string | null): (UnsavedCopy & { at: number }) | null {
	try {
		const copy = JSON.parse(text ?? "null");
		const isRight =
			copy?.schema === schema &&
			typeof copy.at === "number" &&
			typeof copy.revision === "number" &&
			typeof copy.writing?.title === "string" &&
			Array.isArray(copy.writing.blocks);
		return isRight ? copy : null;
	} catch {
		return null;
	}
}
