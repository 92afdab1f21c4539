import { frontParts } from "#domain/page/front-parts.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { everybodyEligible } from "#domain/stage/eligibility.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainFormat } from "#domain/stage/stage.ts";
import { addDays } from "#domain/time/calendar.ts";
import { type PlainName, plainThings } from "#testing/plain-things.ts";
import { present } from "#testing/present.ts";
import { aRegisteredTeam, aSignedPlayer } from "#testing/registration/a-registration.ts";
import { settleStage } from "#usecases/stage/settle-stage.ts";
import type { MadeIds, ProofLeague } from "./proof-league.ts";

/** Adds something to one of the three. */
export type Part = (league: ProofLeague) => Promise<void>;

/** A part that makes one thing and keeps its id. */
function made(name: keyof MadeIds, make: (league: ProofLeague) => Promise<number>): Part {
	return async (league) => {
		league.ids[name] = await make(league);
	};
}

const season = (name: keyof MadeIds, startDate: string, isActive: boolean, isVisible = true) =>
	made(name, async ({ store, canary }) => {
		const season = await store.seasons.insert({
			name: `${name} ${canary}`,
			startDate,
			finishDate: addDays(startDate, 80),
			isActive,
			isVisible,
		});
		return season.id;
	});

const league = (name: keyof MadeIds, text: string) =>
	made(name, async ({ store, sport, canary, ids }) => {
		const createdBy = ids.staff;
		const league = await store.leagues.insert({
			name: `${text} ${canary}`,
			sportId: sport.id,
			createdBy,
		});
		return league.id;
	});

const seasonLeague = (name: keyof MadeIds, season: keyof MadeIds) =>
	made(name, async ({ store, ids }) => {
		const league = await store.leagues.find(ids.league);
		if (league === undefined) throw new Error("The league was not made.");
		return (await store.leagues.addToSeason(league, ids[season])).id;
	});

const team = (name: keyof MadeIds) =>
	made(name, async ({ store, canary }) => {
		const [team] = await store.teams.insert([`${name} ${canary}`]);
		return team?.id ?? 0;
	});

const entry = (name: keyof MadeIds, place: keyof MadeIds, team: keyof MadeIds) =>
	made(name, async ({ store, ids, canary }) => {
		const known = await store.teams.find(ids[team]);
		if (known === undefined) throw new Error("The team was not made.");
		const [entry] = await store.teams.enter(ids[place], [known]);
		await store.teams.setCaptain(entry?.id ?? 0, {
			captainName: `Captain ${canary}`,
			captainId: null,
		});
		return entry?.id ?? 0;
	});

/** Seasons, leagues, teams and where they play. */
export const makeTeams: Part[] = [
	season("season", "2026-01-05", true),
	season("formerSeason", "2025-06-02", false),
	season("hiddenSeason", "2025-09-01", false, false),
	league("league", "Monday D1"),
	league("league2", "Tuesday D2"),
	seasonLeague("seasonLeague", "season"),
	seasonLeague("formerSeasonLeague", "formerSeason"),
	seasonLeague("hiddenSeasonLeague", "hiddenSeason"),
	team("team"),
	team("team2"),
	team("team3"),
	team("formerTeam"),
	team("freeTeam"),
	entry("entry", "seasonLeague", "team"),
	entry("entry2", "seasonLeague", "team2"),
	entry("entry3", "seasonLeague", "team3"),
	entry("hiddenEntry", "hiddenSeasonLeague", "team"),
	entry("hiddenEntry2", "hiddenSeasonLeague", "team2"),
	async ({ store, ids }) => store.teams.setUnavailableSlots(ids.team, ["18:00"]),
	async ({ store, ids, canary }) =>
		store.teams.setWithdrawal(ids.hiddenEntry2, {
			date: "2026-01-05",
			reason: `Too few players ${canary}`,
			games: "stand",
			changed: [],
		}),
];

/** Of a team whose captain said when it can play. */
const availability =
	(team: keyof MadeIds): Part =>
	async ({ store, ids, canary }) => {
		await store.availabilities.add(ids.schedule, [ids[team]], "2199-01-01");
		const all = await store.availabilities.listOfSchedule(ids.schedule);
		const own = all.find(({ teamId }) => teamId === ids[team]);
		if (own === undefined) throw new Error("The team was not asked.");
		await store.availabilities.save({
			...own,
			asks: [
				{ ask: { kind: "date", date: "2026-01-26" }, state: "open" },
				{ ask: { kind: "time", isLiked: false, time: "20:00" }, state: "open" },
			],
			note: `Away ${canary}`,
			saidAt: "2026-01-05T12:00:00.000Z",
		});
	};

