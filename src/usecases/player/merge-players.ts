import { canManageLeagues } from "#domain/account/policy.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import { type Sentence, say } from "#domain/language/say.ts";
import {
	type MergeChoice,
	type MergeField,
	mergedPerson,
	mergeFields,
	type Side,
	sharedGames,
} from "#domain/player/merge.ts";
import { fullName } from "#domain/player/player.ts";
import { isFormerPlayer } from "#domain/privacy/minors-public-name.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { Store } from "#store/store.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { recordChanges } from "../audit/audit.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import type { MovedToTrash } from "../trash/trash.ts";
import type { PlayerView } from "./player-views.ts";
import { noSuchPlayer, type PlayerWithStats, readPlayer, viewOf } from "./players.ts";
import { factsOf } from "./players-edit.ts";

/** The player who stays, and the one who turned out to be the same person. */
type TwoPlayers = { id: number; otherId: number };

/** What becomes of two players who are one. */
export type MergePreview = {
	kept: PlayerView;
	former: PlayerView;
	fields: MergeField[];
	/** Where they play or have played, newest first. */
	places: MergedPlace[];
	/** Games in which both have a line. */
	games: { game: GameWithTeams; line: Side | null }[];
	/** Why they cannot be merged. */
	refusal: Sentence | null;
};

export type MergedPlace = { entry: EntryInSeason; season: string } & Record<Side, PartThere>;
type PartThere = { isOnRoster: boolean; games: number };

export async function viewMerge(scope: Scope, asked: TwoPlayers): Promise<MergePreview> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return previewOf(scope, asked);
}

/**
 * Makes one player of two (rule `same-person`): numbers, places on rosters and captaincies come together
 * under the first one's id, to which the other's leads from then on. Undone like a deletion.
 */
export async function mergePlayers(
	scope: Scope,
	{ id, otherId, ...choice }: TwoPlayers & MergeChoice,
): Promise<MovedToTrash & { former: string; player: PlayerWithStats }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const preview = await previewOf(inside, { id, otherId }, choice);
		const { kept, former, fields, places, games, refusal } = preview;
		if (refusal !== null) throw new Refusal("conflict", refusal);
		mustBeThere(fields, choice);
		const { attributes, ...person } = mergedPerson(kept, former, fields);
		const [before, after] = [fullName(former), fullName(person)];
		const trashId = await store.trash.merge(
			{
				keptId: id,
				formerId: otherId,
				player: { ...person, nameKey: nameKey(`${person.firstName} ${person.lastName}`) },
				attributes,
				givingWay: games.flatMap(({ game, line }) => (line === "former" ? [game.id] : [])),
			},
			{
				by: scope.viewer.kind === "member" ? scope.viewer.userId : null,
				at: scope.now.toISOString(),
				label: `${before} → ${after}`,
			},
		);
		// Of a game in which both have a line one of them goes.
		const gameIds = games.map(({ game }) => game.id);
		for (const seasonId of new Set(places.map(({ entry }) => entry.seasonId))) {
			await refreshTotals(store, { seasonId, playerIds: [id, otherId], gameIds });
		}
		const player = await readPlayer(inside, { id });
		// Each under his own id, with his own facts alone: they may be two again, and one of them forgotten.
		await recordChanges(scope, store, [
			{ action: "player.merge", id, before: factsOf(kept) },
			{ action: "player.leadOn", id: otherId, before: factsOf(former) },
		]);
		return { trashId: found(trashId, noSuchPlayer), former: before, player };
	});
}

async function previewOf(
	scope: Scope,
	{ id, otherId }: TwoPlayers,
	choice: MergeChoice = {},
): Promise<MergePreview> {
	const { store } = scope;
	if (id === otherId) throw invalid("otherId", "Please choose another player.");
	const kept = await viewOf(scope, found(await store.players.find(id), noSuchPlayer));
	const former = await viewOf(scope, found(await store.players.find(otherId), noSuchPlayer));
	const [own, theirs] = await Promise.all([
		store.boxScores.everyLineOf(id),
		store.boxScores.everyLineOf(otherId),
	]);
	const shared = sharedGames(own, theirs);
	const known = await store.games.findMany(shared.map(({ gameId }) => gameId));
	const games = shared.flatMap(({ gameId, line }) => {
		const game = known.find((it) => it.id === gameId);
		return game === undefined ? [] : [{ game, line }];
	});
	return {
		kept,
		former,
		fields: mergeFields(kept, former, choice),
		places: await placesOf(store, {
			kept: { rosters: kept.rosters, lines: own },
			former: { rosters: former.rosters, lines: theirs },
		}),
		games,
		refusal: whyNot([kept, former], games),
	};
}

type PartOf = { rosters: PlayerView["rosters"]; lines: readonly { entryId: number }[] };

async function placesOf(store: Store, sides: Record<Side, PartOf>): Promise<MergedPlace[]> {
	const partAt = (entryId: number, { rosters, lines }: PartOf): PartThere => ({
		isOnRoster: rosters.some(({ entry }) => entry.id === entryId),
		games: lines.filter((line) => line.entryId === entryId).length,
	});
	const [entries, seasons] = [await store.teams.listAllEntries(), await store.seasons.list()];
	return entries
		.map((entry) => ({
			entry,
			season: seasons.find(({ id }) => id === entry.seasonId)?.name ?? "",
			kept: partAt(entry.id, sides.kept),
			former: partAt(entry.id, sides.former),
		}))
		.filter(({ kept, former }) =>
			[kept, former].some(({ isOnRoster, games }) => isOnRoster || games > 0),
		);
}

function whyNot(players: readonly PlayerView[], games: MergePreview["games"]): Sentence | null {
	if (players.some(isFormerPlayer)) {
		return "Who was made anonymous stays so, and cannot be merged with anybody.";
	}
	const both = games.filter(({ line }) => line === null);
	const [first] = both;
	if (first === undefined) return null;
	const { home, away, date } = first.game;
	const sides = `${home.name} – ${away.name}`;
	const which = date === null ? sides : say`${sides}, ${{ date }}`;
	return say`Both have numbers in ${both.length} of the same games, such as ${which}. Nobody plays a game twice: if they are one person, take one of the two lines away first.`;
}

/** Somebody who chooses an attribute that neither has means another one. */
function mustBeThere(fields: readonly MergeField[], { attributes = [] }: MergeChoice): void {
	const known = new Set(fields.map(({ field }) => field));
	if (attributes.every(({ attributeId }) => known.has(attributeId))) return;
	throw invalid("attributes", "This attribute does not exist.");
}
