import { dueParts, nextShare } from "#domain/fee/fee.ts";
import { shareWords } from "#domain/fee/share-words.ts";
import { type NewEntry, sumsOf } from "#domain/ledger/ledger.ts";
import { offerOf } from "#domain/registration/offer.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { debtorOf, holding, isLate, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { Store } from "#store/store.ts";
import { keyOf } from "../ledger/debtors.ts";
import { dayOf, keepEntries, keepReversal } from "../ledger/make-entries.ts";
import type { Scope } from "../scope.ts";

/** How a team's fee is split: among how many players, what those who have joined took over, and what the next one takes. */
export type FeeShares = { of: number; taken: number; next: number };

/** Null of a team whose fee is not split. */
export async function viewShares(
	store: Pick<Store, "ledger">,
	registration: Registration,
	team: SignUp,
): Promise<FeeShares | null> {
	const shared = await sharedFee(store, registration, team);
	if (shared === null) return null;
	const { fee, of, state } = shared;
	return { of, taken: state.taken.length, next: nextShare(fee, state) };
}

async function sharedFee(
	{ ledger }: Pick<Store, "ledger">,
	registration: Registration,
	team: SignUp,
) {
	const fee = offerOf(registration, team)?.fee;
	if (fee === undefined || fee.shares === null) return null;
	const [own, all, known] = await Promise.all([
		ledger.list({ debtor: { kind: "signUp", id: team.id } }),
		ledger.list({ debtor: debtorOf(team) }),
		ledger.listBySource(sourceOf(team)),
	]);
	const { charged } = sumsOf(own);
	const { owed } = sumsOf(
		all.filter(({ seasonId }) => seasonId === null || seasonId === registration.seasonId),
	);
	const taken = known
		.filter(({ kind, isReversed }) => kind === "correction" && !isReversed)
		.map(({ amount }) => -amount);
	return { fee, of: fee.shares, state: { charged, owed, taken }, known: known.length };
}

/** Moves a share each of what the team owes to players who have joined it, the first first (rule `split-fee`). */
export async function takeShares(
	scope: Scope,
	registration: Registration,
	{ team, players }: { team: SignUp; players: readonly SignUp[] },
): Promise<void> {
	const shared = await sharedFee(scope.store, registration, team);
	if (shared === null) return;
	const { fee, state } = shared;
	const day = dayOf(scope);
	const { seasonId, name } = registration;
	const words = shareWords[scope.organization.language];
	const plain = { day, method: null, seasonId };
	const moved: Parameters<typeof keepEntries>[2][number][] = [];
	const move = (
		from: SignUp,
		player: SignUp,
		entry: Pick<NewEntry, "kind" | "amount" | "due" | "why">,
	) => {
		const debtor = { kind: "signUp", id: from.id } as const;
		const source = `${sourceOf(team)}${player.id} ${shared.known + moved.length + 1}`;
		moved.push({
			of: { ...debtor, name: nameOf(from) },
			source,
			entry: { ...plain, debtor, ...entry },
		});
	};
	for (const player of players) {
		const share = nextShare(fee, state);
		if (share === 0) break;
		state.taken.push(share);
		state.owed -= share;
		const taken = `${name}: ${words.ofPlayer}`;
		move(team, player, { kind: "correction", amount: -share, due: null, why: taken });
		const why = `${name}: ${words.ofTeam({ team: nameOf(team) })}`;
		for (const part of dueParts(fee, share, day))
			move(player, player, { kind: "charge", ...part, why });
	}
	await keepEntries(scope, scope.store, moved);
}

/** The same for those who had joined before the team was charged. */
export async function shareAmongPlayers(
	scope: Scope,
	registration: Registration,
	team: SignUp,
): Promise<void> {
	const { timeZone } = scope.organization;
	const players = (await scope.store.signUps.listOfTeam(team.id)).filter(
		(one) =>
			one.kind === "player" &&
			holding.includes(one.state) &&
			!isLate(one, registration.rules, timeZone),
	);
	await takeShares(scope, registration, { team, players });
}

/** Gives the team back what a player took over who does not take part. */
export async function dropShare(
	scope: Scope,
	{ id, teamSignUpId }: SignUp,
	why: string,
): Promise<void> {
	if (teamSignUpId === null) return;
	const known = await scope.store.ledger.listBySource(`${sourceOf({ id: teamSignUpId })}${id} `);
	for (const entry of known)
		if (!entry.isReversed) await keepReversal(scope, scope.store, entry, why);
}

/** Takes all shares back of a team that does not take part; where a player has paid, the treasurer decides. */
export async function dropSharesOf(scope: Scope, team: SignUp, why: string): Promise<void> {
	const { ledger } = scope.store;
	const known = await ledger.listBySource(sourceOf(team));
	if (known.length === 0) return;
	const entries = Map.groupBy(await ledger.list({}), ({ debtor }) => keyOf(debtor));
	for (const entry of known) {
		const own = entries.get(keyOf(entry.debtor)) ?? [];
		const isOfWhoPaid = entry.kind === "charge" && sumsOf(own).paid !== 0;
		if (!entry.isReversed && !isOfWhoPaid) await keepReversal(scope, scope.store, entry, why);
	}
}

/** What begins the source of the entries by which a team's fee is shared; a player's id and a number follow. */
function sourceOf({ id }: Pick<SignUp, "id">): string {
	return `share ${id} `;
}