const player = (name: keyof MadeIds, entry: keyof MadeIds | null) =>
	made(name, async ({ store, ids, canary }) => {
		const [player] = await store.players.insertAll([
			{
				firstName: `${name} ${canary}`,
				lastName: `Last ${canary}`,
				imageUrl: `/files/player-${canary.slice(1)}.webp`,
			},
		]);
		const id = player?.id ?? 0;
		if (entry !== null) await store.players.addToRosters([{ entryId: ids[entry], playerId: id }]);
		await store.players.saveAttributeValues([
			{ playerId: id, attributeId: ids.attribute, value: `Value ${canary}` },
			{ playerId: id, attributeId: ids.attribute2, value: `Secret ${canary}` },
		]);
		await store.contacts.save({
			playerId: id,
			address: `${name.toLowerCase()}@${canary.slice(1)}.example`,
			isGuardians: name === "player2",
			guardianName: name === "player2" ? `Guardian ${canary}` : null,
			endedAt: null,
		});
		return id;
	});

export const makePeople: Part[] = [
	player("player", "entry"),
	player("player2", "entry2"),
	player("freePlayer", null),
];

type GamePlan = {
	date: string;
	week?: number;
	entries: [keyof MadeIds, keyof MadeIds];
	place?: keyof MadeIds;
	score?: { home: number; away: number };
};

const game = (name: keyof MadeIds, plan: GamePlan) =>
	made(name, async ({ store, ids, canary }) => {
		const { date, week, entries, place = "seasonLeague", score = null } = plan;
		const [id] = await store.games.insertAll([
			{
				seasonLeagueId: ids[place],
				homeEntryId: ids[entries[0]],
				awayEntryId: ids[entries[1]],
				date,
				time: "19:00",
				location: `Hall ${canary}`,
				videoUrl: `https://example.org/${canary}`,
				status: score === null ? "scheduled" : "completed",
				forfeitedBy: null,
				externalId: `${name} ${canary}`,
				score,
				createdBy: ids.staff,
				...(week === undefined ? {} : { scheduleId: ids.schedule, weekIndex: week }),
			},
		]);
		return id ?? 0;
	});

/** A final of two, seeded and published. */
const makeStage: Part[] = [
	made("stage", async ({ store, ids, canary }) => {
		const format = plainFormat(2);
		const id = await store.stages.insert({
			seasonLeagueId: ids.seasonLeague,
			name: `Stage ${canary}`,
			format,
			seedsBy: "hand",
			seedsOn: null,
			eligibility: {
				...everybodyEligible,
				rulings: [{ entryId: ids.entry, isIn: true, reason: `Reason ${canary}` }],
			},
			minGames: 0,
			createdBy: ids.staff,
		});
		await store.stages.insertLeagues(id, [ids.seasonLeague]);
		const [seriesId = 0] = await store.stages.insertSeries(id, seriesOf(format));
		const place = { date: "2026-03-23", time: "20:00", location: `Final ${canary}` };
		await store.stages.insertPlanned([{ seriesId, number: 1, isHomeBetter: true, ...place }]);
		const plain = { overruled: null, withdrawn: null };
		const seeds = [ids.entry, ids.entry2].map((entryId, at) => ({ seed: at + 1, entryId }));
		const at = "2026-01-01T00:00:00.000Z";
		await store.stages.replaceSeeds(
			id,
			seeds.map((seed) => ({ ...seed, ...plain })),
			at,
		);
		await store.stages.savePublication(id, at);
		await settleStage({ now: new Date(at) }, store, id);
		return id;
	}),
	made("stageGame", async ({ store, ids }) => {
		const [planned] = await store.stages.listPlanned([ids.stage]);
		return planned?.id ?? 0;
	}),
];

