import type { GivenContact } from "#domain/contact/contact.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import { offerOf } from "#domain/registration/offer.ts";
import { holding, isLate, isSamePerson, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { keepContacts } from "../contact/contacts.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { enter } from "../team/season-league-lookup.ts";
import { chargeSignUp } from "./charge-sign-up.ts";
import { decide } from "./decide.ts";
import { type ListedSignUp, likelyOnes, signUpMissing } from "./list-sign-ups.ts";

export type Acceptance = {
	id: number;
	/** Of a team: where it plays, if it has not chosen that itself. */
	seasonLeagueId?: number | null | undefined;
	/**
	 * Who a team or a person is whose name is known already: the club or the player, or null for somebody new of the
	 * same name. By the id of the sign-up.
	 */
	known?: readonly { signUpId: number; is: number | null }[] | undefined;
};

/**
 * Takes a sign-up with one click: a team stands in its league with roster, captain and colours; a player who came later
 * stands on the roster. Accepting again adds those who came since. Who is called like somebody the organization knows
 * is asked about first, so that nobody becomes a second one (rule `never-a-silent-double`).
 */
export async function accept(scope: Scope, asked: Acceptance): Promise<ListedSignUp> {
	return decide(scope, asked.id, "accepted", async (store, signUp) => {
		await chargeWhoAsked({ ...scope, store }, signUp);
		if (signUp.kind === "team") return acceptTeam(scope, store, signUp, asked);
		if (signUp.teamSignUpId !== null) return acceptPlayer(scope, store, signUp, asked);
		if (signUp.kind !== "freeAgent") return { ...signUp, state: "accepted", offeredUntil: null };
		const [agent] = await asPlayers(scope, store, [signUp], asked);
		return found(agent, "Sign-up not found.");
	});
}

/** Who waited, or asked after the roster was closed, owed nothing until now. */
async function chargeWhoAsked(scope: Scope, signUp: SignUp): Promise<void> {
	const { store, organization } = scope;
	const registration = await store.registrations.find(signUp.registrationId);
	const offer = registration && offerOf(registration, signUp);
	if (!registration || !offer) return;
	const hasWaited = signUp.state === "waiting" || signUp.state === "offered";
	if (!hasWaited && !isLate(signUp, registration.rules, organization.timeZone)) return;
	// The day on which rosters close may have been moved since somebody came in time.
	const asked = await store.ledger.list({ debtor: { kind: "signUp", id: signUp.id } });
	if (asked.length === 0) await chargeSignUp(scope, signUp, { registration, offer, code: "" });
}

async function acceptTeam(
	scope: Scope,
	store: Store,
	signUp: SignUp,
	asked: Acceptance,
): Promise<SignUp> {
	const registration = found(await store.registrations.find(signUp.registrationId), signUpMissing);
	const { timeZone } = scope.organization;
	const players = (await store.signUps.listOfTeam(signUp.id)).filter(
		(one) => holding.includes(one.state) && !isLate(one, registration.rules, timeZone),
	);
	await mustBeKnown(store, signUp.teamId === null ? [signUp, ...players] : players, asked);
	const entry = signUp.entryId === null ? null : await entryOf(store, signUp);
	const entered = entry ?? (await enterTeam(scope, store, signUp, asked));
	const onRoster = await asPlayers(scope, store, players, asked);
	await fillRoster(scope, store, entered, onRoster);
	const captain = onRoster.find((player) => isSamePerson(player, signUp));
	const captainId = captain?.playerId ?? null;
	if (entered.captainId === null)
		await store.teams.setCaptain(entered.id, { captainId, captainName: captainOf(signUp) });
	for (const player of onRoster) await store.signUps.save(player);
	return {
		...signUp,
		state: "accepted",
		offeredUntil: null,
		teamId: entered.team.id,
		entryId: entered.id,
		seasonLeagueId: entered.seasonLeagueId,
	};
}

async function acceptPlayer(
	scope: Scope,
	store: Store,
	signUp: SignUp,
	asked: Acceptance,
): Promise<SignUp> {
	const team = await store.signUps.find(signUp.teamSignUpId ?? 0);
	if (team?.entryId == null) throw new Refusal("conflict", "Accept the team first.");
	const entry = await entryOf(store, team);
	await mustBeKnown(store, [signUp], asked);
	const [player] = await asPlayers(scope, store, [signUp], asked);
	await fillRoster(scope, store, entry, player ? [player] : []);
	return found(player, "Sign-up not found.");
}

/** Refuses while somebody may be one the organization knows and nobody has said which. */
async function mustBeKnown(
	store: Store,
	signUps: readonly SignUp[],
	{ known = [] }: Acceptance,
): Promise<void> {
	const said = new Set(known.map(({ signUpId }) => signUpId));
	const likely = await likelyOnes(store, signUps);
	const open = signUps.filter(({ id }) => likely.has(id) && !said.has(id));
	if (open.length > 0)
		throw invalid("known", "Somebody of this name is known already. Say whether it is the same.");
}

async function entryOf(store: Store, { entryId, teamId }: SignUp): Promise<TeamEntry> {
	const entries = teamId === null ? [] : await store.teams.listEntriesOfTeam(teamId);
	return found(
		entries.find(({ id }) => id === entryId),
		"This team is not in its league any more.",
	);
}

async function enterTeam(
	scope: Scope,
	store: Store,
	signUp: SignUp,
	{ seasonLeagueId, known = [] }: Acceptance,
): Promise<TeamEntry> {
	const place = await placeFor(store, signUp, seasonLeagueId ?? signUp.seasonLeagueId);
	const said = known.find(({ signUpId }) => signUpId === signUp.id)?.is ?? signUp.teamId;
	const [made] = said === null ? await store.teams.insert([nameOf(signUp)]) : [];
	const team = found(said === null ? made : await store.teams.find(said), "Team not found.");
	const { colors } = signUp;
	if (colors !== null && team.logoUrl === null) await store.teams.setCrest(team.id, { colors });
	const entry = await enter(store, place, team);
	const after = {
		teamId: team.id,
		name: team.name,
		seasonId: place.seasonId,
		leagueId: place.league.id,
	};
	await recordChange(scope, store, { action: "entry.add", id: entry.id, after });
	return entry;
}

/** A league of the registration's season. */
async function placeFor(
	store: Store,
	{ registrationId }: SignUp,
	seasonLeagueId: number | null,
): Promise<SeasonLeague> {
	const registration = await store.registrations.find(registrationId);
	const leagues = registration ? await store.leagues.listBySeason(registration.seasonId) : [];
	const place = leagues.find(({ id }) => id === seasonLeagueId);
	if (place !== undefined) return place;
	throw invalid("seasonLeagueId", "Choose the league the team is to play in.");
}

/** The same people as players: those who are known, and new ones. */
async function asPlayers(
	scope: Scope,
	store: Store,
	signUps: readonly SignUp[],
	{ known = [] }: Acceptance,
): Promise<SignUp[]> {
	const accepted: SignUp[] = [];
	for (const signUp of signUps) {
		const said = known.find(({ signUpId }) => signUpId === signUp.id);
		const playerId = said === undefined ? signUp.playerId : said.is;
		const player =
			playerId === null
				? await insertPlayer(scope, store, signUp)
				: found(await store.players.find(playerId), "Player not found.");
		accepted.push({ ...signUp, state: "accepted", offeredUntil: null, playerId: player.id });
	}
	await keepContacts(scope, store, accepted.flatMap(contactOf));
	return accepted;
}

/** Where the player is written to from now on; only what was proved to be the person's own. */
function contactOf({ playerId, confirmedAt, person }: SignUp): GivenContact[] {
	if (playerId === null || confirmedAt === null) return [];
	const { mail: address, guardianName } = person;
	const isGuardians = guardianName !== null;
	return [{ playerId, address, isGuardians, guardianName }];
}

async function insertPlayer(scope: Scope, store: Store, { person }: SignUp) {
	const { firstName, lastName } = person;
	const [player] = await store.players.insertAll([{ firstName, lastName, imageUrl: null }]);
	const added = found(player, "Player not found.");
	const after = { name: fullName(added) };
	await recordChange(scope, store, { action: "player.add", id: added.id, after });
	return added;
}

/** Puts them on the roster who are not on it. */
async function fillRoster(
	scope: Scope,
	store: Store,
	entry: TeamEntry,
	signUps: readonly SignUp[],
): Promise<void> {
	const taken = new Set(await store.rosters.takenOf(entry.id));
	const fresh = signUps.filter(({ playerId }) => playerId !== null && !taken.has(playerId));
	const spots = fresh.flatMap(({ playerId }) =>
		playerId === null ? [] : [{ entryId: entry.id, playerId }],
	);
	await store.players.addToRosters(spots);
	await recordChanges(
		scope,
		store,
		fresh.map((signUp) => ({
			action: "roster.add",
			id: entry.id,
			after: { teamId: entry.team.id, playerId: signUp.playerId, name: nameOf(signUp) },
		})),
	);
}

function captainOf({ person }: SignUp): string {
	return `${person.firstName} ${person.lastName}`.trim();
}
