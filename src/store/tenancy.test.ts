import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followsNothing } from "#domain/follower/follower.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { everybodyEligible } from "#domain/stage/eligibility.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainFormat } from "#domain/stage/stage.ts";
import { plainSetup } from "#domain/standings/table-rules.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, type MadeLeague } from "#testing/factories.ts";
import { type PlainName, plainThings } from "#testing/plain-things.ts";
import { aRegistration } from "#testing/registration/a-registration.ts";
import { unscopedEngines } from "#testing/unscoped.ts";
import type { Database } from "./engine/database.ts";
import type { NewLetter } from "./platform/outbox.ts";
import { platformStore } from "./platform/platform.ts";
import type { NewPost } from "./post/posts.ts";
import type { Store } from "./store.ts";

/** What a stranger might ask for. */
type Ids = Record<
	"season" | "seasonLeague" | "league" | "team" | "entry" | "player" | "game" | PlainName,
	number
> & {
	message: number;
	registration: number;
	signUp: number;
	teamSignUp: number;
	captainWord: number;
	waiver: number;
	ledgerEntry: number;
	cardPayment: number;
	evening: number;
	sport: number;
	otherTeam: number;
	stat: number;
	period: number;
	attribute: number;
	schedule: number;
	availability: number;
	scheduledGame: number;
	stage: number;
	stageSeries: number;
	stageGame: number;
	page: number;
	post: number;
	picture: number;
	trash: number;
	formerPlayer: number;
	token: number;
	pass: number;
	suspension: number;
	webhook: number;
	delivery: string;
	notice: string;
	/** A letter that asks whether somebody wants to follow. */
	question: string;
	follower: number;
};

type Call = (store: Store, ids: Ids) => Promise<unknown>;

const plainNames = Object.keys(plainThings) as PlainName[];

