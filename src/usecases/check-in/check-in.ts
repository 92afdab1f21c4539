import { canCheckIn, canKeepScore } from "#domain/account/policy.ts";
import {
	type CheckedIn,
	type Hindrance,
	withCheckedIn,
	withStar,
} from "#domain/check-in/check-in.ts";
import { gamesLeft, keepsOut } from "#domain/discipline/discipline.ts";
import type { Side } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import { fullName } from "#domain/player/player.ts";
import { isPlayerEligible } from "#domain/stage/eligibility.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { leagueSuspensions } from "../discipline/league-suspensions.ts";
import { barredIn } from "../ledger/fee-rules.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { viewStage } from "../stage/stages.ts";

/** Who is here for a game, and who may not play in it and why. Names stand on the game's sheet. */
export type CheckInView = {
	players: (CheckedIn & { hindrances: Hindrance[] })[];
	/** Whose players the viewer checks in. */
	sides: Side[];
	/** Those of them that do not play until they have paid. */
	barred: Side[];
};

type AskedGame = { id: number };

export async function viewCheckIn(scope: Scope, { id }: AskedGame): Promise<CheckInView> {
	const sides = sidesFor(scope, id);
	const game = found(await scope.store.games.find(id), messages.games.notFound);
	const [known, noted, hindrancesOf, isBarred] = await Promise.all([
		squadOf(scope.store, game),
		scope.store.gamePlayers.list(id),
		hindrances(scope, game),
		barredIn(scope, game),
	]);
	const notedOf = new Map(noted.map((it) => [it.playerId, it]));
	return {
		players: known
			.filter(({ side }) => sides.includes(side))
			.map(({ playerId, side }) => {
				const it = notedOf.get(playerId) ?? { ...unsaid, playerId, side };
				const due = isBarred({ kind: "player", id: playerId }) ? [{ is: "feeDue" as const }] : [];
				return { ...it, hindrances: [...hindrancesOf(it), ...due] };
			}),
		sides,
		barred: sides.filter((side) => isBarred({ kind: "team", id: game[side].teamId })),
	};
}

type CheckInToSave = AskedGame & {
	players: readonly Pick<CheckedIn, "playerId" | "isHere" | "isStarter" | "number">[];
};

/** Says of players of a game whether they are here, start, and with what number; others stay as noted. */
export async function checkIn(scope: Scope, asked: CheckInToSave): Promise<CheckInView> {
	const sides = sidesFor(scope, asked.id);
	return scope.store.transaction(async (store) => {
		const game = await openGame(store, asked.id);
		const squad = new Map((await squadOf(store, game)).map((it) => [it.playerId, it.side]));
		const sent = asked.players.map((it, index) => {
			const side = squad.get(it.playerId);
			if (side !== undefined && sides.includes(side)) return { ...it, side };
			throw invalid(`players.${index}.playerId`, "This player is on neither roster of this game.");
		});
		const before = await store.gamePlayers.list(game.id);
		const after = withCheckedIn(before, sent);
		await store.gamePlayers.replace(game.id, after);
		await recordChange(scope, store, {
			action: "game.checkIn",
			id: game.id,
			before: countsOf(before),
			after: countsOf(after),
		});
		return viewCheckIn({ ...scope, store }, game);
	});
}

type GuestToAdd = AskedGame & {
	side: Side;
	firstName: string;
	lastName: string | null;
	number: string | null;
};

/** Somebody who is on no roster plays this one game; from then on he is a player of the league. */
export async function addGuest(
	scope: Scope,
	{ id, side, firstName, lastName, number }: GuestToAdd,
): Promise<CheckInView> {
	authorize(sidesFor(scope, id).includes(side));
	return scope.store.transaction(async (store) => {
		const game = await openGame(store, id);
		const before = await store.gamePlayers.list(id);
		if (before.filter((it) => it.isGuest && it.side === side).length >= mostGuests) {
			throw new Refusal("conflict", "A team has 20 guests in a game at most.");
		}
		const [added] = await store.players.insertAll([
			{ firstName, lastName: lastName ?? "", imageUrl: null },
		]);
		const player = found(added, "Player not found.");
		const guest = { ...unsaid, playerId: player.id, side, number, isHere: true, isGuest: true };
		await store.gamePlayers.replace(id, [...before, guest]);
		await recordChange(scope, store, {
			action: "game.guest",
			id,
			after: { playerId: player.id, name: fullName(player), side },
		});
		return viewCheckIn({ ...scope, store }, game);
	});
}