/** Schedules, games and what was written down for them. */
export const makeBusyWeeks: Part[] = [
	made("schedule", async ({ store, ids, canary }) =>
		store.schedules.insert({
			seasonLeagueId: ids.seasonLeague,
			name: `Schedule ${canary}`,
			startDate: "2026-01-05",
			numWeeks: 4,
			gameDays: ["Monday"],
			hasSameSlots: true,
			timeSlots: ["19:00", "20:00"],
			weeklyTimeSlots: [],
			rules: { ...plainRules, courts: [`Court ${canary}`] },
		}),
	),
	availability("team"),
	availability("team2"),
	game("game", { date: "2026-01-05", entries: ["entry", "entry2"], score: { home: 21, away: 9 } }),
	game("comingGame", { date: "2026-01-19", week: 2, entries: ["entry", "entry3"] }),
	game("comingGame2", { date: "2026-01-26", week: 3, entries: ["entry2", "entry3"] }),
	game("hiddenGame", {
		date: "2025-09-08",
		entries: ["hiddenEntry", "hiddenEntry2"],
		place: "hiddenSeasonLeague",
		score: { home: 4, away: 8 },
	}),
	async ({ store, ids }) => {
		const line = { gameId: ids.game, isStarter: true, seconds: 600 };
		const values = new Map([
			[ids.stat, 21],
			[ids.stat2, 3],
			[ids.hiddenStat, 5],
		]);
		await store.boxScores.replace(
			[ids.game],
			[
				{ ...line, playerId: ids.player, entryId: ids.entry, values },
				{ ...line, playerId: ids.player2, entryId: ids.entry2, values: new Map([[ids.stat, 9]]) },
			],
		);
	},
	async ({ store, ids }) =>
		store.periods.saveScores([
			{ gameId: ids.game, periodId: ids.period, home: 11, away: 4 },
			{ gameId: ids.game, periodId: ids.period2, home: 10, away: 5 },
		]),
	...makeStage,
	async ({ store, ids, canary }) =>
		store.honors.replace(ids.seasonLeague, [
			{
				place: null,
				award: `Award ${canary}`,
				entryId: ids.entry,
				playerId: ids.player,
				picture: { url: `/files/honor-${canary.slice(1)}.webp`, alt: `Won ${canary}` },
				note: `Note ${canary}`,
			},
		]),
	made("evening", async ({ store, ids, canary }) =>
		store.evenings.insert({
			date: "2026-01-19",
			league: { id: ids.league2, name: "" },
			location: `Hall ${canary}`,
			status: "postponed",
			reason: `Snow ${canary}`,
			gameIds: [],
		}),
	),
	async ({ store, ids }) => {
		const noted = { isHere: true, isStarter: false, isGuest: false, isStar: false };
		await store.gamePlayers.replace(ids.game, [
			{ ...noted, playerId: ids.player, side: "home", number: "77" },
		]);
		await store.suspensions.saveRules(ids.seasonLeague, [
			{ statId: ids.stat, count: 20, per: "game", games: 1 },
		]);
	},
	made("suspension", async ({ store, ids, canary }) =>
		store.suspensions.insert({
			playerId: ids.player2,
			entryId: ids.entry2,
			gameId: null,
			startsOn: "2026-01-02",
			games: 2,
			note: `Note ${canary}`,
			decidedBy: `Owner ${canary}`,
			decidedAt: "2026-01-02T12:00:00.000Z",
		}),
	),
	async ({ store, ids, canary }) =>
		store.honors.replace(ids.hiddenSeasonLeague, [
			{
				place: 1,
				award: null,
				entryId: ids.hiddenEntry,
				playerId: null,
				picture: null,
				note: `Hidden ${canary}`,
			},
		]),
];