/** Every read of the store, by noun and method. */
const reads: Record<string, Record<string, Call>> = {
	seasons: {
		list: (store) => store.seasons.list(),
		find: (store, ids) => store.seasons.find(ids.season),
		count: (store) => store.seasons.count(),
		listTotalsOld: (store) => store.seasons.listTotalsOld(),
		listPictures: (store, ids) => store.seasons.listPictures(ids.season),
		listPictureTexts: (store) => store.seasons.listPictureTexts(),
	},
	leagues: {
		list: (store) => store.leagues.list(),
		find: (store, ids) => store.leagues.find(ids.league),
		listBySeason: (store, ids) => store.leagues.listBySeason(ids.season),
		listByLeague: (store, ids) => store.leagues.listByLeague(ids.league),
		listInSeasons: (store) => store.leagues.listInSeasons(),
		findInSeason: (store, ids) => store.leagues.findInSeason(ids.season, ids.league),
		findSeasonLeague: (store, ids) => store.leagues.findSeasonLeague(ids.seasonLeague),
		findSeasonLeagues: (store, ids) => store.leagues.findSeasonLeagues([ids.seasonLeague]),
	},
	tableSetups: {
		listOf: (store, ids) => store.tableSetups.listOf([ids.seasonLeague]),
	},
	tableChances: {
		listOf: (store, ids) => store.tableChances.listOf([ids.seasonLeague]),
		listShowing: (store) => store.tableChances.listShowing(),
	},
	teams: {
		list: (store) => store.teams.list(),
		find: (store, ids) => store.teams.find(ids.team),
		findByEntry: (store, ids) => store.teams.findByEntry(ids.entry),
		listEntries: (store, ids) => store.teams.listEntries([ids.seasonLeague]),
		listEntriesBySeason: (store, ids) => store.teams.listEntriesBySeason(ids.season),
		listVisibleEntries: (store, ids) => store.teams.listVisibleEntries([ids.team]),
		listEntriesOfTeam: (store, ids) => store.teams.listEntriesOfTeam(ids.team),
		listEntriesOfPlayer: (store, ids) => store.teams.listEntriesOfPlayer(ids.player),
		unavailableSlotsOf: (store, ids) => store.teams.unavailableSlotsOf([ids.team]),
		withdrawalOf: (store, ids) => store.teams.withdrawalOf(ids.entry),
		listAllEntries: (store) => store.teams.listAllEntries(),
	},
	players: {
		list: (store) => store.players.list(),
		listPage: (store) => store.players.listPage({ limit: 100, offset: 0, isPublic: true }),
		find: (store, ids) => store.players.find(ids.player),
		findMany: (store, ids) => store.players.findMany([ids.player]),
		listByNames: (store) => store.players.listByNames(["canary reds one"]),
		findPublic: (store, ids) => store.players.findPublic([ids.player]),
		findByName: (store) => store.players.findByName(["a"], 20),
		countInSeason: (store, ids) => store.players.countInSeason(ids.season),
		search: (store, ids) => store.players.search({ seasonId: ids.season, text: "canary" }),
		listWithGames: (store, ids) => store.players.listWithGames([ids.entry], [ids.seasonLeague]),
		listByEntries: (store, ids) => store.players.listByEntries([ids.entry]),
		listByLeague: (store, ids) => store.players.listByLeague(ids.seasonLeague),
		attributesOf: (store, ids) => store.players.attributesOf([ids.player]),
		positionsOf: (store, ids) => store.players.positionsOf([ids.player]),
		rostersOf: (store, ids) => store.players.rostersOf([ids.player]),
	},
	contacts: {
		find: (store, ids) => store.contacts.find(ids.player),
		listOf: (store, ids) => store.contacts.listOf([ids.player]),
		minorsAmong: (store, ids) => store.contacts.minorsAmong([ids.player]),
		listReached: (store, ids) => store.contacts.listReached([ids.entry]),
	},
	rosters: {
		has: (store, ids) => store.rosters.has(ids.entry, ids.player),
		takenOf: (store, ids) => store.rosters.takenOf(ids.entry),
		listThin: (store, ids) => store.rosters.listThin([ids.season], 6),
	},
	games: {
		listByLeagues: (store, ids) => store.games.listByLeagues([ids.seasonLeague]),
		toldAmong: async (store, ids) => [...(await store.games.toldAmong([ids.game]))],
		leaguesInDraft: (store, ids) => store.games.leaguesInDraft([ids.seasonLeague]),
		listWithTeams: (store, ids) => store.games.listWithTeams({ seasonId: ids.season }),
		find: (store, ids) => store.games.find(ids.game),
		findMany: (store, ids) => store.games.findMany([ids.game]),
		listEndingsOf: (store, ids) => store.games.listEndingsOf({ entryIds: [ids.entry] }),
		listBetween: (store) => store.games.listBetween({ from: "2026-01-01", to: "2026-12-31" }),
		liveMarks: async (store, ids) => [
			...(await store.games.liveMarks({ from: "2026-01-01", to: "2026-12-31", games: [ids.game] })),
		],
		findNext: (store) => store.games.findNext("2026-01-01"),
		listComing: (store, ids) => store.games.listComing([ids.entry], "2026-01-01", 5),
		listHighest: (store, ids) =>
			store.games.listHighest({
				by: "margin",
				sportId: ids.sport,
				seasonId: ids.season,
				phase: undefined,
				count: 5,
			}),
		listMeetings: (store, ids) => store.games.listMeetings(ids.team, ids.otherTeam, 5),
		listOfEntries: (store, ids) =>
			store.games.listOfEntries([ids.entry], { isBetween: false, count: 20 }),
		listWithoutResult: (store) =>
			store.games.listWithoutResult({ date: "2027-01-01", time: "00:00" }, 50),
		seasonOf: (store, ids) => store.games.seasonOf(ids.game),
		listByExternalId: (store, ids) => store.games.listByExternalId(ids.seasonLeague),
	},
	playerAttributes: {
		list: (store, ids) => store.playerAttributes.list(ids.sport),
		findMany: (store, ids) => store.playerAttributes.findMany([ids.attribute]),
		usedAmong: (store, ids) => store.playerAttributes.usedAmong([ids.attribute]),
	},
	periods: {
		list: (store, ids) => store.periods.list(ids.sport),
		findMany: (store, ids) => store.periods.findMany([ids.period]),
		usedAmong: (store, ids) => store.periods.usedAmong([ids.period]),
		scoresOf: (store, ids) => store.periods.scoresOf(ids.game),
		listScoresByLeague: (store, ids) => store.periods.listScoresByLeague(ids.seasonLeague),
		scoresOfLeagues: (store, ids) => store.periods.scoresOfLeagues([ids.seasonLeague]),
	},
	statDefinitions: {
		list: (store, ids) => store.statDefinitions.list(ids.sport),
		findMany: (store, ids) => store.statDefinitions.findMany([ids.stat]),
		listHeadlineSports: (store) => store.statDefinitions.listHeadlineSports(),
		usedAmong: (store, ids) => store.statDefinitions.usedAmong([ids.stat]),
	},
	honors: {
		list: (store, ids) => store.honors.list({ seasonLeagueId: ids.seasonLeague }),
		listPictures: (store) => store.honors.listPictures(),
	},
	evenings: {
		list: (store) => store.evenings.list({ from: "2026-01-01", to: "2026-12-31" }),
		find: (store, ids) => store.evenings.find(ids.evening),
	},
	stages: {
		listBySeasons: (store, ids) => store.stages.listBySeasons([ids.season]),
		find: (store, ids) => store.stages.find(ids.stage),
		listSeeds: (store, ids) => store.stages.listSeeds([ids.stage]),
		listSeries: (store, ids) => store.stages.listSeries([ids.stage]),
		listLeagues: async (store, ids) => [...(await store.stages.listLeagues([ids.stage]))],
		listPlanned: (store, ids) => store.stages.listPlanned([ids.stage]),
		listOpen: async (store, ids) => [...(await store.stages.listOpen([ids.stage]))],
		listWaiting: (store, ids) => store.stages.listWaiting({ id: ids.stageGame }),
	},
	schedules: {
		list: (store, ids) => store.schedules.list({ seasonId: ids.season }),
		find: (store, ids) => store.schedules.find(ids.schedule),
		runOf: (store, ids) => store.schedules.runOf(ids.schedule, "2026-01-01"),
		gamesOf: (store, ids) => store.schedules.gamesOf(ids.schedule),
		withNumbersAmong: (store, ids) => store.schedules.withNumbersAmong([ids.game]),
	},
	followers: {
		find: (store, ids) => store.followers.find(ids.follower),
		findByAddress: (store) => store.followers.findByAddress("mail", "canary@canary.test"),
		listForWeek: (store) => store.followers.listForWeek({ monday: "2027-01-04", since: "2028" }, 9),
		listConfirmed: (store) => store.followers.listConfirmed(),
		findSubscription: (store, ids) => store.followers.findSubscription(ids.follower),
	},
	letters: {
		countByNotice: (store, ids) => store.letters.countByNotice([ids.notice]),
		listOfNotice: (store, ids) => store.letters.listOfNotice(aNotice(ids), 20),
		listUnserved: (store, ids) => store.letters.listUnserved(aNotice(ids)),
		listQuestions: (store) => store.letters.listQuestions(20),
		findQuestion: (store, ids) => store.letters.findQuestion(ids.question),
	},
	notices: {
		list: (store) => store.notices.list(20),
		findMany: (store, ids) => store.notices.findMany([ids.notice]),
		listHeld: (store) => store.notices.listHeld(),
	},
	personTraces: {
		inAudit: (store, ids) => store.personTraces.inAudit({ id: ids.player, names: [aCanaryName] }),
	},
	embedHosts: {
		list: (store) => store.embedHosts.list(),
	},
	ledger: {
		list: (store, ids) => store.ledger.list({ debtor: { kind: "team", id: ids.team } }),
		find: (store, ids) => store.ledger.find(ids.ledgerEntry),
		listBySource: (store) => store.ledger.listBySource("canary"),
		listBySources: (store) => store.ledger.listBySources(["canary"]),
		findReversalOf: (store, ids) => store.ledger.findReversalOf(ids.ledgerEntry),
		isEmpty: async (store) => ((await store.ledger.isEmpty()) ? [] : ["Canary"]),
	},
	reminders: {
		findRule: async (store) =>
			(await store.reminders.findRule()).everyDays === 9 ? ["Canary"] : [],
		listLatest: (store) => store.reminders.listLatest(),
		listWaiting: (store) => store.reminders.listWaiting(),
	},
	cardPayments: {
		findAccount: (store) => store.cardPayments.findAccount(),
		find: (store, ids) => store.cardPayments.find(ids.cardPayment),
		listOpen: (store, ids) => store.cardPayments.listOpen(ids.teamSignUp, "2000"),
		feesByIntent: (store) => store.cardPayments.feesByIntent(),
		hasHeard: async (store) => ((await store.cardPayments.hasHeard("Canary")) ? ["Canary"] : []),
	},
	feeRules: {
		find: (store, ids) => store.feeRules.find(ids.seasonLeague),
		listByLeagues: async (store, ids) => [
			...(await store.feeRules.listByLeagues([ids.seasonLeague])).values(),
		],
	},
	messages: {
		list: (store) => store.messages.list(),
		find: (store, ids) => store.messages.find(ids.message),
	},
	substitutes: {
		list: (store, ids) => store.substitutes.list([ids.scheduledGame]),
		listOf: (store, ids) => store.substitutes.listOf(ids.signUp),
	},
	captainWords: {
		find: (store, ids) => store.captainWords.find(ids.captainWord),
		listOpen: (store) => store.captainWords.listOpen(),
		listOfGames: (store, ids) => store.captainWords.listOfGames([ids.scheduledGame]),
	},
	registrations: {
		list: (store) => store.registrations.list(),
		find: (store, ids) => store.registrations.find(ids.registration),
	},
	waivers: {
		list: (store, ids) => store.waivers.list(ids.registration),
		listSignatures: (store, ids) => store.waivers.listSignatures(ids.registration),
		listAsked: (store, ids) => store.waivers.listAsked([ids.registration]),
		listSignaturesOf: (store, ids) => store.waivers.listSignaturesOf(ids.signUp),
	},
	signUps: {
		list: (store, ids) => store.signUps.list(ids.registration),
		find: (store, ids) => store.signUps.find(ids.signUp),
		listOfTeam: (store, ids) => store.signUps.listOfTeam(ids.teamSignUp),
		findMany: (store, ids) => store.signUps.findMany([ids.signUp]),
		listHolders: (store, ids) => store.signUps.listHolders(ids.registration),
		listHoldersOf: (store, ids) => store.signUps.listHoldersOf([ids.registration]),
		listOffered: (store, ids) => store.signUps.listOffered(ids.registration),
		countByState: async (store, ids) => [...(await store.signUps.countByState([ids.registration]))],
		listByPlayers: (store, ids) => store.signUps.listByPlayers([ids.player]),
		listByTeams: (store, ids) => store.signUps.listByTeams([ids.team]),
		listInvitationsOf: (store, ids) => store.signUps.listInvitationsOf(ids.signUp),
		listInvitedBy: (store, ids) => store.signUps.listInvitedBy(ids.teamSignUp),
		listAttendances: (store, ids) => store.signUps.listAttendances([ids.scheduledGame]),
		listByMail: (store) => store.signUps.listByMail("captain@canary.example"),
	},
	tokens: {
		list: (store) => store.tokens.list(),
		find: (store, ids) => store.tokens.find(ids.token),
	},
	webhooks: {
		list: (store) => store.webhooks.list(),
		find: (store, ids) => store.webhooks.find(ids.webhook),
	},
	deliveries: {
		list: (store, ids) => store.deliveries.list(ids.webhook, 20),
		find: (store, ids) => store.deliveries.find(ids.delivery),
	},
	...Object.fromEntries(
		plainNames.map((name): [string, Record<string, Call>] => {
			const { noun } = plainThings[name];
			return [
				noun,
				{
					list: (store) => store[noun].list(),
					find: (store, ids) => store[noun].find(ids[name]),
				},
			];
		}),
	),
	boxScores: {
		linesOfGame: (store, ids) => store.boxScores.linesOfGame(ids.game),
		newestGameOf: (store, ids) => store.boxScores.newestGameOf(ids.sport),
		linesOf: (store, ids) => store.boxScores.linesOf(ids.game, [ids.player]),
		linesOfGames: (store, ids) => store.boxScores.linesOfGames([ids.game]),
		linesOfSeason: (store, ids) => store.boxScores.linesOfSeason(ids.season, [ids.player]),
		everybodysOfSeason: async (store, ids) => {
			const found: unknown[] = [];
			for await (const lines of store.boxScores.everybodysOfSeason(ids.season))
				found.push(...lines);
			return found;
		},
		everyLineOf: (store, ids) => store.boxScores.everyLineOf(ids.player),
		linesOfPlayer: (store, ids) => store.boxScores.linesOfPlayer(ids.player, [ids.entry]),
		linesOfLeague: (store, ids) => store.boxScores.linesOfLeague(ids.seasonLeague),
		listSheets: (store, ids) => store.boxScores.listSheets(ids.season),
	},
	totals: {
		listByPlayer: (store, ids) => store.totals.listByPlayer(ids.player),
		listByEntries: (store, ids) => store.totals.listByEntries([ids.entry]),
		listScoring: (store, ids) => store.totals.listScoring(ids.season),
		sumOverSeasons: (store, ids) => store.totals.sumOverSeasons([ids.player]),
		topPlayers: (store) => store.totals.topPlayers("points", 20),
		topTeams: (store) => store.totals.topTeams(20),
		listBoard: (store, ids) => store.totals.listBoard("team_wins", [ids.team]),
		hasPlayoffs: (store) => store.totals.hasPlayoffs(),
	},
	statBests: {
		listTop: (store, ids) =>
			store.statBests.listTop({
				sportId: ids.sport,
				statId: ids.stat,
				of: "most",
				seasonId: ids.season,
				phase: undefined,
				count: 5,
			}),
	},
	teamStreaks: {
		listLongest: (store, ids) =>
			store.teamStreaks.listLongest({
				sportId: ids.sport,
				kind: "wins",
				phase: "both",
				seasonId: ids.season,
				count: 5,
			}),
	},
	gameSums: {
		listByLeagues: (store, ids) => store.gameSums.listByLeagues([ids.seasonLeague]),
		listOfGames: (store, ids) => store.gameSums.listOfGames([ids.game]),
	},
	headlineTotals: {
		listVisible: (store, ids) => store.headlineTotals.listVisible([ids.player]),
		listOfEntries: (store, ids) => store.headlineTotals.listOfEntries([ids.entry]),
		topPlayers: (store, ids) => store.headlineTotals.topPlayers(ids.stat, 20),
	},
	availabilities: {
		find: (store, ids) => store.availabilities.find(ids.availability),
		listOfSchedule: (store, ids) => store.availabilities.listOfSchedule(ids.schedule),
		listOfTeam: (store, ids) => store.availabilities.listOfTeam(ids.team),
	},
	gameOfficials: {
		listOfGames: (store, ids) => store.gameOfficials.listOfGames([ids.game]),
		listNamed: (store, ids) => store.gameOfficials.listNamed(ids.game),
		listOfOfficial: (store, ids) => store.gameOfficials.listOfOfficial(ids.official, "1900-01-01"),
	},
	gameClocks: {
		find: (store, ids) => store.gameClocks.find(ids.game),
	},
	plays: {
		listOfGame: (store, ids) => store.plays.listOfGame(ids.game),
	},
	gamePlayers: {
		list: (store, ids) => store.gamePlayers.list(ids.game),
	},
	suspensions: {
		rulesOf: (store, ids) => store.suspensions.rulesOf(ids.seasonLeague),
		list: (store, ids) => store.suspensions.list(ids.seasonLeague),
		listOfPlayer: (store, ids) => store.suspensions.listOfPlayer(ids.player),
		find: (store, ids) => store.suspensions.find(ids.suspension),
		numbersOf: (store, ids) => store.suspensions.numbersOf(ids.seasonLeague, [ids.stat]),
		playedIn: (store, ids) => store.suspensions.playedIn(ids.seasonLeague, [ids.player]),
	},
	passes: {
		listOfGame: (store, ids) => store.passes.listOfGame(ids.game),
		find: (store, ids) => store.passes.find(ids.pass),
	},
	gameGalleries: {
		find: (store, ids) => store.gameGalleries.find(ids.game),
		listOfSeason: (store, ids) => store.gameGalleries.listOfSeason(ids.season),
		listPeople: (store, ids) => store.gameGalleries.listPeople(ids.season),
		listTexts: (store) => store.gameGalleries.listTexts(),
	},
	pages: {
		find: (store) => store.pages.find("home"),
		findAt: (store) => store.pages.findAt("canary-page"),
		findWhole: (store) => store.pages.findWhole("home"),
		list: (store) => store.pages.list(),
		listTranslations: (store) => store.pages.listTranslations(),
		listLanguages: (store) => store.pages.listLanguages("home"),
		listShown: (store) => store.pages.listShown(),
		listShownWhole: (store) => store.pages.listShownWhole(),
		listKeysShowing: (store) => store.pages.listKeysShowing("text"),
	},
	posts: {
		list: (store) => store.posts.list(),
		find: (store, ids) => store.posts.find(ids.post),
		listShown: (store) => store.posts.listShown({ now: new Date() }),
		findShown: (store, ids) => store.posts.findShown(ids.post, new Date()),
		countShown: (store) => store.posts.countShown(new Date()),
		listBanners: (store) => store.posts.listBanners("2026-01-01", new Date()),
		listTexts: (store) => store.posts.listTexts(),
	},
	pageVersions: {
		list: (store, ids) => store.pageVersions.list(ids.page),
		find: (store, ids) => store.pageVersions.find(ids.page, 1),
	},
	pageRedirects: {
		find: (store) => store.pageRedirects.find("canary-before"),
	},
	navigation: {
		find: (store) => store.navigation.find(),
		listFilled: (store) => store.navigation.listFilled(new Date()),
	},
	files: {
		usedBytes: (store) => store.files.usedBytes(),
		listNames: (store) => store.files.listNames(),
		storedBytes: (store) => store.files.storedBytes(),
	},
	pictures: {
		list: (store) => store.pictures.list(),
		find: (store, ids) => store.pictures.find(ids.picture),
		listPageTexts: (store) => store.pictures.listPageTexts(),
		navigationText: (store) => store.pictures.navigationText(),
	},
	audit: {
		list: (store) => store.audit.list({ limit: 10, offset: 0 }),
		people: (store) => store.audit.people(),
		listOf: (store, ids) => store.audit.listOf({ subjects: ["game"], id: ids.game }, 10),
		newestAt: (store, ids) => store.audit.newestAt(["game"], [ids.game]),
		newestOfOthers: (store, ids) => {
			const game = { subjects: ["game"], id: ids.game };
			return store.audit.newestOfOthers(game, { after: 0, userId: 1 });
		},
	},
	playerRedirects: {
		find: (store, ids) => store.playerRedirects.find(ids.formerPlayer),
		formerIdsOf: (store, ids) => store.playerRedirects.formerIdsOf(ids.player),
	},
	trash: {
		whatGoes: (store, ids) => store.trash.whatGoes([{ kind: "season", id: ids.season }]),
		list: (store) => store.trash.list("2026-01-02"),
		find: (store, ids) => store.trash.find(ids.trash, "2026-01-02"),
		whatComesBack: (store, ids) => store.trash.whatComesBack(ids.trash, "2026-01-02"),
	},
};

