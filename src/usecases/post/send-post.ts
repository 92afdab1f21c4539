import { canManageOrganization } from "#domain/account/policy.ts";
import {
	type NoticeAudience,
	type NoticeWay,
	type ToldGroup,
	toWhomOf,
} from "#domain/notice/happening.ts";
import { stateOf } from "#domain/post/post.ts";
import { recordChange } from "../audit/audit.ts";
import { happened } from "../notice/happened.ts";
import { countOf, teamsOfLeague } from "../notice/readers.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { missing, type PostView, postView } from "./posts.ts";

/** To whom a post goes: of this team, of this league with its teams, or of all there are. */
export type SendingAsked = {
	id: number;
	toWhom: ToldGroup;
	leagueId?: number | null | undefined;
	teamId?: number | null | undefined;
};

/** How many would hear of it. */
export type Readers = { people: number; byMail: number; byPush: number };

/** Who would hear of a post, to be looked at before it is sent; whatever its state. */
export async function countReadersOfPost(scope: Scope, asked: SendingAsked): Promise<Readers> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	found(await scope.store.posts.find(asked.id), missing);
	const { people, byMail, byPush } = await countOf(scope, await audienceOf(scope, asked));
	return { people, byMail, byPush };
}

/**
 * Tells of a post that is on the site, once and for all (rule `post-sent-once`). Refuses where nobody would
 * hear of it, so that it can be sent when somebody does.
 */
export async function sendPost(
	scope: Scope,
	{ how, ...asked }: SendingAsked & { how: readonly NoticeWay[] },
): Promise<PostView> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	if (how.length === 0) throw invalid("how", "Choose mail, push or both.");
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const post = found(await store.posts.find(asked.id), missing);
		if (post.sent !== null) throw new Refusal("conflict", "This post was sent already.");
		if (stateOf(post, scope.now) !== "published") {
			throw new Refusal("conflict", "Publish the post before you send it.");
		}
		const audience = await audienceOf(inside, asked);
		const { byMail, byPush } = await countOf(inside, audience);
		const people = (how.includes("mail") ? byMail : 0) + (how.includes("push") ? byPush : 0);
		if (people === 0) throw new Refusal("conflict", "Nobody would hear of it yet.");
		const { viewer, now } = scope;
		const by = viewer.kind === "member" ? viewer.username : null;
		const sent = { at: now.toISOString(), by, people };
		await store.posts.setSent(post.id, sent);
		await happened(inside, { kind: "newsPublished", postId: post.id, audience, how });
		await recordChange(scope, store, {
			action: "post.send",
			id: post.id,
			after: { name: post.title, people, how: how.join(", ") },
		});
		return postView(scope, { ...post, sent });
	});
}

async function audienceOf(
	{ store }: Pick<Scope, "store">,
	{ leagueId, teamId, toWhom: group }: SendingAsked,
): Promise<NoticeAudience> {
	const toWhom = toWhomOf(group);
	if (typeof teamId === "number") {
		found(await store.teams.find(teamId), "Team not found.");
		return { teams: [teamId], leagues: [], toWhom };
	}
	if (typeof leagueId !== "number") return { teams: "all", leagues: [], toWhom };
	found(await store.leagues.find(leagueId), "League not found.");
	return { teams: await teamsOfLeague(store, leagueId), leagues: [leagueId], toWhom };
}
