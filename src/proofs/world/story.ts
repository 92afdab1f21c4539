import { expect } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import type { Engine } from "#testing/databases.ts";
import { plainPictures } from "#testing/hostile-pictures.ts";

/** What a call answered. The proofs look into it field by field. */
// biome-ignore lint/suspicious/noExplicitAny: answers are read by hand-written shapes and matchers.
export type Body = any;

/**
 * An organization made through the API alone, with Olive of its staff signed in: the stories of the
 * proofs begin here. The clock stands in the first week of the season that `aSeason` adds.
 */
export async function startStory({ open }: Engine, sportName = "Basketball") {
	const api = await startApi({
		database: await open(),
		now: () => new Date("2026-03-04T20:00:00Z"),
	});
	const sport = await api.platform.organizations.insertSport({
		name: sportName,
		type: sportName.toLowerCase(),
	});
	await addUser(api, { username: "root", role: "super_admin", organizationId: null });
	const root = await api.signedIn("root");
	const place = { name: "Hoops", slug: "hoops", domain: "hoops.com", sportIds: [sport.id] };
	const made = await root.post("/api/organizations", place);
	const { organization } = (await made.json()) as { organization: { id: number } };
	const role = { role: "staff", organizationId: organization.id } as const;
	const { id: oliveId } = await addUser(api, { username: "olive", ...role });
	const olive = await api.signedIn("olive");
	const stranger = api.browser();

	async function said(response: Response): Promise<{ status: number; body: Body }> {
		return { status: response.status, body: await response.json() };
	}
	async function ok(response: Response): Promise<Body> {
		const { status, body } = await said(response);
		expect({ status, body }).toMatchObject({ status: 200 });
		return body;
	}
	const post = async (path: string, body: unknown) => ok(await olive.post(`/api${path}`, body));
	const put = async (path: string, body: unknown) => ok(await olive.put(`/api${path}`, body));
	const get = async (path: string) => ok(await olive.get(`/api${path}`));
	return {
		api,
		sport,
		root,
		organization,
		olive,
		oliveId,
		stranger,
		post,
		put,
		get,
		said,
		del: async (path: string) => ok(await olive.del(`/api${path}`)),
		/** What the public is told. */
		visit: async (path: string) =>
			ok(await stranger.get(`/api${path}${path.includes("?") ? "&" : "?"}slug=hoops`)),
		/** For calls that are to be refused. */
		tryPost: async (path: string, body: unknown) => said(await olive.post(`/api${path}`, body)),
		tryPut: async (path: string, body: unknown) => said(await olive.put(`/api${path}`, body)),
		tryGet: async (path: string) => said(await olive.get(`/api${path}`)),
		tryDel: async (path: string) => said(await olive.del(`/api${path}`)),
		picture: new Blob([new Uint8Array((await plainPictures()).png)]),
		/** An active season of one league with teams of two players each. */
		async aSeason(teamNames: readonly string[] = ["Hawks", "Owls", "Bears", "Wolves"]) {
			const { season } = await post("/seasonsv2", {
				name: "Spring 2026",
				startDate: "2026-03-02",
				finishDate: "2026-05-31",
				active: true,
			});
			const { league } = await post(`/seasonsv2/${season.id}/leagues`, { name: "Monday D1" });
			const path = `/seasonsv2/${season.id}/leagues/${league.id}`;
			const teams: Record<string, { id: number; entryId: number; playerIds: number[] }> = {};
			for (const name of teamNames) {
				const { team } = await post(`${path}/teams`, { name });
				const playerIds: number[] = [];
				for (const firstName of ["Ann", "Bea"]) {
					const who = { firstName, lastName: name };
					const { player } = await post(`${path}/teams/${team.id}/players`, who);
					playerIds.push(player.id);
				}
				teams[name] = { id: team.id, entryId: team.seasons_leagues_team_id, playerIds };
			}
			return { seasonId: season.id as number, leagueId: league.id as number, path, teams };
		},
	};
}

export type Story = Awaited<ReturnType<typeof startStory>>;
export type MadeSeason = Awaited<ReturnType<Story["aSeason"]>>;
