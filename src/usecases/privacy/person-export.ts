import { canManageOrganization } from "#domain/account/policy.ts";
import type { Contact } from "#domain/contact/contact.ts";
import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { SignUpPerson } from "#domain/sign-up/sign-up.ts";
import { formatMinutes } from "#domain/stats/line/minutes.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import type { TraceInAudit } from "#store/player/person-traces.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { noSuchPlayer } from "../player/players.ts";
import { authorize, found } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { readDefinitions } from "../stats/definitions.ts";

/** Everything an organization holds about a person, in words that the person can read. */
export type PersonData = {
	about: string;
	organization: string;
	exportedAt: string;
	player: { id: number; firstName: string; lastName: string; picture: string | null };
	/** What strangers read: a minor is told less of. */
	shownToVisitors: { name: string; hasPicture: boolean; isMinor: boolean };
	/** Where letters go; null where there is no address. */
	contact: Pick<Contact, "address" | "isGuardians" | "guardianName"> | null;
	attributes: { name: string; value: string; isVisible: boolean }[];
	teams: {
		season: string;
		league: string;
		team: string;
		isOnRoster: boolean;
		isCaptain: boolean;
	}[];
	honors: {
		season: string;
		league: string;
		team: string | null;
		award: string;
		note: string | null;
		picture: string | null;
	}[];
	games: {
		date: string | null;
		time: string | null;
		place: string | null;
		home: string;
		away: string;
		score: string | null;
		playedFor: "home" | "away";
		isStarter: boolean;
		minutes: string | null;
		statistics: { name: string; value: number }[];
	}[];
	/** What the league decided about the person. */
	suspensions: {
		at: string;
		by: string | null;
		games: number;
		from: string;
		note: string | null;
	}[];
	/** What was asked of the person and paid, in units of the currency. */
	money: { day: string; entry: string; amount: number; currency: string; why: string }[];
	/** What the person entered and signed to play, by season. */
	signUps: {
		registration: string;
		at: string;
		state: string;
		entered: SignUpPerson;
		answers: Readonly<Record<string, string>>;
		signed: { title: string; version: number; name: string; at: string; address: string }[];
	}[];
	/** Who wrote what about the person, and when. */
	changes: { at: string; by: string | null; what: string; before: unknown; after: unknown }[];
};

/** Answers a person who asks what is known of them; that it was asked is noted, not the answer. */
export async function exportPerson(scope: WorkScope, { id }: { id: number }): Promise<PersonData> {
	const { organization, now } = scope;
	authorize(canManageOrganization(scope.viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const player = found(await store.players.find(id), noSuchPlayer);
		await recordChange(scope, store, { action: "player.export", id });
		const ids = [id, ...(await store.playerRedirects.formerIdsOf(id))];
		const traces = await tracesOf(store, ids, player);
		return {
			about: `Everything ${organization.name} holds about ${fullName(player)}`,
			organization: organization.name,
			exportedAt: now.toISOString(),
			player: {
				id,
				firstName: player.firstName,
				lastName: player.lastName,
				picture: player.imageUrl,
			},
			shownToVisitors: await shownOf(store, id),
			contact: await contactOf(store, id),
			attributes: await attributesOf(store, id),
			teams: await teamsOf(store, id),
			honors: await honorsOf(store, id),
			games: await gamesOf(store, id),
			suspensions: (await store.suspensions.listOfPlayer(id)).map((it) => ({
				at: it.decidedAt,
				by: it.decidedBy,
				games: it.games,
				from: it.startsOn,
				note: it.note,
			})),
			money: await moneyOf(scope, store, id),
			signUps: await signUpsOf(store, ids),
			changes: traces.map((trace) => toChange(trace, ids)),
		};
	});
}

/** Also of those who were merged into the player, each change once. */
async function tracesOf(
	{ personTraces }: Store,
	ids: readonly number[],
	name: Pick<Player, "firstName" | "lastName">,
): Promise<TraceInAudit[]> {
	const traces = new Map<number, TraceInAudit>();
	for (const id of ids) {
		for (const trace of await personTraces.inAudit({ id, names: [name] }))
			traces.set(trace.id, trace);
	}
	return [...traces.values()].toSorted((a, b) => a.id - b.id);
}

async function shownOf({ players }: Store, id: number): Promise<PersonData["shownToVisitors"]> {
	const [shown] = await players.findPublic([id]);
	const { imageUrl, isMinor = false, ...name } = found(shown, noSuchPlayer);
	return { name: fullName(name), hasPicture: imageUrl !== null, isMinor };
}

async function contactOf({ contacts }: Store, id: number): Promise<PersonData["contact"]> {
	const kept = await contacts.find(id);
	if (kept === undefined) return null;
	const { address, isGuardians, guardianName } = kept;
	return { address, isGuardians, guardianName };
}

