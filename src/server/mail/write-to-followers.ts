import type { Services } from "../services.ts";

/**
 * Writes to those who have asked to follow, so that their addresses are proved to be theirs. The row that asks is
 * the cause, and both are written in one transaction.
 */
export async function writeToFollowers({
	platform,
	now,
}: Pick<Services, "platform" | "now">): Promise<void> {
	for (const { organizationId, id, askedAt } of await platform.followersToAsk()) {
		await platform.transaction(async ({ platform, unseenStoreFor }) => {
			const store = unseenStoreFor(organizationId);
			const follower = await store.followers.find(id);
			if (follower === undefined || follower.asked === null) return;
			const { teams, leagues, isAll } = follower.asked;
			const names = [
				...(await Promise.all(teams.map((team) => store.teams.find(team)))),
				...(await store.leagues.list()).filter((league) => leagues.includes(league.id)),
			].flatMap((one) => one?.name ?? []);
			const at = now().toISOString();
			await platform.outbox.add({
				organizationId,
				userId: null,
				cause: `following of ${organizationId} ${id} at ${askedAt}`,
				kind: "following",
				address: follower.address,
				language: follower.language,
				told: { follower: String(id), names: isAll ? "" : names.join(", ") },
				dueAt: at,
				linkUntil: null,
				createdAt: at,
			});
			await store.followers.setWritten(id);
		});
	}
}
