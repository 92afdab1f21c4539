import { dueParts, type Fee, nextShare } from "#domain/fee/fee.ts";
import { shareWords } from "#domain/fee/share-words.ts";
import { sumsOf } from "#domain/ledger/ledger.ts";
import { offerOf } from "#domain/registration/offer.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { debtorOf, holding, isLate, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { StandingEntry } from "#store/ledger/ledger.ts";
import type { Store } from "#store/store.ts";
import { keyOf } from "../ledger/debtors.ts";
import { dayOf, keepEntries, keepReversal } from "../ledger/make-entries.ts";
import type { Scope } from "../scope.ts";

/** How a team's fee is split: among how many players, what those who have joined took over, and what the next one takes. */
export type FeeShares = { of: number; taken: number; next: number };

type Shared = FeeShares & { fee: Fee; known: readonly StandingEntry[] };

/** Null of a team whose fee is not split. */
export async function viewShares(
	store: Pick<Store, "ledger">,
	registration: Registration,
	team: SignUp,
): Promise<FeeShares | null> {
	const shared = await sharedFee(store, registration, team);
	return shared && { of: shared.of, taken: shared.taken, next: shared.next };
}

async function sharedFee(
	{ ledger }: Pick<Store, "ledger">,
	registration: Registration,
	team: SignUp,
): Promise<Shared | null> {
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
	const next = nextShare(fee, { charged, owed, taken });
	return { of: fee.shares, taken: taken.length, next, fee, known };
}

/** Moves a share of what the team owes to a player who has joined it (rule `split-fee`). */
export async function takeShare(
	scope: Scope,
	registration: Registration,
	{ team, player }: { team: SignUp; player: SignUp },
): Promise<void> {
	const shared = await sharedFee(scope.store, registration, team);
	if (shared === null || shared.next === 0) return;
	const day = dayOf(scope);
	const { seasonId, name } = registration;
	const words = shareWords[scope.organization.language];
	const source = (at: number) => `${sourceOf(team)}${player.id} ${shared.known.length + at + 1}`;
	const of = { kind: "signUp", id: player.id } as const;
	const ofTeam = { kind: "signUp", id: team.id } as const;
	const plain = { day, method: null, seasonId };
	await keepEntries(scope, scope.store, [
		{
			of: { ...ofTeam, name: nameOf(team) },
			source: source(0),
			entry: {
				...plain,
				debtor: ofTeam,
				kind: "correction",
				amount: -shared.next,
				due: null,
				why: `${name}: ${words.ofPlayer}`,
			},
		},
		...dueParts(shared.fee, shared.next, day).map(({ amount, due }, at) => ({
			of: { ...of, name: nameOf(player) },
			source: source(at + 1),
			entry: {
				...plain,
				debtor: of,
				kind: "charge" as const,
				amount,
				due,
				why: `${name}: ${words.ofTeam({ team: nameOf(team) })}`,
			},
		})),
	]);
}

/** The same for those who had joined before the team was charged. */
export async function shareAmongPlayers(
	scope: Scope,
	registration: Registration,
	team: SignUp,
): Promise<void> {
	if ((offerOf(registration, team)?.fee.shares ?? null) === null) return;
	for (const player of await scope.store.signUps.listOfTeam(team.id)) {
		const isOn = player.kind === "player" && holding.includes(player.state);
		if (isOn && !isLate(player, registration.rules, scope.organization.timeZone))
			await takeShare(scope, registration, { team, player });
	}
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
