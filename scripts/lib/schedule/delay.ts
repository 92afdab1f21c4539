import { monitorEventLoopDelay } from "node:perf_hooks";
import { plainOrganization } from "#domain/organization/organization.ts";
import { noPrivateLinks } from "#domain/private-link/private-link.ts";
import { schedulePlanner } from "#server/workers/schedule-planner.ts";
import { spreadsheetReader } from "#server/workers/spreadsheet-reader.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import { generateSchedule } from "#usecases/schedule/schedule-generation.ts";
import { viewPlan } from "#usecases/schedule/schedule-plan.ts";
import { addSchedule } from "#usecases/schedule/schedules.ts";
import type { WorkScope } from "#usecases/scope.ts";

/** What the server does beside, for it makes schedules in threads. */
export async function answeringMeanwhile(): Promise<{ text: string; isMet: boolean }[]> {
	const small = await delayOf({ teams: 12, weeks: 10 });
	const large = await delayOf({ teams: 40, weeks: 20 });
	return [
		{
			text: `12 teams × 10 weeks with a cold thread and the database: ${small.seconds.toFixed(2)} s, wanted under 1`,
			isMet: small.seconds < 1,
		},
		{
			text:
				`delay of the event loop while 40 × 20 is made, p99: ${large.p99.toFixed(1)} ms, wanted ` +
				`under 20 (once ${large.most.toFixed(0)} ms, to write the games down)`,
			isMet: large.p99 < 20,
		},
	];
}

type Delay = {
	/** Processor time of all threads, in seconds. */
	seconds: number;
	/** How late everything else would have been answered meanwhile, in milliseconds. */
	p99: number;
	most: number;
};

/** Makes a schedule and looks at it, as the server does with its database and its threads. */
async function delayOf({ teams, weeks }: { teams: number; weeks: number }): Promise<Delay> {
	const scope = await aLeague(teams);
	const leagueId = (await scope.store.leagues.list())[0]?.id ?? 0;
	const times = ["17:00", "18:00", "19:00", "20:00", "21:00", "22:00"];
	const courts = Array.from({ length: Math.ceil(teams / 12) }, (_, court) => `Court ${court + 1}`);
	const { id } = await addSchedule(scope, {
		leagueId,
		name: "Spring",
		startDate: "2026-01-05",
		numWeeks: weeks,
		isPublished: false,
		gameDays: ["Monday"],
		timeSlots: times,
		rules: { courts },
	});
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	const start = process.cpuUsage();
	await generateSchedule(scope, { id, keepsPlayed: false });
	const { user, system } = process.cpuUsage(start);
	await viewPlan(scope, { id });
	delay.disable();
	const [p99, most] = [delay.percentile(99) / 1e6, delay.max / 1e6];
	return { seconds: (user + system) / 1e6, p99, most };
}

async function aLeague(teams: number): Promise<WorkScope> {
	const database = openSqlite(":memory:");
	await migrate(database.db, database.dialect);
	const { organizations, accounts } = platformStore(database);
	const sport = await organizations.insertSport({ name: "Basketball", type: "basketball" });
	const organization = await organizations.insert({
		...plainOrganization,
		name: "Hoops",
		slug: "hoops",
		domain: null,
		sports: [sport],
	});
	const { id: userId } = await accounts.insert({
		username: "bench",
		usernameKey: "bench",
		organizationId: organization.id,
		role: "staff",
		email: null,
		passwordHash: null,
		mustChangePassword: false,
		theme: "light",
		logoUrl: null,
		domain: null,
		slug: null,
	});
	const store = storeFor(organization.id, database);
	const season = await store.seasons.insert({
		name: "Spring",
		startDate: "2026-01-05",
		finishDate: null,
		isActive: true,
		isVisible: true,
	});
	const league = await store.leagues.insert({ name: "Monday D1", sportId: sport.id });
	const { id } = await store.leagues.addToSeason(league, season.id);
	const names = Array.from({ length: teams }, (_, index) => `Team ${index + 1}`);
	await store.teams.enter(id, await store.teams.insert(names));
	return {
		viewer: {
			kind: "member",
			userId,
			username: "bench",
			role: "staff",
			organizationId: organization.id,
		},
		organization,
		privateLinks: noPrivateLinks,
		cards: { provider: null, siteUrl: "", officeUrl: "" },
		store,
		now: new Date("2026-01-01T12:00:00Z"),
		sports: async () => [sport],
		webhooks: { secretOf: () => "", isCallable: () => false, wake: () => {} },
		pictures: {
			keep: noPictures,
			keepIcon: noPictures,
			keepForLibrary: noPictures,
			cut: noPictures,
			remove: noPictures,
		},
		planner: schedulePlanner({ now: () => new Date() })(organization.id),
		tasks: { list: () => [], stop: () => false },
		spreadsheets: spreadsheetReader()(),
		writing: { kinds: [], reservedPaths: new Set(), outlineOf: () => [], render: noPictures },
		mail: { isServed: false, write: noPictures, writeNotice: async () => null, wake: () => {} },
	};
}

async function noPictures(): Promise<never> {
	throw new Error("There are no pictures here.");
}