/** Names the player of the game; null for nobody. */
export async function nameStar(
	scope: Scope,
	{ id, playerId }: AskedGame & { playerId: number | null },
): Promise<CheckInView> {
	authorize(canKeepScore(scope.viewer, scope.organization.id, id));
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(id), messages.games.notFound);
		const star = (await squadOf(store, game)).find((it) => it.playerId === playerId) ?? null;
		if (playerId !== null && star === null) {
			throw invalid("playerId", "This player is on neither roster of this game.");
		}
		const before = await store.gamePlayers.list(id);
		await store.gamePlayers.replace(id, withStar(before, star));
		await recordChange(scope, store, {
			action: "game.star",
			id,
			before: { playerId: before.find(({ isStar }) => isStar)?.playerId ?? null },
			after: { playerId },
		});
		return viewCheckIn({ ...scope, store }, game);
	});
}

const unsaid = { isHere: null, isStarter: false, number: null, isGuest: false, isStar: false };
const mostGuests = 20;

/** Whose players the viewer checks in: one side's with a pass to its roster, else both. */
function sidesFor({ viewer, organization }: Scope, gameId: number): Side[] {
	const sides = (["away", "home"] as const).filter((side) =>
		canCheckIn(viewer, organization.id, gameId, side),
	);
	authorize(sides.length > 0);
	return sides;
}

async function openGame(store: Store, id: number): Promise<KnownGame> {
	const game = found(await store.games.find(id), messages.games.notFound);
	if (["scheduled", "in_progress", "completed"].includes(game.status)) return game;
	throw new Refusal("conflict", "This game is called off or was given up: nobody plays in it.");
}

/** Both rosters, guests, and who has left a roster since and played. */
async function squadOf(store: Store, game: KnownGame): Promise<{ playerId: number; side: Side }[]> {
	const [spots, noted, lines] = await Promise.all([
		store.players.listByEntries([game.homeEntryId, game.awayEntryId]),
		store.gamePlayers.list(game.id),
		store.boxScores.linesOfGame(game.id),
	]);
	const sideOf = (entryId: number): Side => (entryId === game.homeEntryId ? "home" : "away");
	const all = new Map<number, Side>();
	for (const { playerId, entryId } of lines) all.set(playerId, sideOf(entryId));
	for (const { playerId, side } of noted) all.set(playerId, side);
	// A player on both rosters has one line, and it is written for the home side.
	for (const { id, entryId } of spots) {
		if (all.get(id) !== "home") all.set(id, sideOf(entryId));
	}
	return [...all].map(([playerId, side]) => ({ playerId, side }));
}

/** Why players may not play in a game, but for what they owe. */
async function hindrances(scope: Scope, game: KnownGame): Promise<(of: CheckedIn) => Hindrance[]> {
	const { games, suspensions } = await leagueSuspensions(scope.store, game.seasonLeagueId);
	const out = new Map<number, number>();
	for (const suspension of suspensions) {
		if (!keepsOut(suspension, game, games)) continue;
		const { playerId } = suspension;
		out.set(playerId, (out.get(playerId) ?? 0) + Math.max(1, gamesLeft(suspension)));
	}
	const tooFew = await withTooFewGames(scope, game);
	return ({ playerId, isGuest }) => {
		const left = out.get(playerId);
		const few = tooFew.get(playerId);
		return [
			...(left === undefined ? [] : [{ is: "suspended" as const, left }]),
			...(isGuest ? [{ is: "notRegistered" as const }] : []),
			...(few === undefined ? [] : [{ is: "tooFewGames" as const, ...few }]),
		];
	};
}

async function withTooFewGames(scope: Scope, game: KnownGame) {
	const few = new Map<number, { games: number; needed: number }>();
	if (game.stageId === null) return few;
	const { leagueIds, minGames } = await viewStage(scope, { id: game.stageId });
	const entryIds = [game.homeEntryId, game.awayEntryId];
	const spots = await scope.store.players.listWithGames(entryIds, leagueIds);
	for (const { id, games } of spots) {
		if (!isPlayerEligible({ games, minGames })) few.set(id, { games, needed: minGames });
	}
	return few;
}

/** How many are here, start and are guests: the trail needs no names for that. */
function countsOf(all: readonly CheckedIn[]) {
	const count = (is: (it: CheckedIn) => boolean) => all.filter(is).length;
	return {
		here: count(({ isHere }) => isHere === true),
		starters: count(({ isStarter }) => isStarter),
		guests: count(({ isGuest }) => isGuest),
	};
}
