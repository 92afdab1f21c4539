import { createHash } from "node:crypto";
import type { Waiver } from "#domain/registration/waiver.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "../scope.ts";

export type WrittenWaiver = Pick<Waiver, "title" | "text">;

/**
 * Asks for these waivers from now on. One whose text is another gets a new version, and those that were signed
 * stay as they were signed (rule `signed-as-read`).
 */
export async function writeWaivers(
	{ now }: Pick<Scope, "now">,
	{ waivers }: Pick<Store, "waivers">,
	registrationId: number,
	written: readonly WrittenWaiver[],
): Promise<void> {
	const known = await waivers.list(registrationId);
	const asked = new Set<number>();
	for (const { title, text } of written) {
		const versions = known.filter((waiver) => waiver.title === title);
		const same = versions.find((waiver) => waiver.text === text);
		const waiver =
			same ??
			(await waivers.insert({
				registrationId,
				title,
				text,
				version: versions.length + 1,
				fingerprint: fingerprintOf({ title, text }),
				writtenAt: now.toISOString(),
			}));
		asked.add(waiver.id);
	}
	for (const { id, isAsked } of known) {
		if (isAsked !== asked.has(id)) await waivers.setAsked(id, asked.has(id));
	}
}

/** SHA-256 of title and text, so that anybody can check what was signed. */
function fingerprintOf({ title, text }: WrittenWaiver): string {
	return createHash("sha256").update(`${title}\n${text}`).digest("hex");
}
