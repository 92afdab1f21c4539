import { fineWords, whoGaveUp } from "#domain/ledger/fee-rules.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "../scope.ts";
import { dayOf, keepEntries, keepReversal } from "./make-entries.ts";

/**
 * Charges those who gave a game up the fine of their league, and takes it back from those who did not after all, in
 * the transaction that decided it (rule `forfeit-fine`).
 */
export async function settleForfeitFine(
	scope: Scope,
	store: Store,
	before: KnownGame,
	game: KnownGame,
): Promise<void> {
	if (before.status !== "forfeit" && game.status !== "forfeit") return;
	const source = `forfeit ${game.id} `;
	const known = await store.ledger.listBySource(source);
	const gaveUp = whoGaveUp(game);
	if (known.length === 0 && gaveUp.length === 0) return;
	const words = fineWords[scope.organization.language];
	const standing = known.filter(({ isReversed }) => !isReversed);
	for (const entry of standing) {
		if (gaveUp.includes(entry.debtor.id)) continue;
		await keepReversal(scope, store, entry, words.takenBack);
	}
	const { forfeitFine } = await store.feeRules.find(game.seasonLeagueId);
	if (forfeitFine === 0) return;
	const day = dayOf(scope);
	const missing = [game.home, game.away].filter(
		({ teamId }) => gaveUp.includes(teamId) && !standing.some(({ debtor }) => debtor.id === teamId),
	);
	await keepEntries(
		scope,
		store,
		missing.map(({ teamId, name }, at) => ({
			of: { kind: "team", id: teamId, name },
			source: `${source}${known.length + at + 1}`,
			entry: {
				debtor: { kind: "team", id: teamId },
				kind: "charge",
				amount: forfeitFine,
				day,
				due: day,
				method: null,
				seasonId: game.seasonId,
				why: `${words.fine}: ${game.away.name} – ${game.home.name}, ${game.date ?? day}`,
			},
		})),
	);
}
