import type { Settings } from "#server/env.ts";
import { addUser, startApi } from "./api.ts";
import type { Engine } from "./databases.ts";
import { aLeague, type LeagueSpec } from "./factories.ts";
import { present } from "./present.ts";

/** What a call answered. */
export type Said = { status: number; body: Record<string, unknown> & { message?: string } };

/**
 * The API over one league of the organization "hoops" with Olive of its staff, and over a league of
 * strangers. Games of the factories begin on 2026-01-05, and so does the clock.
 */
export async function startLeagueApi(
	{ open }: Engine,
	spec: LeagueSpec = {},
	settings: Partial<Settings> = {},
) {
	const database = await open();
	const own = await aLeague(database, {
		games: [
			["Hawks", 81, "Owls", 70],
			["Owls", "Hawks"],
		],
		...spec,
		organization: { name: "Hoops", slug: "hoops", ...spec.organization },
	});
	const foreign = await aLeague(database, {
		organization: { name: "Canary", slug: "canary" },
		games: [["Reds", 60, "Blues", 50]],
		hasBoxScores: true,
	});
	const api = await startApi({ database, settings, now: () => new Date("2026-01-05T20:00:00Z") });
	await addUser(api, { username: "olive", role: "staff", organizationId: own.organization.id });
	const olive = await api.signedIn("olive");
	const stranger = api.browser();
	return {
		api,
		own,
		foreign,
		olive,
		stranger,
		database,
		get: async (path: string) => said(await olive.get(`/api${path}`)),
		post: async (path: string, body: unknown) => said(await olive.post(`/api${path}`, body)),
		put: async (path: string, body: unknown) => said(await olive.put(`/api${path}`, body)),
		del: async (path: string) => said(await olive.del(`/api${path}`)),
		/** What a stranger is told of the organization. */
		visit: async (path: string) => {
			const mark = path.includes("?") ? "&" : "?";
			return said(
				await stranger.get(
					`/api${path}${mark}slug=${present(own.organization.slug ?? undefined, "slug")}`,
				),
			);
		},
		/** The newest thing noted in the audit. */
		lastNote: async () => (await own.store.audit.list({ limit: 1, offset: 0 }))[0],
	};
}

export type LeagueApi = Awaited<ReturnType<typeof startLeagueApi>>;

async function said(response: Response): Promise<Said> {
	return { status: response.status, body: (await response.json()) as Said["body"] };
}