async function attributesOf({ players }: Store, id: number): Promise<PersonData["attributes"]> {
	const values = (await players.attributesOf([id])).get(id) ?? [];
	return values.map(({ attribute: { name, isVisible }, value }) => ({ name, value, isVisible }));
}

async function teamsOf(store: Store, id: number): Promise<PersonData["teams"]> {
	const [entries, spots, seasons] = await Promise.all([
		store.teams.listEntriesOfPlayer(id),
		store.players.rostersOf([id]),
		store.seasons.list(),
	]);
	const onRoster = new Set(spots.map(({ entry }) => entry.id));
	const seasonName = new Map(seasons.map((season) => [season.id, season.name]));
	return entries.map((entry) => ({
		season: seasonName.get(entry.seasonId) ?? "",
		league: entry.leagueName,
		team: entry.team.name,
		isOnRoster: onRoster.has(entry.id),
		isCaptain: entry.captainId === id,
	}));
}

async function honorsOf(store: Store, id: number): Promise<PersonData["honors"]> {
	const [honors, seasons] = [await store.honors.list({ playerId: id }), await store.seasons.list()];
	return honors.map(({ seasonId, leagueName, team, place, award, note, picture }) => ({
		season: seasons.find((season) => season.id === seasonId)?.name ?? "",
		league: leagueName,
		team: team?.name ?? null,
		award: award ?? String(place),
		note,
		picture: picture?.url ?? null,
	}));
}

async function gamesOf(store: Store, id: number): Promise<PersonData["games"]> {
	const entries = await store.teams.listEntriesOfPlayer(id);
	const lines = await store.boxScores.linesOfPlayer(
		id,
		entries.map((entry) => entry.id),
	);
	const [games, definitions] = await Promise.all([
		store.games.findMany(lines.map(({ gameId }) => gameId)),
		readDefinitions(
			store,
			entries.map(({ sportId }) => sportId),
		),
	]);
	const lineOf = new Map(lines.map((line) => [line.gameId, line]));
	return games.toSorted(byDateAndTime).flatMap((game) => {
		const line = lineOf.get(game.id);
		return line === undefined ? [] : [toGame(game, line, definitions)];
	});
}

async function signUpsOf(
	{ signUps, registrations, waivers }: Store,
	ids: readonly number[],
): Promise<PersonData["signUps"]> {
	const own: PersonData["signUps"] = [];
	for (const signUp of await signUps.listByPlayers(ids)) {
		const texts = await waivers.list(signUp.registrationId);
		const signatures = await waivers.listSignaturesOf(signUp.id);
		own.push({
			registration: (await registrations.find(signUp.registrationId))?.name ?? "",
			at: signUp.createdAt,
			state: signUp.state,
			entered: signUp.person,
			answers: signUp.answers,
			signed: signatures.map(({ waiverId, name, signedAt, address }) => {
				const text = texts.find((waiver) => waiver.id === waiverId);
				const { title = "", version = 0 } = text ?? {};
				return { title, version, name, at: signedAt, address };
			}),
		});
	}
	return own;
}

function toGame(
	game: GameWithTeams,
	line: StatLine,
	definitions: readonly StatDefinition[],
): PersonData["games"][number] {
	const { seconds, values } = line;
	return {
		date: game.date,
		time: game.time,
		place: game.location,
		home: game.home.name,
		away: game.away.name,
		score: game.score && `${game.score.home}-${game.score.away}`,
		playedFor: game.home.entryId === line.entryId ? "home" : "away",
		isStarter: line.isStarter,
		minutes: seconds === null ? null : formatMinutes(seconds),
		statistics: definitions.flatMap((definition) => {
			const value = values.get(definition.id);
			return value === undefined ? [] : [{ name: definition.name, value }];
		}),
	};
}

async function moneyOf(
	{ organization: { currency } }: WorkScope,
	{ ledger }: Store,
	id: number,
): Promise<PersonData["money"]> {
	const entries = await ledger.list({ debtor: { kind: "player", id } });
	return entries.map(({ day, kind, amount, why }) => ({
		day,
		entry: kind,
		amount,
		currency,
		why,
	}));
}

/** Changes of games and teams name others as well: of those it is said that they were made. */
function toChange(
	trace: TraceInAudit,
	ids: readonly (number | null)[],
): PersonData["changes"][number] {
	const isOwn = trace.subject === "player" && ids.includes(trace.subjectId);
	return {
		at: trace.at,
		by: trace.username,
		what: trace.action,
		before: isOwn ? trace.before : null,
		after: isOwn ? trace.after : null,
	};
}
