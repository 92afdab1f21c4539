import type { Contact } from "#domain/contact/contact.ts";
import {
	addressFrom,
	type Follower,
	type Follows,
	followsNothing,
	isNothing,
	type Reader,
	type ReaderLinks,
	together,
} from "#domain/follower/follower.ts";
import type { Language } from "#domain/language/language.ts";
import type { League } from "#domain/league/league.ts";
import type { Team } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import { found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** What a follower's use case is given beside: links that are signed, and a limit of letters to one address. */
export type FollowScope = Pick<Scope, "organization" | "store" | "now"> & { links: ReaderLinks };

export type AskedToFollow = {
	address: string;
	language: Language;
	teamId: number | null;
	leagueId: number | null;
	isWeekly: boolean;
};

/** What is followed, by its names; nothing of it for the whole organization. */
export type FollowedNames = { team: Team | null; league: League | null };

/** What a team or a league that is to be followed is called. */
export async function viewWhatToFollow(
	{ store }: Pick<Scope, "store">,
	{ teamId, leagueId }: Pick<AskedToFollow, "teamId" | "leagueId">,
): Promise<FollowedNames> {
	return {
		team: teamId === null ? null : found(await store.teams.find(teamId), "Team not found."),
		league:
			leagueId === null ? null : found(await store.leagues.find(leagueId), "League not found."),
	};
}

/**
 * Writes down that an address wants to follow; it does once the link of a letter was used. Everybody is answered
 * alike, whether the address is known (rule `no-hint-of-followers`).
 */
export async function askToFollow(
	{ store, now }: Pick<FollowScope, "store" | "now">,
	{ address: typed, language, teamId, leagueId, isWeekly }: AskedToFollow,
	limit: (address: string) => Promise<void>,
): Promise<void> {
	const address = addressFrom(typed);
	if (address === null) throw invalid("address", "Please enter one e-mail address.");
	const { team, league } = await viewWhatToFollow({ store }, { teamId, leagueId });
	await limit(address);
	const asked = {
		isAll: team === null && league === null,
		teams: team === null ? [] : [team.id],
		leagues: league === null ? [] : [league.id],
		isWeekly,
	};
	const at = now.toISOString();
	await store.transaction(async ({ followers }) => {
		const known = await followers.findByAddress("mail", address);
		const id =
			known?.id ?? (await followers.insert({ way: "mail", address, language, createdAt: at }));
		const both = known?.asked ? together(known.asked, asked) : asked;
		await followers.setAsked(id, both, at);
	});
}

/** What somebody follows, for whoever has the link of a letter. */
export type Following = {
	reader: Reader;
	address: string;
	follows: Follows;
	/** What waits to be confirmed. */
	asked: Follows | null;
	teams: Team[];
	leagues: League[];
	/** For whose games somebody is written to without having asked, as player or guardian. */
	playsFor: Pick<Team, "id" | "name">[];
};

export async function viewFollowing(
	{ store, links }: FollowScope,
	{ link }: { link: string },
): Promise<Following> {
	const reader = found(links.readerBehind(link), noLink);
	if (reader.of === "person") return viewPerson(store, reader);
	const follower = await followerBehind({ store, links }, link);
	const { follows, asked } = follower;
	const all = together(follows, asked ?? followsNothing);
	const teams = await Promise.all(all.teams.map((id) => store.teams.find(id)));
	const leagues = (await store.leagues.list()).filter(({ id }) => all.leagues.includes(id));
	return {
		reader: { of: "follower", id: follower.id },
		address: follower.address,
		follows,
		asked,
		teams: teams.filter((team) => team !== undefined),
		leagues,
		playsFor: [],
	};
}

async function viewPerson({ contacts, players }: Store, reader: Reader): Promise<Following> {
	const { address } = found(wanted(await contacts.find(reader.id)), noLink);
	const rosters = await players.rostersOf([reader.id]);
	const playsFor = new Map(rosters.map(({ entry: { team } }) => [team.id, team]));
	return {
		reader,
		address,
		follows: followsNothing,
		asked: null,
		teams: [],
		leagues: [],
		playsFor: [...playsFor.values()],
	};
}

function wanted(contact: Contact | undefined): Contact | undefined {
	return contact?.endedAt === null ? contact : undefined;
}

/** From now on what was asked for is followed. */
export async function confirmFollowing(
	{ store, links, now }: FollowScope,
	{ link }: { link: string },
): Promise<void> {
	await store.transaction(async (store) => {
		const { id, follows, asked } = await followerBehind({ store, links }, link);
		if (asked === null) return;
		await store.followers.setFollows(id, together(follows, asked), now.toISOString());
	});
}

/** Follows this alone from now on; nothing ends it. */
export async function changeFollowing(
	{ store, links, now }: FollowScope,
	{ link, follows }: { link: string; follows: Follows },
): Promise<void> {
	await store.transaction(async (store) => {
		const { id, follows: before } = await followerBehind({ store, links }, link);
		// What is new is asked for on its page; here things only go.
		const left = {
			isAll: before.isAll && follows.isAll,
			teams: before.teams.filter((team) => follows.teams.includes(team)),
			leagues: before.leagues.filter((league) => follows.leagues.includes(league)),
			isWeekly: follows.isWeekly,
		};
		if (isNothing(left)) await store.followers.remove(id);
		else await store.followers.setFollows(id, left, now.toISOString());
	});
}

/**
 * Ends all letters to the address, whoever it was kept for. Whoever has ended them before is answered alike.
 */
export async function endFollowing(
	{ store, links, now }: FollowScope,
	{ link }: { link: string },
): Promise<void> {
	const reader = found(links.readerBehind(link), noLink);
	await store.transaction(async ({ followers, contacts }) => {
		const { address } =
			(reader.of === "follower"
				? await followers.find(reader.id)
				: await contacts.find(reader.id)) ?? {};
		if (address === undefined) return;
		const follower = await followers.findByAddress("mail", address);
		if (follower !== undefined) await followers.remove(follower.id);
		await contacts.setEnded(address, now.toISOString());
	});
}

async function followerBehind(
	{ store, links }: Pick<FollowScope, "store" | "links">,
	link: string,
): Promise<Follower> {
	const reader = found(links.readerBehind(link), noLink);
	const follower = reader.of === "follower" ? await store.followers.find(reader.id) : undefined;
	return found(follower, noLink);
}

const noLink = "These letters were ended already, or the link is incomplete.";
