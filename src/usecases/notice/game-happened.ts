import {
	gameBack,
	gameChange,
	gameGone,
	isResultNews,
	saysAnything,
} from "#domain/notice/happening.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import { happened } from "./happened.ts";

/**
 * Notes what became of a game, inside the transaction that changed it and with its store. Nothing is asked for a score
 * that decides nothing: that is most of what is entered at a table.
 */
export async function gameHappened(
	scope: Parameters<typeof happened>[0],
	before: KnownGame,
	after: KnownGame,
	reason: string | null = null,
): Promise<void> {
	const change = gameChange(before.id, before, after);
	if (saysAnything(change)) {
		await happened(scope, { kind: "gamesChanged", changes: [change], reason });
	}
	if (isResultNews(before, after, today(scope.now, scope.organization.timeZone))) {
		await happened(scope, { kind: "result", gameId: after.id });
	}
}

/** The same of some games that were read before they changed, beside how they stand now. */
export async function gamesHappened(
	scope: Parameters<typeof happened>[0],
	before: readonly KnownGame[],
	reason: string | null = null,
): Promise<void> {
	const after = new Map(
		(await scope.store.games.findMany(before.map(({ id }) => id))).map((game) => [game.id, game]),
	);
	const changes = before.flatMap((game) => {
		const now = after.get(game.id);
		return now === undefined ? [] : [gameChange(game.id, game, now)];
	});
	if (changes.length === 0) return;
	await happened(scope, { kind: "gamesChanged", changes, reason });
}

/** Notes games that are about to be deleted: while they are there it is known who is told of them. */
export async function gamesGone(
	scope: Parameters<typeof happened>[0],
	games: readonly KnownGame[],
): Promise<void> {
	const changes = games.filter(isAhead).map(gameGone);
	if (changes.length === 0) return;
	await happened(scope, { kind: "gamesChanged", changes, reason: null });
}

/** Notes games that were deleted and are there again. */
export async function gamesBack(
	scope: Parameters<typeof happened>[0],
	games: readonly KnownGame[],
): Promise<void> {
	const changes = games.filter(isAhead).map(gameBack);
	if (changes.length === 0) return;
	await happened(scope, { kind: "gamesChanged", changes, reason: null });
}

/** What was played is over to those who would be told. */
function isAhead({ score, status }: KnownGame): boolean {
	return score === null && status !== "cancelled" && status !== "completed";
}
