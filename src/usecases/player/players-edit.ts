import { canManageLeagues } from "#domain/account/policy.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { insertPicture, type KeptPicture, type Upload } from "../picture/pictures.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type AttributeInput, saveAttributes } from "./attribute-values.ts";
import type { PlayerView } from "./player-views.ts";
import { noSuchPlayer, type PlayerWithStats, readPlayer, viewOf } from "./players.ts";
import { moveToTeam } from "./players-team.ts";

/** What is absent stays as it is; null means that there is none. */
export type PlayerChange = {
	firstName?: string | undefined;
	lastName?: string | null | undefined;
	/** Of a team or of a team's entry: one counter numbers both. */
	teamId?: number | null | undefined;
	image?: Upload | null | undefined;
	attributes?: readonly AttributeInput[] | undefined;
};

export type NewPlayer = PlayerChange & { firstName: string };

/** What the picture of a player must be. */
const onlyPictures = "Only image files are allowed";

export async function addPlayer(scope: WorkScope, asked: NewPlayer): Promise<PlayerWithStats> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const picture = await keepPicture(scope, asked.image);
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const player = await insertPlayer(inside, store, { ...asked, picture });
		await moveToTeam(inside, await viewOf(inside, player), asked.teamId);
		await saveAttributes(store, player.id, asked.attributes ?? []);
		const added = await readPlayer(inside, player);
		await recordChange(scope, store, {
			action: "player.add",
			id: player.id,
			after: factsOf(added),
		});
		return added;
	});
}

export async function changePlayer(
	scope: WorkScope,
	{ id, ...asked }: PlayerChange & { id: number },
): Promise<PlayerWithStats> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	// Nobody's picture is written down for a player that does not exist.
	found(await scope.store.players.find(id), noSuchPlayer);
	const picture = await keepPicture(scope, asked.image);
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const player = found(await store.players.find(id), noSuchPlayer);
		const before = await viewOf(inside, player);
		await store.players.save(changed(player, asked, picture));
		if (picture) await insertPicture(scope, store, picture);
		await moveToTeam(inside, before, asked.teamId);
		await saveAttributes(store, id, asked.attributes ?? []);
		const after = await readPlayer(inside, player);
		const facts = { before: factsOf(before), after: factsOf(after) };
		await recordChange(scope, store, { action: "player.change", id, ...facts });
		return after;
	});
}

/** Takes a player away with his rosters, numbers and attributes; back for thirty days. */
export async function deletePlayer(
	scope: WorkScope,
	{ id }: { id: number },
): Promise<MovedToTrash & { player: Player }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const player = found(await store.players.find(id), noSuchPlayer);
		const before = await viewOf({ ...scope, store }, player);
		const [played] = await store.teams.listEntriesOfPlayer(id);
		const label = fullName(player);
		const lines = await store.boxScores.everyLineOf(id);
		const thrown = await moveToTrash(scope, store, { kind: "player", id, label, seasonIds: [] });
		if (played !== undefined) {
			const gameIds = lines.map(({ gameId }) => gameId);
			const { seasonId } = played;
			await refreshTotals(store, { seasonId, playerIds: [id], gameIds });
		}
		await recordChange(scope, store, { action: "player.delete", id, before: factsOf(before) });
		return { ...thrown, player };
	});
}

/** Adds a player to the organization, on no roster yet. */
export async function insertPlayer(
	scope: WorkScope,
	store: Store,
	asked: Pick<NewPlayer, "firstName" | "lastName"> & { picture: KeptPicture | undefined },
): Promise<Player> {
	const { firstName, lastName, picture } = asked;
	if (picture) await insertPicture(scope, store, picture);
	const imageUrl = picture?.url ?? null;
	const [player] = await store.players.insertAll([
		{ firstName, lastName: lastName ?? "", imageUrl },
	]);
	return found(player, noSuchPlayer);
}

/**
 * To be called before the transaction: decoding a picture takes its time. What is no picture is
 * said of the field it came in.
 */
export async function keepPicture(
	{ pictures }: WorkScope,
	image: Upload | null | undefined,
): Promise<KeptPicture | undefined> {
	if (!image) return undefined;
	return pictures.keep(image, onlyPictures).catch((error) => {
		throw error instanceof Refusal && error.kind === "invalid"
			? invalid("image", error.sentence)
			: error;
	});
}

function changed(player: Player, asked: PlayerChange, picture: KeptPicture | undefined): Player {
	const { firstName = player.firstName, lastName = player.lastName, image } = asked;
	const kept = image === null ? null : player.imageUrl;
	return { ...player, firstName, lastName: lastName ?? "", imageUrl: picture?.url ?? kept };
}

/** What the audit says of a player. */
export function factsOf({ firstName, lastName, imageUrl, rosters, attributes }: PlayerView) {
	return {
		firstName,
		lastName,
		imageUrl,
		entryIds: rosters.map(({ entry }) => entry.id),
		attributes: Object.fromEntries(
			attributes.map(({ attribute, value }) => [attribute.name, value]),
		),
	};
}
