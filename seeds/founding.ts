import type { Role, Viewer } from "#domain/account/user.ts";
import type { GamePeriod } from "#domain/game/game.ts";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { Team } from "#domain/team/team.ts";
import type { PlatformTransaction } from "#store/platform/platform.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "#usecases/scope.ts";
import type { Person, PlannedTeam } from "./roster-plan.ts";

/** What all organizations of the demonstration are written with. */
export type Seeding = Pick<PlatformTransaction, "platform" | "storeFor"> & {
	/** `YYYY-MM-DD`; everything is dated relative to it. */
	today: string;
	/** Password of the owners and staff; null: they can't sign in until one is set. */
	passwordHash: string | null;
};

/** What an organization is known by; the rest is as the product leaves it. */
type Identity = Pick<Organization, "name" | "slug" | "domain" | "timeZone" | "brandColor"> &
	Partial<
		Pick<
			Organization,
			"hasFullNavigation" | "hasGrowingNavigation" | "leagueLocations" | "socialLinks" | "theme"
		>
	>;

/** An organization as its owner works in it. */
export type Founded = Pick<Scope, "viewer" | "organization" | "store"> & { sport: Sport };

/** Adds an organization with its owner and a staff member, called after `accountPrefix`. */
export async function addOrganization(
	{ platform, storeFor, passwordHash }: Seeding,
	identity: Identity & { id: number },
	sportName: string,
	accountPrefix: string,
): Promise<Founded> {
	const sports = await platform.organizations.listSports();
	const sport = sports.find(({ name }) => name === sportName);
	if (sport === undefined) throw new Error(`There is no sport ${sportName}.`);
	const organization = await platform.organizations.insert({
		...plainOrganization,
		...identity,
		sports: [sport],
	});
	const { id } = organization;
	const addAccount = (role: Role, name: string) =>
		platform.accounts.insert({
			organizationId: id,
			username: name,
			usernameKey: name,
			email: `${name}@fieldhouse.test`,
			passwordHash,
			mustChangePassword: false,
			role,
			domain: null,
			slug: null,
			theme: "light",
			logoUrl: null,
		});
	const owner = await addAccount("org_owner", `${accountPrefix}-owner`);
	await addAccount("staff", `${accountPrefix}-staff`);
	const { username, role } = owner;
	const viewer: Viewer = { kind: "member", userId: owner.id, username, role, organizationId: id };
	return { viewer, organization, store: storeFor(id), sport };
}

/** Writes down what the organization keeps of a sport; answers the ids by the names used. */
export async function addBookkeeping(
	store: Store,
	sport: Sport,
	stats: readonly Omit<StatDefinition, "id" | "order">[],
	periods: readonly Omit<GamePeriod, "id">[],
	attributes: readonly Omit<PlayerAttribute, "id">[] = defaultPlayerAttributes,
): Promise<{ statIds: Map<string, number>; periodIds: Map<string, number> }> {
	await store.statDefinitions.insert(
		sport.id,
		stats.map((stat, index) => ({ ...stat, order: index + 1 })),
	);
	await store.periods.insert(sport.id, periods);
	await store.playerAttributes.insert(sport.id, attributes);
	const statRows = await store.statDefinitions.list(sport.id);
	const periodRows = await store.periods.list(sport.id);
	return {
		statIds: new Map(statRows.map(({ abbreviation, id }) => [abbreviation, id])),
		periodIds: new Map(periodRows.map(({ name, id }) => [name, id])),
	};
}

/** Stores everybody and every team that the seasons name, each once. */
export async function addPeopleAndTeams(
	store: Store,
	sport: Sport,
	planned: readonly PlannedTeam[],
): Promise<{ playerIds: Map<Person, number>; teams: Map<string, Team> }> {
	const people = [...new Set(planned.flatMap(({ roster }) => roster))];
	const players = await store.players.insertAll(
		people.map(({ firstName, lastName }) => ({ firstName, lastName, imageUrl: null })),
	);
	const playerIds = new Map(people.map((person, index) => [person, players[index]?.id ?? 0]));
	const attributes = await store.playerAttributes.list(sport.id);
	await store.players.saveAttributeValues(
		[...playerIds].flatMap(([person, playerId]) =>
			attributes.flatMap(({ id: attributeId, name }) => {
				const value = attributeOf(person, name);
				return value === undefined ? [] : [{ playerId, attributeId, value }];
			}),
		),
	);
	const names = [...new Set(planned.map(({ name }) => name))];
	const teams = await store.teams.insert(names);
	return { playerIds, teams: new Map(teams.map((team) => [team.name, team])) };
}

function attributeOf(person: Person, name: string): string | undefined {
	const values: Record<string, string> = {
		Number: String(person.number),
		Position: person.position,
		Height: person.height,
		"Birth date": person.birthDate,
	};
	return values[name];
}