/** Every write that changes what stands already, and so might reach over the wall. */
/** When the intruder writes. */
const later = "2027-01-01T00:00:00.000Z";

const changes: Record<string, Call> = {
	"seasons.setTotalsOld": (store, ids) => store.seasons.setTotalsOld([ids.season]),
	"seasons.setTotalsMade": (store, ids) => store.seasons.setTotalsMade(ids.season),
	"seasons.setPictures": (store, ids) => store.seasons.setPictures(ids.season, []),
	"seasons.setDates": (store, ids) =>
		store.seasons.setDates(ids.season, { startDate: "1999-01-01", finishDate: "1999-02-01" }),
	"seasons.save": (store, ids) =>
		store.seasons.save(ids.season, {
			name: "Intruding",
			startDate: null,
			finishDate: null,
			isActive: true,
			isVisible: false,
		}),
	"leagues.setName": (store, ids) => store.leagues.setName(ids.league, "Intruding"),
	"leagues.setYouth": (store, ids) => store.leagues.setYouth(ids.league, true),
	"tableChances.save": (store, ids) =>
		store.tableChances.save(ids.seasonLeague, { fits: "intruding", chances: [] }),
	"tableSetups.set": (store, ids) => store.tableSetups.set(ids.seasonLeague, plainSetup),
	"personTraces.removeFromAudit": (store, ids) =>
		store.personTraces.removeFromAudit({ id: ids.player, names: [aCanaryName] }),
	"personTraces.removeFromNotes": (store, ids) =>
		store.personTraces.removeFromNotes({ id: ids.player, names: [aCanaryName] }),
	"personTraces.removeFromTrash": (store, ids) =>
		store.personTraces.removeFromTrash({ id: ids.player, names: [aCanaryName] }),
	"personTraces.replaceCaptainName": (store, ids) =>
		store.personTraces.replaceCaptainName({ id: ids.player, names: [aCanaryName] }),
	"personTraces.removeFiles": (store) => store.personTraces.removeFiles([aFile.name]),
	"storage.saveMeasured": (store) => store.storage.saveMeasured(),
	"trash.removeOld": (store) => store.trash.removeOld("2030-01-01", 0),
	"teams.setCaptain": (store, ids) =>
		store.teams.setCaptain(ids.entry, { captainName: "Intruder", captainId: null }),
	"teams.removeCaptain": (store, ids) => store.teams.removeCaptain(ids.player, ids.entry),
	"teams.setName": (store, ids) => store.teams.setName(ids.team, "Intruders"),
	"teams.setCrest": (store, ids) =>
		store.teams.setCrest(ids.team, { logoUrl: "/files/other.webp" }),
	"teams.setUnavailableSlots": (store, ids) => store.teams.setUnavailableSlots(ids.team, ["18:00"]),
	"teams.setSeasonLeague": (store, ids) => store.teams.setSeasonLeague(ids.entry, 1),
	"teams.removeIdle": (store, ids) => store.teams.removeIdle([ids.entry]),
	"rosters.remove": (store, ids) => store.rosters.remove(ids.entry, ids.player),
	"players.save": (store, ids) =>
		store.players.save({ id: ids.player, firstName: "Intruder", lastName: "", imageUrl: null }),
	"players.removeAttributeValues": (store, ids) =>
		store.players.removeAttributeValues(ids.player, [ids.attribute]),
	"followers.setWeek": (store, ids) => store.followers.setWeek([ids.follower], "2026-01-05"),
	"contacts.remove": (store, ids) => store.contacts.remove(ids.player),
	"contacts.setEnded": (store) => store.contacts.setEnded("canary@home.example", later),
	"contacts.removeOwnOfMinors": (store) => store.contacts.removeOwnOfMinors(),
	"games.saveScore": (store, ids) => store.games.saveScore(ids.game, { home: 1, away: 0 }),
	"games.saveDetails": (store, ids) =>
		store.games.saveDetails(
			ids.game,
			{
				date: "1999-01-01",
				time: null,
				location: "Nowhere",
				videoUrl: null,
				status: "cancelled",
				forfeitedBy: null,
			},
			later,
		),
	"statDefinitions.save": (store, ids) =>
		store.statDefinitions.save({
			id: ids.stat,
			name: "Intruding",
			abbreviation: "INT",
			order: 99,
			isHidden: true,
			isSigned: true,
			...writtenDown,
		}),
	"statDefinitions.remove": (store, ids) => store.statDefinitions.remove([ids.stat]),
	"periods.save": (store, ids) =>
		store.periods.save({ id: ids.period, name: "Intruding", order: 99, isHidden: true }),
	"periods.remove": (store, ids) => store.periods.remove([ids.period]),
	"playerAttributes.save": (store, ids) =>
		store.playerAttributes.save({
			id: ids.attribute,
			name: "Intruding",
			type: "date",
			order: 99,
			isVisible: false,
		}),
	"playerAttributes.remove": (store, ids) => store.playerAttributes.remove([ids.attribute]),
	"seasons.setLocked": (store, ids) => store.seasons.setLocked(ids.season, later),
	"messages.setState": (store, ids) => store.messages.setState(ids.message, "answered"),
	"registrations.save": async (store, ids) => {
		const { registration } = await ownRegistration(store);
		await store.registrations.save({ ...registration, id: ids.registration });
	},
	"waivers.setAsked": (store, ids) => store.waivers.setAsked(ids.waiver, false),
	"signUps.save": async (store, ids) => {
		const { player } = await ownRegistration(store);
		await store.signUps.save({ ...player, id: ids.signUp, state: "refused" });
	},
	"letters.removeOf": (store, ids) =>
		store.letters.removeOf({ playerIds: [ids.player], signUpIds: [ids.signUp] }),
	"signUps.forgetPlayers": (store, ids) =>
		store.signUps.forgetPlayers([ids.player], { firstName: "Former", lastName: "player" }),
	"signUps.setLetter": (store, ids) => store.signUps.setLetter(ids.signUp, "link", later),
	"signUps.setAttendance": (store, ids) =>
		store.signUps
			.setAttendance({ gameId: ids.game, signUpId: ids.signUp, answer: "no", answeredAt: later })
			.catch(() => {}),
	"substitutes.insert": (store, ids) =>
		store.substitutes
			.insert({
				gameId: ids.game,
				teamSignUpId: ids.teamSignUp,
				signUpId: ids.signUp,
				answer: null,
				askedAt: later,
			})
			.catch(() => {}),
	"substitutes.save": (store, ids) =>
		store.substitutes.save({
			gameId: ids.scheduledGame,
			teamSignUpId: ids.teamSignUp,
			signUpId: ids.signUp,
			answer: "no",
			askedAt: later,
		}),
	"gameOfficials.replace": (store, ids) =>
		store.gameOfficials.replace([ids.game], [{ ...anAssignment, ...assignedIn(ids) }]).then(
			() => {},
			() => {},
		),
	"availabilities.add": (store, ids) =>
		store.availabilities.add(ids.schedule, [ids.otherTeam], "2026-01-05").then(
			() => {},
			() => {},
		),
	"availabilities.setUntil": (store, ids) =>
		store.availabilities.setUntil(ids.schedule, "2199-01-05"),
	"availabilities.save": (store, ids) =>
		store.availabilities.save({
			id: ids.availability,
			scheduleId: ids.schedule,
			teamId: ids.team,
			linkRound: 9,
			until: "2199-01-05",
			asks: [],
			note: "Intruder",
			saidAt: later,
		}),
	"captainWords.replace": (store, ids) =>
		store.captainWords
			.replace({ ...aCaptainWord, gameId: ids.game, teamSignUpId: ids.teamSignUp })
			.then(
				() => {},
				() => {},
			),
	"captainWords.settle": (store, ids) =>
		store.captainWords.settle({
			...aCaptainWord,
			id: ids.captainWord,
			gameId: ids.game,
			teamSignUpId: ids.teamSignUp,
			state: "done",
		}),
	"captainWords.remove": (store, ids) => store.captainWords.remove(ids.captainWord),
	"signUps.remove": (store, ids) => store.signUps.remove(ids.signUp),
	"evenings.save": (store, ids) => store.evenings.save(ids.evening, anEvening),
	"evenings.remove": (store, ids) => store.evenings.remove(ids.evening),
	"games.saveStatuses": (store, ids) => store.games.saveStatuses([ids.game], "cancelled", later),
	"honors.replace": (store, ids) => store.honors.replace(ids.seasonLeague, []),
	"honors.forgetPlayer": (store, ids) => store.honors.forgetPlayer(ids.player),
	"stages.save": (store, ids) => store.stages.save(ids.stage, aStage),
	"stages.savePublication": (store, ids) => store.stages.savePublication(ids.stage, later),
	"stages.replaceSeeds": (store, ids) => store.stages.replaceSeeds(ids.stage, [], null),
	"stages.setWithdrawn": (store, ids) => store.stages.setWithdrawn(ids.stage, ids.entry, "Gone"),
	"stages.setDecided": (store, ids) =>
		store.stages.setDecided(ids.stageSeries, { entryId: null, reason: "So" }),
	"stages.removeSeries": (store, ids) => store.stages.removeSeries(ids.stage),
	"stages.savePlanned": (store, ids) =>
		store.stages.savePlanned(ids.stageGame, { date: null, time: null, location: null }, later),
	"stages.setHost": (store, ids) => store.stages.setHost(ids.stageGame, false),
	"stages.setSpare": (store, ids) => store.stages.setSpare(ids.stageGame, true),
	"stages.setTeams": (store, ids) =>
		store.stages.setTeams(ids.game, { homeEntryId: 1, awayEntryId: ids.entry }, later),
	"schedules.save": (store, ids) =>
		store.schedules.save(ids.schedule, {
			name: "Mine",
			startDate: "1999-01-01",
			numWeeks: 1,
			changedAt: later,
		}),
	"schedules.savePlanning": (store, ids) =>
		store.schedules.savePlanning(
			ids.schedule,
			{
				gameDays: [],
				hasSameSlots: true,
				timeSlots: ["06:00"],
				weeklyTimeSlots: [],
				rules: plainRules,
			},
			later,
		),
	"schedules.savePublication": (store, ids) =>
		store.schedules.savePublication(ids.schedule, { isPublished: false, publishedAt: later }),
	"schedules.setChangedAt": (store, ids) => store.schedules.setChangedAt(ids.schedule, later),
	"schedules.setRun": (store, ids) =>
		store.schedules.setRun(ids.schedule, { token: "mine", startedAt: later, freeBefore: later }),
	"schedules.removeRun": (store, ids) => store.schedules.removeRun(ids.schedule, "any"),
	"schedules.setWeek": (store, ids) => store.schedules.setWeek(ids.scheduledGame, 3),
	"schedules.setDate": (store, ids) => store.schedules.setDate([ids.game], "1999-01-01", later),
	"schedules.removeFromSchedule": (store, ids) =>
		store.schedules.removeFromSchedule([ids.scheduledGame]),
	"schedules.setMatchup": (store, ids) =>
		store.schedules.setMatchup(ids.game, { home: 1, away: ids.entry }, later),
	"followers.setAsked": (store, ids) =>
		store.followers.setAsked(ids.follower, followsNothing, later),
	"followers.setSubscription": (store, ids) =>
		store.followers.setSubscription(ids.follower, { p256dh: "x", auth: "x" }),
	"followers.setWritten": (store, ids) => store.followers.setWritten(ids.follower),
	"followers.setFollows": (store, ids) =>
		store.followers.setFollows(ids.follower, followsNothing, later),
	"followers.remove": (store, ids) => store.followers.remove(ids.follower),
	"notices.setHappening": (store, ids) =>
		store.notices.setHappening(ids.notice, { kind: "result", gameId: 1 }),
	"notices.setTakenBack": (store, ids) => store.notices.setTakenBack(ids.notice, later),
	"posts.save": (store, ids) =>
		store.posts.save(Object.assign({ id: ids.post, sent: null }, aPost)),
	"posts.setSent": (store, ids) =>
		store.posts.setSent(ids.post, { at: later, by: null, people: 9 }),
	"gamePlayers.replace": (store, ids) => store.gamePlayers.replace(ids.game, []),
	"suspensions.save": (store, ids) =>
		store.suspensions.save({ ...aDecision(ids), id: ids.suspension, games: 9 }),
	"suspensions.forgetPlayer": (store, ids) => store.suspensions.forgetPlayer(ids.player),
	"suspensions.saveRules": (store, ids) =>
		store.suspensions.saveRules(ids.seasonLeague, []).catch(() => {}),
	"passes.remove": (store, ids) => store.passes.remove(ids.pass),
	"tokens.remove": (store, ids) => store.tokens.remove(ids.token),
	"webhooks.save": (store, ids) =>
		store.webhooks.save(ids.webhook, Object.assign({ isOn: false }, aWebhook)),
	"webhooks.remove": (store, ids) => store.webhooks.remove(ids.webhook),
	"deliveries.setWaiting": (store, ids) => store.deliveries.setWaiting(ids.delivery, later),
	"embedHosts.replace": (store) => store.embedHosts.replace([]),
	...Object.fromEntries(
		plainNames.map((name): [string, Call] => {
			const { noun, save } = plainThings[name];
			return [`${noun}.save`, (store, ids) => save(store, ids[name])];
		}),
	),
	"venues.replacePlace": (store) => store.venues.replacePlace("Gym *canary", "Intruder", later),
	"periods.removeScores": (store, ids) => store.periods.removeScores(ids.game),
	"boxScores.removeValues": (store, ids) => {
		const statIds = Array.from({ length: 100 }, (_, index) => index + 1);
		const cells = statIds.map((statId) => ({ playerId: ids.player, statId }));
		return store.boxScores.removeValues(ids.game, cells);
	},
	"boxScores.removeLines": (store, ids) => store.boxScores.removeLines(ids.game, [ids.player]),
	"boxScores.replace": (store, ids) => store.boxScores.replace([ids.game], []),
	"boxScores.replaceSoon": (store, ids) =>
		store.boxScores.replaceSoon([{ gameId: ids.game, statIds: [], lines: [] }]).catch(() => {}),
	"boxScores.insertSoon": (store, ids) =>
		store.boxScores.insertSoon([{ game_id: ids.game, lines: "[]" }], []).catch(() => {}),
	"totals.replaceSeason": (store, ids) => store.totals.replaceSeason(ids.season, "all", []),
	"totals.replaceBoard": (store) => store.totals.replaceBoard("points", "all", []),
	"teamStreaks.replaceSeason": (store, ids) =>
		store.teamStreaks.replaceSeason(ids.season, "all", []),
	"gameSums.replace": (store, ids) => store.gameSums.replace([ids.game], []),
	"statBests.replaceSeason": (store, ids) => store.statBests.replaceSeason(ids.season, "all", []),
	"headlineTotals.replace": (store) => store.headlineTotals.replace("all", []),
	"trash.discard": (store, ids) =>
		store.trash.discard("season", ids.season, { by: null, at: "2026-01-01", label: "" }),
	"trash.discardGames": (store, ids) =>
		store.trash.discardGames(ids.schedule, [ids.scheduledGame], {
			by: null,
			at: "2026-01-01",
			label: "",
		}),
	"trash.merge": (store, ids) =>
		store.trash.merge(
			{
				keptId: ids.player,
				formerId: ids.player,
				player: { firstName: "Intruder", lastName: "", nameKey: "intruder", imageUrl: null },
				attributes: [],
				givingWay: [],
			},
			{ by: null, at: "2026-01-01", label: "" },
		),
	"trash.forgetMerges": (store, ids) => store.trash.forgetMerges([ids.player]),
	"trash.restore": (store) => store.trash.restore(1, "2026-01-02"),
	"pictures.save": (store, ids) =>
		store.pictures.save({ ...aPicture, id: ids.picture, name: "Intruder" }),
	"files.removeUnshown": (store) => store.files.removeUnshown("2100-01-01"),
	"pages.save": (store) => store.pages.save(page("Somebody else's")),
	"pages.set": (store, ids) => store.pages.set(ids.page, { updatedBy: "Intruder" }),
	"pageRedirects.remove": (store) => store.pageRedirects.remove("canary-before"),
	"navigation.save": (store) => store.navigation.save(null),
	"seasons.insert": (store) =>
		store.seasons.insert({
			name: "Another active one",
			startDate: null,
			finishDate: null,
			isActive: true,
			isVisible: true,
		}),
};

