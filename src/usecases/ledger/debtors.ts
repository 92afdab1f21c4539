import type { Debtor } from "#domain/ledger/ledger.ts";
import { fullName } from "#domain/player/player.ts";
import type { StoredEntry } from "#store/ledger/ledger.ts";
import type { Store } from "#store/store.ts";
import { found } from "../refusals.ts";

/** Who owes, by a name; null for a player or an official who is gone, and for a team that is not even known by its entries. */
export type NamedDebtor = Debtor & { name: string | null };

/** Somebody of this organization; anybody else is missing. */
export async function debtorOf(store: Store, { kind, id }: Debtor): Promise<NamedDebtor> {
	const [named] = await namesOf(store, [{ debtor: { kind, id }, called: null }]);
	if (named?.name != null) return named;
	const entries = await store.ledger.list({ debtor: { kind, id } });
	const [known] = await namesOf(store, entries.slice(-1));
	return found(known, missing[kind]);
}

const missing = {
	team: "Team not found.",
	player: "Player not found.",
	signUp: "Sign-up not found.",
	official: "Official not found.",
};

/** The debtors of these entries, each once, as they are called now, or were when they were there. */
export async function namesOf(
	store: Store,
	entries: readonly Pick<StoredEntry, "debtor" | "called">[],
): Promise<NamedDebtor[]> {
	const latest = new Map(entries.map((entry) => [keyOf(entry.debtor), entry]));
	const ids = (kind: Debtor["kind"]) =>
		[...latest.values()].flatMap(({ debtor }) => (debtor.kind === kind ? debtor.id : []));
	const playerIds = ids("player");
	const teams = ids("team").length > 0 ? await store.teams.list() : [];
	const players = playerIds.length > 0 ? await store.players.findMany(playerIds) : [];
	const signUps = await store.signUps.findMany(ids("signUp"));
	const officials = ids("official").length > 0 ? await store.officials.list() : [];
	const names = new Map([
		...teams.map(({ id, name }) => [keyOf({ kind: "team", id }), name] as const),
		...officials.map(({ id, name }) => [keyOf({ kind: "official", id }), name] as const),
		...signUps.map(({ id, teamName, person }) => {
			const name = teamName ?? `${person.firstName} ${person.lastName}`;
			return [keyOf({ kind: "signUp", id }), name] as const;
		}),
		...players.map((it) => [keyOf({ kind: "player", id: it.id }), fullName(it)] as const),
	]);
	return [...latest].map(([key, { debtor, called }]) => ({
		kind: debtor.kind,
		id: debtor.id,
		name: names.get(key) ?? called,
	}));
}

/** Refuses a season that is not there, or another organization's. */
export async function mustHaveSeason(store: Store, seasonId: number | null): Promise<void> {
	if (seasonId !== null) found(await store.seasons.find(seasonId), "Season not found.");
}

export function keyOf({ kind, id }: Debtor): string {
	return `${kind} ${id}`;
}
