import { canManageOrganization } from "#domain/account/policy.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { formerPlayer, isFormerPlayer } from "#domain/privacy/minors-public-name.ts";
import type { Forgotten } from "#domain/privacy/redact.ts";
import type { TraceInAudit } from "#store/player/person-traces.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { noSuchPlayer } from "../player/players.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";

/**
 * Takes a person's name, picture and attributes out of everything the organization holds; the shirt
 * number and all numbers of games stay, under "Former player". There is no way back, so the name is
 * typed by whoever does it.
 */
export async function anonymizePlayer(
	scope: WorkScope,
	{ id, confirm }: { id: number; confirm: string },
): Promise<Player> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	const { player, files } = await scope.store.transaction(async (store) => {
		const before = found(await store.players.find(id), noSuchPlayer);
		if (isFormerPlayer(before)) throw new Refusal("conflict", "This player is anonymous already.");
		if (!isSame(confirm, fullName(before)))
			throw invalid("confirm", "This is not the player's name.");
		const formerIds = await store.playerRedirects.formerIdsOf(id);
		const ids = [id, ...formerIds];
		const own = await ownTraces(store, ids, before);
		const names = [before, ...formerNames(own)];
		const files = fileNames([before.imageUrl, ...own.flatMap(picturesIn)]);
		const player: Player = { id, ...formerPlayer, imageUrl: null };
		await store.players.save(player);
		await forgetAttributes(store, id);
		await store.contacts.remove(id);
		await store.honors.forgetPlayer(id);
		await store.suspensions.forgetPlayer(id);
		// What waits in the outbox goes to nobody any more, and nothing there names the address.
		const signUpIds = (await store.signUps.listByPlayers(ids)).map(({ id }) => id);
		await store.letters.removeOf({ playerIds: ids, signUpIds });
		await store.signUps.forgetPlayers(ids, formerPlayer);
		await store.trash.forgetMerges(formerIds);
		await store.personTraces.replaceCaptainName({ id, names });
		for (const id of ids) {
			await store.personTraces.removeFromAudit({ id, names });
			await store.personTraces.removeFromTrash({ id, names });
			await store.personTraces.removeFromNotes({ id, names });
		}
		await store.personTraces.removeAnswers();
		await store.personTraces.removeFiles(files);
		await recordChange(scope, store, { action: "player.anonymize", id, after: formerPlayer });
		return { player, files };
	});
	await scope.pictures.remove(files);
	return player;
}

/** What was noted of the player himself, and of those who were merged into him. */
async function ownTraces(
	{ personTraces }: Store,
	ids: readonly number[],
	name: Forgotten["names"][number],
): Promise<TraceInAudit[]> {
	const traces: TraceInAudit[] = [];
	for (const id of ids) traces.push(...(await personTraces.inAudit({ id, names: [name] })));
	return traces.filter(
		({ subject, subjectId }) => subject === "player" && ids.some((id) => id === subjectId),
	);
}

/** What was typed is the name, whatever the blanks. */
function isSame(typed: string, name: string): boolean {
	const plain = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
	return plain(typed) === plain(name);
}

/** The shirt number tells the lines of a box score apart and nobody by itself. */
async function forgetAttributes({ players }: Store, id: number): Promise<void> {
	const values = (await players.attributesOf([id])).get(id) ?? [];
	const gone = values.filter((value) => attributeNamed([value], "Number") === null);
	await players.removeAttributeValues(
		id,
		gone.map(({ attribute }) => attribute.id),
	);
}

/** What the player was called before, from his own changes. */
function formerNames(traces: readonly TraceInAudit[]): Forgotten["names"] {
	const names = statesIn(traces).flatMap((state) => {
		const { firstName, lastName } = state;
		if (typeof firstName !== "string" || firstName === "") return [];
		return [{ firstName, lastName: typeof lastName === "string" ? lastName : "" }];
	});
	return names.filter((name) => !isFormerPlayer(name));
}

function picturesIn(trace: TraceInAudit): string[] {
	return statesIn([trace]).flatMap(({ imageUrl }) =>
		typeof imageUrl === "string" ? [imageUrl] : [],
	);
}

function statesIn(traces: readonly TraceInAudit[]): Record<string, unknown>[] {
	return traces
		.flatMap(({ before, after }) => [before, after])
		.filter((it): it is Record<string, unknown> => typeof it === "object" && it !== null);
}

/** Of files of ours; pictures that come with the product, or from elsewhere, are nobody's. */
function fileNames(addresses: readonly (string | null)[]): string[] {
	const names = addresses.flatMap((it) => /^\/files\/\d+\/([^/]+)$/.exec(it ?? "")?.[1] ?? []);
	return [...new Set(names)];
}
