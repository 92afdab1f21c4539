import { type Follows, isNothing, together } from "#domain/follower/follower.ts";
import type { Language } from "#domain/language/language.ts";
import type { Scope } from "../scope.ts";
import { viewWhatToFollow } from "./follow.ts";

export type PushFollowing = {
	/** The address the browser told, and its keys. */
	endpoint: string;
	keys: { p256dh: string; auth: string };
	language: Language;
	teamId: number | null;
	leagueId: number | null;
	/** Follows it no more. */
	isEnd: boolean;
};

/** Lets a browser follow, or follow no more. It was asked by itself, so there is nothing to confirm. */
export async function followByPush(
	{ store, now }: Pick<Scope, "store" | "now">,
	{ endpoint, keys, language, teamId, leagueId, isEnd }: PushFollowing,
): Promise<void> {
	const { team, league } = await viewWhatToFollow({ store }, { teamId, leagueId });
	const wanted: Follows = {
		isAll: team === null && league === null,
		teams: team === null ? [] : [team.id],
		leagues: league === null ? [] : [league.id],
		isWeekly: false,
	};
	const at = now.toISOString();
	await store.transaction(async ({ followers }) => {
		const known = await followers.findByAddress("push", endpoint);
		if (isEnd) {
			if (known === undefined) return;
			const left = without(known.follows, wanted);
			if (isNothing(left)) await followers.remove(known.id);
			else await followers.setFollows(known.id, left, at);
			return;
		}
		const id =
			known?.id ??
			(await followers.insert({ way: "push", address: endpoint, language, createdAt: at }));
		await followers.setSubscription(id, keys);
		await followers.setFollows(id, known ? together(known.follows, wanted) : wanted, at);
	});
}

function without(follows: Follows, ended: Follows): Follows {
	return {
		isAll: follows.isAll && !ended.isAll,
		teams: follows.teams.filter((id) => !ended.teams.includes(id)),
		leagues: follows.leagues.filter((id) => !ended.leagues.includes(id)),
		isWeekly: follows.isWeekly,
	};
}
