import { canManageLeagues } from "#domain/account/policy.ts";
import { messages } from "#domain/messages.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import { noteInSchedule } from "../schedule/schedule-changes.ts";
import type { Scope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { type InLeague, seasonLeagueFor } from "../team/season-league-lookup.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type GivenDetails, nothingKnown, withDetails } from "./game-details.ts";
import { refreshResultOf } from "./game-results.ts";
import { type GameView, toGameView } from "./game-views.ts";

export type GameToAdd = GivenDetails & {
	leagueId: number;
	/** Without it: the season the league is played in now, else the last one it was. */
	seasonId?: number | undefined;
	/** A team of the league, by its own id or its entry's. */
	homeId: number;
	awayId: number;
};

/** Adds a game of two teams of one league. */
export async function addGame(scope: Scope, asked: GameToAdd): Promise<GameView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { id: seasonLeagueId } = await seasonLeagueFor({ ...scope, store }, asked);
		const entries = await store.teams.listEntries([seasonLeagueId]);
		const home = entryOf(entries, asked, "homeId", "The home team does not play in this league.");
		const away = entryOf(entries, asked, "awayId", "The away team does not play in this league.");
		if (home.withdrawal ?? away.withdrawal) {
			throw new Refusal("conflict", "A team that has withdrawn gets no more games.");
		}
		if (home.id === away.id) throw invalid("awayId", messages.games.teamsMustDiffer);
		const [id = 0] = await store.games.insertAll([
			{
				...withDetails(scope, nothingKnown, asked),
				seasonLeagueId,
				homeEntryId: home.id,
				awayEntryId: away.id,
				score: null,
				externalId: null,
				revisedAt: scope.now.toISOString(),
				createdBy: scope.viewer.kind === "member" ? scope.viewer.userId : null,
			},
		]);
		const game = found(await store.games.find(id), messages.games.notFound);
		await refreshResultOf(store, { ...game, ...nothingKnown }, game);
		await recordChange(scope, store, { action: "game.add", id, after: game });
		return toGameView(scope, game);
	});
}

/** Throws a game away with its box score; it can come back for thirty days. */
export async function removeGame(
	scope: Scope,
	{ id, place }: { id: number; place?: InLeague | undefined },
): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(id), messages.games.notFound);
		found(isIn(game, place) ? game : null, messages.games.notFound);
		if (game.stageId !== null) throw new Refusal("conflict", staysInStage);
		const lines = await store.boxScores.linesOfGame(id);
		const label = labelOf(game);
		const thrown = await moveToTrash(scope, store, { kind: "game", id, label, seasonIds: [] });
		await refreshTotals(store, {
			seasonId: game.seasonId,
			playerIds: [...new Set(lines.map(({ playerId }) => playerId))],
		});
		await refreshResultOf(store, game, null);
		await noteInSchedule(scope, store, game);
		await recordChange(scope, store, { action: "game.delete", id, before: game });
		return thrown;
	});
}

const staysInStage =
	"This game belongs to a stage and goes with it. Cancel it, or take its result away.";

/** Whether a game is played where the caller says; a caller who says nothing means any place. */
export function isIn(game: KnownGame, place: InLeague | undefined): boolean {
	if (place === undefined) return true;
	return game.seasonId === place.seasonId && game.league.id === place.leagueId;
}

function entryOf(
	entries: readonly TeamEntry[],
	asked: GameToAdd,
	side: "homeId" | "awayId",
	sentence: string,
): TeamEntry {
	const entry = entries.find((it) => it.id === asked[side] || it.team.id === asked[side]);
	if (entry === undefined) throw invalid(side, sentence);
	return entry;
}

/** What people call the game in the trash. */
function labelOf({ home, away, date }: KnownGame): string {
	const teams = `${home.name} vs ${away.name}`;
	return date === null ? teams : `${teams}, ${date}`;
}
