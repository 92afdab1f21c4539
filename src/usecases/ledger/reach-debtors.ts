import type { Language } from "#domain/language/language.ts";
import type { Debtor } from "#domain/ledger/ledger.ts";
import { over, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { Store } from "#store/store.ts";
import { keyOf } from "./debtors.ts";

/** Where somebody who owes is written to; the sign-up has the page on which it can be paid. */
export type Reach = { address: string; language: Language; signUp: SignUp | null };

/**
 * By the key of each debtor who can be reached: the newest sign-up of a team or a player, and where there is none the
 * address of the player, or of the captain of the team.
 */
export async function reachDebtors(
	store: Store,
	debtors: readonly Debtor[],
	language: Language,
): Promise<Map<string, Reach>> {
	const ids = (kind: Debtor["kind"]) =>
		debtors.flatMap((debtor) => (debtor.kind === kind ? debtor.id : []));
	const [ofTeams, ofPlayers, own] = await Promise.all([
		store.signUps.listByTeams(ids("team")),
		store.signUps.listByPlayers(ids("player")),
		store.signUps.findMany(ids("signUp")),
	]);
	const reached = new Map<string, Reach>();
	const reach = (debtor: Debtor, signUp: SignUp) => {
		if (signUp.person.mail === "" || over.includes(signUp.state)) return;
		const { language } = signUp;
		reached.set(keyOf(debtor), { address: signUp.person.mail, language, signUp });
	};
	for (const it of own) reach({ kind: "signUp", id: it.id }, it);
	for (const it of ofPlayers)
		if (it.playerId !== null) reach({ kind: "player", id: it.playerId }, it);
	for (const it of ofTeams)
		if (it.teamId !== null && it.kind === "team") reach({ kind: "team", id: it.teamId }, it);
	const others = debtors.filter((debtor) => !reached.has(keyOf(debtor)));
	const players = new Map<number, Debtor>();
	for (const debtor of others) {
		if (debtor.kind === "player") players.set(debtor.id, debtor);
		if (debtor.kind !== "team") continue;
		const [newest] = await store.teams.listEntriesOfTeam(debtor.id);
		if (newest?.captainId != null) players.set(newest.captainId, debtor);
	}
	for (const { playerId, address, endedAt } of await store.contacts.listOf([...players.keys()])) {
		const debtor = players.get(playerId);
		if (debtor !== undefined && endedAt === null)
			reached.set(keyOf(debtor), { address, language, signUp: null });
	}
	return reached;
}