/** What has been deleted and noted, and what stands beside the games. */
export const makeHistory: Part[] = [
	...Object.entries(plainThings).map(([name, { insert }]) =>
		made(name as PlainName, async ({ store, canary }) => (await insert(store, canary)).id),
	),
	async ({ store, ids }) =>
		store.gameOfficials.replace(
			[ids.comingGame],
			[{ gameId: ids.comingGame, officialId: ids.official, job: "referee", state: "asked" }],
		),

	async ({ store, ids, canary }) => {
		const made = await aRegisteredTeam(store, { seasonId: ids.season, mark: canary });
		ids.registration = made.registration.id;
		ids.teamSignUp = made.team.id;
	},
	made("signUp", async ({ store, ids, canary }) => {
		const registration = present(await store.registrations.find(ids.registration), "registration");
		const [waiver] = await store.waivers.list(registration.id);
		const team = present(await store.signUps.find(ids.teamSignUp), "team");
		const waiverId = waiver?.id ?? 0;
		return (await aSignedPlayer(store, { registration, waiverId, team }, canary)).id;
	}),
	async ({ store, ids }) =>
		store.substitutes.insert({
			gameId: ids.game,
			teamSignUpId: ids.teamSignUp,
			signUpId: ids.signUp,
			answer: null,
			askedAt: "2026-01-05T12:00:00.000Z",
		}),
	made("captainWord", async ({ store, ids, canary }) => {
		const { id } = await store.captainWords.replace({
			gameId: ids.game,
			teamSignUpId: ids.teamSignUp,
			kind: "time",
			date: "2199-02-01",
			time: "19:00",
			note: `Why ${canary}`,
			other: "agrees",
			state: "open",
			reason: `Reason ${canary}`,
			saidAt: "2026-01-05T12:00:00.000Z",
		});
		return id;
	}),
	made("message", async ({ store, canary }) => {
		const { id } = await store.messages.insert({
			name: `Writer ${canary}`,
			address: `writer@${canary.slice(1)}.example`,
			text: `Question ${canary}`,
			language: "en",
			receivedAt: "2026-01-05T12:00:00.000Z",
		});
		return id;
	}),
	async ({ store, ids }) =>
		store.feeRules.save(ids.seasonLeague, {
			forfeitFine: 5_000,
			barredFrom: 5,
			isPaidFirst: false,
			officialFees: { referee: 2_500, scorer: 0 },
		}),
	async ({ store, ids }) => {
		await store.reminders.saveRule({ daysBefore: 3, everyDays: 7 }, "2026-01-05");
		await store.reminders.add([{ kind: "signUp", id: ids.signUp }], "2026-01-05");
	},
	made("ledgerEntry", async ({ store, canary, ids }) => {
		const entry = {
			debtor: { kind: "team" as const, id: ids.team },
			kind: "charge" as const,
			amount: 80_000,
			day: "2026-01-05",
			due: "2026-01-05",
			method: null,
			seasonId: ids.season,
			why: `Fee ${canary}`,
			called: `Team ${canary}`,
			reverses: null,
			source: null,
			by: { id: null, name: `Treasurer ${canary}` },
			at: "2026-01-05T12:00:00.000Z",
		};
		const [kept] = await store.ledger.add([entry]);
		return kept?.id ?? 0;
	}),
	async ({ store, canary, ids }) => {
		await store.cardPayments.addAccount(`acct_${canary}`, "2026-01-05T12:00:00.000Z");
		await store.cardPayments.addEvent(`evt_${canary}`, "2026-01-05T12:00:00.000Z");
		await store.cardPayments.add({
			signUpId: ids.signUp,
			seasonId: ids.season,
			amount: 40_000,
			currency: "USD",
			session: `cs_${canary}`,
			endsAt: "2026-01-06T12:00:00.000Z",
			intent: `pi_${canary}`,
			fee: 1_190,
			createdAt: "2026-01-05T12:00:00.000Z",
		});
	},
	async ({ store, canary }) =>
		store.pages.save({
			key: "home",
			title: `Home ${canary}`,
			description: `Described ${canary}`,
			isPublished: true,
			blocks: [...frontParts, { kind: "text", markdown: `Welcome ${canary}` }],
		}),
	made("page", async ({ store, canary }) => {
		const path = `page-${canary.slice(1)}`;
		const title = `Own page ${canary}`;
		const text = (words: string) => [{ id: "a1", kind: "text", markdown: `${words} ${canary}` }];
		const description = `Described ${canary}`;
		const content = { title, path, description, isIndexed: true, blocks: text("Shown") };
		const id = await store.pages.insert({ key: null, title });
		await store.pages.set(id, {
			content,
			isPublished: true,
			publishedAt: "2026-01-05T12:00:00.000Z",
			draft: { ...content, path: `next-${canary.slice(1)}`, blocks: text("Unpublished") },
			publishAt: "2026-02-02T09:00",
			publishBy: `Owner ${canary}`,
			revision: 2,
			publishProblem: `Problem ${canary}`,
			updatedAt: "2026-01-06T12:00:00.000Z",
			updatedBy: `Owner ${canary}`,
		});
		await store.pageVersions.insert(id, {
			...content,
			changes: [`Title changed to ${canary}`],
			publishedAt: "2026-01-05T12:00:00.000Z",
			publishedBy: `Owner ${canary}`,
		});
		await store.pageRedirects.add(id, `former-${canary.slice(1)}`);
		return id;
	}),
	async ({ store, canary }) => {
		const told = { title: `Unpublished post ${canary}`, isPublished: false, bannerUntil: null };
		await store.posts.insert(Object.assign(postOf(canary), told));
	},
	made("post", async ({ store, canary }) => {
		const told = { title: `Post ${canary}`, isPublished: true, bannerUntil: "2099-12-31" };
		return (await store.posts.insert(Object.assign(postOf(canary), told))).id;
	}),
	async ({ store, canary }) =>
		store.navigation.save([
			{ label: `Nav ${canary}`, to: "/" },
			{ label: `Own ${canary}`, to: `/page-${canary.slice(1)}` },
		]),
	async ({ store, canary }) => store.embedHosts.replace([`${canary.slice(1)}.example`]),
	made("token", async ({ store, ids, canary }) =>
		store.tokens.insert({
			userId: ids.owner,
			name: `Token ${canary}`,
			scope: "read",
			hash: `hash ${canary}`,
			ending: canary.slice(1),
			createdAt: "2026-01-05T12:00:00.000Z",
			expiresAt: "2027-01-05T12:00:00.000Z",
		}),
	),
	made("pass", async ({ store, ids, canary }) => {
		const [id = 0] = await store.passes.replace([
			{
				gameId: ids.game,
				job: "score",
				hash: `pass ${canary}`,
				createdBy: `Maker ${canary}`,
				createdAt: "2026-01-05T12:00:00.000Z",
			},
		]);
		return id;
	}),
	made("webhook", async ({ store, canary }) => {
		const id = await store.webhooks.insert({
			name: `Webhook ${canary}`,
			address: `https://${canary.slice(1)}.example/hook`,
			events: ["result", "page.published"],
			salt: `salt ${canary}`,
			createdAt: "2026-01-05T12:00:00.000Z",
		});
		const delivery = { webhookId: id, noticeId: null, event: "test" } as const;
		const times = { dueAt: "2026-01-05T12:00:00.000Z", createdAt: "2026-01-05T12:00:00.000Z" };
		await store.deliveries.insertAll([Object.assign(times, delivery)]);
		return id;
	}),
	async ({ store, ids, canary }) =>
		store.files.insert({
			name: `file-${canary.slice(1)}.webp`,
			contentType: "image/webp",
			bytes: 7,
			createdBy: ids.staff,
			createdAt: "2026-01-05T12:00:00.000Z",
		}),
	made("picture", async ({ store, ids, canary }) => {
		await store.files.insert({
			name: `picture-${canary.slice(1)}.webp`,
			contentType: "image/webp",
			bytes: 7,
			createdBy: ids.owner,
			createdAt: "2026-01-05T12:00:00.000Z",
			isOfLibrary: true,
		});
		const { id } = await store.pictures.insert({
			kind: "picture",
			fileName: `picture-${canary.slice(1)}.webp`,
			bytes: 7,
			name: `Picture ${canary}`,
			alt: `Seen ${canary}`,
			width: 800,
			height: 600,
			focusX: 20,
			focusY: 80,
			crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
			whole: null,
			formerFileNames: [`former-${canary.slice(1)}.webp`],
			createdBy: ids.owner,
			createdAt: "2026-01-05T12:00:00.000Z",
		});
		return id;
	}),
	made("trash", async ({ store, ids, canary }) => {
		const [gone] = await store.teams.insert([`Gone ${canary}`]);
		const trashId = await store.trash.discard("team", gone?.id ?? 0, {
			by: ids.staff,
			at: "2026-01-19T12:00:00.000Z",
			label: `Gone ${canary}`,
		});
		return trashId ?? 0;
	}),
	async ({ store, ids, canary, staff }) => {
		await store.audit.add({
			userId: ids.staff,
			username: staff.username,
			action: "team.delete",
			subject: "team",
			subjectId: ids.freeTeam,
			before: { name: `Gone ${canary}` },
			after: null,
			at: "2026-01-19T12:00:00.000Z",
		});
	},
];

function postOf(canary: string) {
	const at = "2026-01-05T12:00:00.000Z";
	return {
		text: `Told ${canary}`,
		picture: { url: `/files/post-${canary.slice(1)}.webp`, alt: `Seen ${canary}` },
		language: "en",
		publishedAt: at,
		isPinned: true,
		updatedAt: at,
	} as const;
}