const walls = [
	...engines,
	...unscopedEngines.map((engine) => ({
		...engine,
		name: "PostgreSQL's row level security alone",
	})),
];

describe.each(walls)("$name: the wall between organizations", ({ open }) => {
	let database: Database;
	let own: MadeLeague;
	let foreign: Canary;
	let readForeign: () => Promise<string[]>;
	/** As the last one who tried left them. */
	let foreignRows: string[];
	beforeAll(async () => {
		database = await open();
		own = await aLeague(database, {
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		const canary = await aLeague(database, {
			organization: { name: "Canary" },
			season: { name: "Canary season" },
			league: "Canary league",
			games: [["Canary Reds", 99, "Canary Blues", 98, { location: "Canary gym" }]],
			hasBoxScores: true,
		});
		const trashId = await throwSomethingAway(canary.store);
		const tokenId = await addToken(database, canary);
		const more = await addMore(canary);
		const questionId = await addLetters(database, canary, more.noticeId);
		const [passId = 0] = await canary.store.passes.replace([
			{
				gameId: canary.gameId(0),
				job: "score",
				hash: "canary",
				createdBy: "Canary",
				createdAt: later,
			},
		]);
		const suspensionId = await canary.store.suspensions.insert(
			aDecision({
				player: canary.playerId("Canary Reds One"),
				entry: canary.entryId("Canary Reds"),
			}),
		);
		foreign = { ...canary, ...more, trashId, tokenId, passId, suspensionId, questionId };
		await foreign.store.pages.save(page("Canary page"));
		await addTranslation(foreign.store);
		await foreign.store.gameGalleries.save(foreign.gameId(0), [
			{ picture: { url: "/files/1/canary.png", alt: "Canary" } },
		]);
		await foreign.store.plays.add(foreign.gameId(0), [aPlay(idsOf(foreign))], noted);
		await foreign.store.gameOfficials.replace(
			[foreign.gameId(0)],
			[{ ...anAssignment, ...assignedIn(idsOf(foreign)) }],
		);
		await foreign.store.gameClocks.save(foreign.gameId(0), {
			holder: "canary-phone",
			by: "Canary",
			elapsedMs: 1000,
			isRunning: true,
			at: "2026-01-05T19:00:00.000Z",
		});
		await foreign.store.gamePlayers.replace(foreign.gameId(0), [aGuest(idsOf(foreign))]);
		await foreign.store.suspensions.saveRules(foreign.seasonLeague.id, [
			{ statId: idsOf(foreign).stat, count: 1, per: "game", games: 1 },
		]);
		await foreign.store.feeRules.save(foreign.seasonLeague.id, {
			forfeitFine: 1,
			barredFrom: 5,
			isPaidFirst: false,
			officialFees: { referee: 2_500, scorer: 0 },
		});
		await foreign.store.embedHosts.replace(["canary.example"]);
		const left = { date: "2026-01-05", reason: "Canary", games: "stand" } as const;
		const { entry } = idsOf(foreign);
		await foreign.store.teams.setWithdrawal(entry, { ...left, changed: [] });
		const playoffs = { teams: 1, knowsAllGames: true, showsChances: true };
		await foreign.store.tableSetups.set(foreign.seasonLeague.id, { ...plainSetup, playoffs });
		await foreign.store.tableChances.save(foreign.seasonLeague.id, { fits: "canary", chances: [] });
		await foreign.store.files.insert(aFile);
		await noteScore(database, foreign);
		await putPointsFirst(foreign);
		readForeign = await everyRowOf(database, foreign.organization.id);
		foreignRows = await readForeign();
		expect(foreignRows.length).toBeGreaterThan(100);
	});
	afterAll(() => database.close());

	test("every read of the store is in the table of this test", () => {
		const writes =
			/^(insert|save|replace|set|add|enter|discard|restore|delete|remove|shift|merge|forget)/;
		// Nouns are made when they are asked for, by getters that stores have in common.
		const nouns: string[] = [];
		for (const noun in own.store) {
			const methods: unknown = own.store[noun as keyof Store];
			if (typeof methods !== "object" || methods === null) continue;
			nouns.push(noun);
			const readable = Object.keys(methods).filter((method) => !writes.test(method));
			expect(Object.keys(reads[noun] ?? {}).toSorted(), noun).toEqual(readable.toSorted());
		}
		expect(nouns).toEqual(expect.arrayContaining(Object.keys(reads)));
	});

	const everyRead = Object.entries(reads).flatMap(([noun, methods]) =>
		Object.entries(methods).map(([method, call]) => ({ name: `${noun}.${method}`, call })),
	);

	test.each(everyRead)(
		"$name answers a foreign id as it answers a missing one",
		async ({ call }) => {
			const sport = own.sport.id;
			const answer = await call(own.store, { ...idsOf(foreign), sport });
			expect(answer).toEqual(await call(own.store, { ...idsOf(foreign, missing), sport }));
			expect(asText(answer)).not.toMatch(/canary/i);
		},
	);

	test.each(everyRead)("$name answers the owner", async ({ name, call }) => {
		if (name === "games.listByExternalId" || name === "contacts.minorsAmong") return;
		const answer = await call(foreign.store, idsOf(foreign));
		expect(asText(answer)).not.toMatch(/^(undefined|null|0|\[\])$/);
	});

	test.each(Object.entries(changes))("%s never changes another organization", async (_, change) => {
		await own.store
			.transaction(async (store) => {
				await change(store, idsOf(foreign));
				throw new Undone();
			})
			.catch((error) => expect(error).toBeInstanceOf(Undone));
		await change(own.store, idsOf(foreign));
		const before = foreignRows;
		foreignRows = await readForeign();
		expect(foreignRows).toEqual(before);
	});
});

type Canary = MadeLeague &
	Awaited<ReturnType<typeof addMore>> & {
		trashId: number;
		tokenId: number;
		passId: number;
		suspensionId: number;
		questionId: string;
	};

async function addToken(database: Database, { organization, store }: MadeLeague): Promise<number> {
	const maker = { organizationId: organization.id, username: "canary maker" };
	const { id: userId } = await anAccount(database, maker);
	const times = { createdAt: "2026-01-01T00:00:00.000Z", expiresAt: "2027-01-01T00:00:00.000Z" };
	const token = { name: "Canary token", scope: "read" as const, ending: "cnry", hash: "canary" };
	return store.tokens.insert({ ...token, ...times, userId });
}

/** A letter of the notice that no mail server has sent, and a question to a follower. */
async function addLetters(
	database: Database,
	{ organization }: MadeLeague,
	noticeId: string,
): Promise<string> {
	const { outbox } = platformStore(database);
	const letter: Omit<NewLetter, "kind" | "cause"> = {
		organizationId: organization.id,
		userId: null,
		noticeId,
		address: "canary@canary.test",
		language: "en",
		told: {},
		dueAt: later,
		linkUntil: null,
		createdAt: later,
	};
	const id = await outbox.add({ ...letter, kind: "notice", cause: "canary" });
	await outbox.settle([{ id: id ?? "", state: "no server", answer: "Canary" }], later);
	const asked = { ...letter, noticeId: null, kind: "following", cause: "canary asks" } as const;
	return (await outbox.add(asked)) ?? "";
}

/** What a league of the factory does not have: a schedule of one game, plain things, a shirt number. */
const aWebhook = {
	name: "Canary webhook",
	address: "https://canary.test/",
	events: ["result" as const],
};

const aPost: NewPost = {
	title: "Canary post",
	text: "Canary",
	picture: { url: "/files/canary.webp", alt: "" },
	language: "en",
	isPublished: true,
	publishedAt: "2026-01-01T00:00:00.000Z",
	isPinned: false,
	bannerUntil: "2026-01-02",
	updatedAt: "2026-01-01T00:00:00.000Z",
};

async function addMore(made: MadeLeague) {
	const { store, sport, season, seasonLeague, teamId, entryId, playerId } = made;
	await store.seasons.setTotalsOld([season.id]);
	const days = { since: "2026-01-05", until: "2026-01-12" };
	const streak = { phase: "both", kind: "wins", length: 2, sportId: sport.id } as const;
	const picture = { url: `/demo/canary.svg`, alt: "Canary" };
	await store.seasons.setPictures(season.id, [{ picture }]);
	await store.teamStreaks.replaceSeason(season.id, "all", [
		{ entryId: entryId("Canary Reds"), ...streak, ...days },
	]);
	const scheduleId = await store.schedules.insert({
		seasonLeagueId: seasonLeague.id,
		name: "Canary schedule",
		startDate: "2026-01-05",
		numWeeks: 8,
		gameDays: [],
		hasSameSlots: true,
		timeSlots: [],
		weeklyTimeSlots: [],
	});
	await store.schedules.setRun(scheduleId, {
		token: "canary",
		startedAt: "2026-01-01T00:00:00.000Z",
		freeBefore: "2025-01-01",
	});
	await store.availabilities.add(scheduleId, [teamId("Canary Reds")], "2026-01-05");
	const [{ id: availabilityId } = { id: 0 }] =
		await store.availabilities.listOfSchedule(scheduleId);
	const [scheduledGameId = 0] = await store.games.insertAll([
		{
			seasonLeagueId: seasonLeague.id,
			scheduleId,
			weekIndex: 0,
			homeEntryId: entryId("Canary Reds"),
			awayEntryId: entryId("Canary Blues"),
			date: "2026-01-12",
			time: null,
			location: null,
			videoUrl: null,
			externalId: null,
			status: "scheduled",
			forfeitedBy: null,
			score: null,
		},
	]);
	const stageId = await store.stages.insert({
		...aStage,
		name: "Canary stage",
		seasonLeagueId: seasonLeague.id,
		createdBy: null,
	});
	await store.stages.insertLeagues(stageId, [seasonLeague.id]);
	const [stageSeriesId = 0] = await store.stages.insertSeries(stageId, seriesOf(aStage.format));
	await store.stages.insertPlanned([
		{
			seriesId: stageSeriesId,
			number: 1,
			isHomeBetter: true,
			date: null,
			time: null,
			location: "Canary arena",
		},
	]);
	await store.stages.replaceSeeds(
		stageId,
		[{ seed: 1, entryId: entryId("Canary Reds"), overruled: "Canary", withdrawn: null }],
		later,
	);
	const [planned] = await store.stages.listPlanned([stageId]);
	const stage = { stageId, stageSeriesId, stageGameId: planned?.id ?? 0 };
	const { id: messageId } = await store.messages.insert(aMessage);
	const signedUp = await aRegistration(store, { seasonId: season.id, mark: "canary" });
	const fee = { ...anEntry, debtor: { kind: "team" as const, id: teamId("Canary Reds") } };
	const [{ id: ledgerEntryId } = { id: 0 }] = await store.ledger.add([
		{ ...fee, source: "canary" },
	]);
	await store.ledger.add([{ ...fee, amount: -80_000, reverses: ledgerEntryId }]);
	await store.reminders.saveRule({ daysBefore: 9, everyDays: 9 }, later);
	await store.reminders.add([{ kind: "signUp", id: signedUp.team.id }], later);
	await store.cardPayments.addAccount("Canary", later);
	await store.cardPayments.addEvent("Canary", later);
	const payment = {
		signUpId: signedUp.team.id,
		seasonId: season.id,
		amount: 40_000,
		currency: "USD",
		session: "Canary session",
		endsAt: "9999",
		createdAt: later,
	};
	const begun = await store.cardPayments.add({ ...payment, intent: null, fee: null });
	await store.cardPayments.add({ ...payment, intent: "Canary intent", fee: 1 });
	await store.signUps.addInvitation({
		teamSignUpId: signedUp.team.id,
		signUpId: signedUp.player.id,
		invitedAt: later,
	});
	await store.signUps.setAttendance({
		gameId: scheduledGameId,
		signUpId: signedUp.player.id,
		answer: "yes",
		answeredAt: later,
	});
	await store.substitutes.insert({
		gameId: scheduledGameId,
		teamSignUpId: signedUp.team.id,
		signUpId: signedUp.player.id,
		answer: "yes",
		askedAt: later,
	});
	const { id: captainWordId } = await store.captainWords.replace({
		...aCaptainWord,
		gameId: scheduledGameId,
		teamSignUpId: signedUp.team.id,
	});
	await store.signUps.save({ ...signedUp.team, teamId: teamId("Canary Reds") });
	const became = { playerId: playerId("Canary Reds One"), offeredUntil: later };
	await store.signUps.save({ ...signedUp.player, state: "offered", ...became });
	const plainIds = {} as Record<PlainName, number>;
	for (const name of plainNames) {
		plainIds[name] = (await plainThings[name].insert(store, "*canary")).id;
	}
	await store.honors.replace(seasonLeague.id, [
		{
			place: null,
			award: "Canary award",
			entryId: null,
			playerId: playerId("Canary Reds One"),
			picture: { url: "/files/canary.webp", alt: "" },
			note: "Canary",
		},
	]);
	const formerPlayerId = await mergeSomebody(store, playerId("Canary Reds One"));
	const attributes = await store.playerAttributes.list(sport.id);
	const attributeId = attributes.find(({ name }) => name === "Position")?.id ?? 0;
	await store.contacts.save({
		playerId: playerId("Canary Reds One"),
		address: "canary@home.example",
		isGuardians: false,
		guardianName: null,
		endedAt: null,
	});
	await store.players.saveAttributeValues([
		{ playerId: playerId("Canary Reds One"), attributeId, value: "Canary" },
	]);
	const followerId = await store.followers.insert({
		way: "mail",
		address: "canary@canary.test",
		language: "en",
		createdAt: later,
	});
	await store.followers.setFollows(followerId, { ...followsNothing, isWeekly: true }, later);
	await store.followers.setSubscription(followerId, { p256dh: "canary", auth: "canary" });
	const noticeId = await store.notices.insert({
		happening: { kind: "gamesChanged", changes: [], reason: "Canary" },
		heldUntil: later,
		by: "canary",
		createdAt: later,
	});
	const webhookId = await store.webhooks.insert(
		Object.assign({ salt: "canary", createdAt: later }, aWebhook),
	);
	const delivery = { webhookId, event: "result", dueAt: later, createdAt: later } as const;
	await store.deliveries.insertAll([Object.assign({ noticeId }, delivery)]);
	const [{ id: deliveryId } = { id: "" }] = await store.deliveries.list(webhookId, 1);
	const { id: pictureId } = await store.pictures.insert(aPicture);
	const pageId = await addOwnPage(store);
	const { id: postId } = await store.posts.insert(aPost);
	const eveningId = await store.evenings.insert({
		date: "2026-01-05",
		league: { id: seasonLeague.league.id, name: "" },
		location: "Canary arena",
		status: "postponed",
		reason: "Canary",
		gameIds: [],
	});
	const programs = { webhookId, deliveryId };
	const notes = {
		captainWordId,
		ledgerEntryId,
		cardPaymentId: begun.id,
		messageId,
		postId,
		noticeId,
		followerId,
		eveningId,
		...programs,
	};
	const others = { plainIds, attributeId, pictureId, pageId, formerPlayerId };
	return { ...stage, scheduleId, availabilityId, scheduledGameId, ...notes, ...others, signedUp };
}

/** Another player who turned out to be this one. */
async function mergeSomebody(store: Store, keptId: number): Promise<number> {
	const name = { firstName: "Canary Reds", lastName: "One" };
	const [former] = await store.players.insertAll([{ ...name, imageUrl: null }]);
	const formerId = former?.id ?? 0;
	const player = { ...name, nameKey: "canary reds one", imageUrl: null };
	const merge = { keptId, formerId, player, attributes: [], givingWay: [] };
	await store.trash.merge(merge, { by: null, at: "2026-01-01T00:00:00.000Z", label: "Canary" });
	return formerId;
}

/** The page of the canary in Spanish. */
async function addTranslation({ pages }: Store): Promise<void> {
	const title = "Canary in Spanish";
	const id = await pages.insert({ key: "home.es", title });
	const head = { title, path: null, description: "", isIndexed: true };
	await pages.set(id, { content: { ...head, blocks: [] }, isPublished: true });
}

/** A page that was published and has moved, and a navigation that leads to it. */
async function addOwnPage(store: Store): Promise<number> {
	const title = "Canary own page";
	const id = await store.pages.insert({ key: null, title });
	const head = { title, path: "canary-page", description: "", isIndexed: true };
	await store.pages.set(id, { content: { ...head, blocks: [] }, isPublished: true });
	const version = { changes: [], publishedAt: null, publishedBy: null };
	await store.pageVersions.insert(id, { ...head, blocks: [], ...version });
	await store.pageRedirects.add(id, "canary-before");
	await store.navigation.save([{ label: "Canary", to: "/canary-page" }]);
	return id;
}

/** A season that stands in the trash and, with its deletion, in the audit. */
async function throwSomethingAway(store: Store): Promise<number> {
	const at = "2026-01-01T00:00:00.000Z";
	const dates = { startDate: null, finishDate: null };
	const kept = { name: "Canary spring", isActive: false, isVisible: true, ...dates };
	const { id } = await store.seasons.insert(kept);
	const trashId = await store.trash.discard("season", id, { by: null, at, label: kept.name });
	const who = { userId: null, username: null };
	const what = { action: "season.delete", subject: "season", subjectId: id };
	await store.audit.add({ ...who, ...what, before: kept, after: null, at });
	return trashId ?? 0;
}

/** Changes of a game: one that somebody made who is gone, and one of somebody who is there. */
async function noteScore(database: Database, made: MadeLeague): Promise<void> {
	const organizationId = made.organization.id;
	const { id } = await anAccount(database, { organizationId, username: "canary there" });
	const what = { action: "game.score", subject: "game", subjectId: made.gameId(0) };
	for (const who of [
		{ userId: null, username: "canary" },
		{ userId: id, username: "canary there" },
	]) {
		await made.store.audit.add({ ...who, ...what, before: null, after: null, at: "2026-01-01" });
	}
}

class Undone extends Error {}

const missing = 2_000_000_000;

function idsOf(league: Canary, moved = 0): Ids {
	const plainIds = plainNames.map((name) => [name, moved || league.plainIds[name]]);
	return {
		...(Object.fromEntries(plainIds) as Record<PlainName, number>),
		message: moved || league.messageId,
		registration: moved || league.signedUp.registration.id,
		signUp: moved || league.signedUp.player.id,
		teamSignUp: moved || league.signedUp.team.id,
		captainWord: moved || league.captainWordId,
		waiver: moved || league.signedUp.waiverId,
		ledgerEntry: moved || league.ledgerEntryId,
		cardPayment: moved || league.cardPaymentId,
		season: moved || league.season.id,
		seasonLeague: moved || league.seasonLeague.id,
		league: moved || league.seasonLeague.league.id,
		team: moved || league.teamId("Canary Reds"),
		otherTeam: moved || league.teamId("Canary Blues"),
		entry: moved || league.entryId("Canary Reds"),
		player: moved || league.playerId("Canary Reds One"),
		game: moved || league.gameId(0),
		sport: league.sport.id,
		stat: moved || league.statId("PTS"),
		period: moved || league.periodId("Q1"),
		attribute: moved || league.attributeId,
		schedule: moved || league.scheduleId,
		availability: moved || league.availabilityId,
		scheduledGame: moved || league.scheduledGameId,
		evening: moved || league.eveningId,
		stage: moved || league.stageId,
		stageSeries: moved || league.stageSeriesId,
		stageGame: moved || league.stageGameId,
		page: moved || league.pageId,
		post: moved || league.postId,
		picture: moved || league.pictureId,
		trash: moved || league.trashId,
		formerPlayer: moved || league.formerPlayerId,
		token: moved || league.tokenId,
		pass: moved || league.passId,
		suspension: moved || league.suspensionId,
		webhook: moved || league.webhookId,
		delivery: moved ? String(moved) : league.deliveryId,
		follower: moved || league.followerId,
		notice: moved ? String(moved) : league.noticeId,
		question: moved ? String(moved) : league.questionId,
	};
}

const anAssignment = { job: "referee" as const, state: "accepted" as const };
const assignedIn = ({ game, official }: Ids) => ({ gameId: game, officialId: official });

/** As it stands in the audit and the trash. */
const aCanaryName = { firstName: "Canary", lastName: "spring" };

const noted = { by: "Canary", at: later };

const aDecision = ({ player, entry }: Pick<Ids, "player" | "entry">) => ({
	playerId: player,
	entryId: entry,
	gameId: null,
	startsOn: "2026-01-01",
	games: 1,
	note: "Canary",
	decidedBy: "Canary",
	decidedAt: later,
});

const aGuest = ({ player }: Ids) => ({
	playerId: player,
	side: "home" as const,
	isHere: true,
	isStarter: false,
	number: "77",
	isGuest: false,
	isStar: false,
});

const aPlay = ({ period, player, stat }: Ids) => ({
	id: "canary-play",
	version: 1,
	isStruck: false,
	periodId: period,
	place: 1000,
	second: null,
	kind: "stat" as const,
	side: "home" as const,
	playerId: player,
	statId: stat,
	points: null,
});

async function ownRegistration(store: Store) {
	const [season] = await store.seasons.list();
	return aRegistration(store, { seasonId: season?.id ?? 0 });
}

const anEvening = {
	date: "2026-01-05",
	league: null,
	location: null,
	status: "cancelled" as const,
	reason: "Intruding",
	gameIds: [],
};

const aStage = {
	name: "Intruding",
	format: plainFormat(2),
	seedsBy: "hand" as const,
	seedsOn: null,
	eligibility: everybodyEligible,
	minGames: 0,
};

const aFile = {
	name: "canary.webp",
	contentType: "image/webp",
	bytes: 100,
	createdBy: null,
	createdAt: "2026-01-01T00:00:00.000Z",
};

const anEntry = {
	kind: "charge" as const,
	amount: 80_000,
	day: "2026-01-01",
	due: "2026-01-01",
	method: null,
	seasonId: null,
	why: "Canary",
	called: "Canary",
	reverses: null,
	source: null,
	by: { id: null, name: "Canary" },
	at: "2026-01-01T00:00:00.000Z",
};

const aCaptainWord = {
	kind: "time" as const,
	date: "2199-02-01",
	time: "19:00",
	note: "Canary",
	other: "asked" as const,
	state: "open" as const,
	reason: "Canary",
	saidAt: later,
};

const aMessage = {
	name: "Canary",
	address: "canary@league.test",
	text: "Canary",
	language: "en" as const,
	receivedAt: "2026-01-01T00:00:00.000Z",
};

const aPicture = {
	kind: "picture" as const,
	fileName: "canary.webp",
	name: "Canary picture",
	alt: null,
	width: 100,
	height: 50,
	bytes: 100,
	focusX: 50,
	focusY: 50,
	crop: null,
	whole: null,
	formerFileNames: [],
	createdBy: null,
	createdAt: "2026-01-01T00:00:00.000Z",
};

/** As a statistic that has an all-time leaderboard of its own. */
async function putPointsFirst({ store, statId, playerId }: MadeLeague): Promise<void> {
	const points = statId("PTS");
	const [definition] = await store.statDefinitions.findMany([points]);
	if (definition !== undefined) {
		await store.statDefinitions.save({ ...definition, isHeadline: true });
	}
	const holder = playerId("Canary Reds One");
	await store.headlineTotals.replace("all", [
		{ statId: points, playerId: holder, phase: "both", value: 99 },
	]);
}

function page(title: string) {
	return { key: "home" as const, title, isPublished: true, blocks: [{ kind: "text" }] };
}

/** As a letter finds its notice. */
const aNotice = ({ notice }: Ids) => ({ id: notice, createdAt: later });

function asText(answer: unknown): string {
	return String(JSON.stringify(answer, (_, value) => (value instanceof Map ? [...value] : value)));
}

/** Reads every row of an organization as text, all of them by one statement. */
async function everyRowOf({ db, dialect }: Database, organizationId: number) {
	const tables = (await db.introspection.getTables()).filter(({ columns }) =>
		columns.some(({ name }) => name === "organization_id"),
	);
	const parts = tables.map(({ name: table, columns }) => {
		const names = columns.map(({ name }) => name);
		const row = dialect === "sqlite" ? `json_array(${names.join()})` : "to_json(one)";
		return `select '${table} ' || ${row} as row from ${table} one where organization_id = ${organizationId}`;
	});
	const statement = sql.raw<{ row: string }>(parts.join(" union all "));
	return async () => (await statement.execute(db)).rows.map(({ row }) => row).toSorted();
}
