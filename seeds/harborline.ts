import { defaultBasketballPeriods } from "#domain/game/periods.ts";
import type { League } from "#domain/league/league.ts";
import type { SeriesLength } from "#domain/stage/stage.ts";
import { defaultBasketballStats } from "#domain/stats/default-stats.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { beginTable } from "#usecases/standings/begin-table.ts";
import { basketball } from "./box-score-maker.ts";
import { addBookkeeping, addOrganization, addPeopleAndTeams, type Seeding } from "./founding.ts";
import type { LeagueSetting } from "./game-plan.ts";
import { harborlineIncidents, leagueOfFour } from "./harborline-incidents.ts";
import { openRegistration } from "./harborline-registration.ts";
import { nameSource } from "./names.ts";
import { harborlinePages } from "./pages/index.ts";
import { harborlinePosts } from "./pages/posts.ts";
import { type Random, randomFrom } from "./random.ts";
import { firstTeams, nextSeason, type PlannedTeam, playInTwoLeagues } from "./roster-plan.ts";
import { addSeason, firstHalf } from "./season-maker.ts";
import { type PlannedSeason, seasonsUpTo, seasonToCome } from "./season-plan.ts";
import { teamNameSource, teamNames } from "./team-names.ts";
import { demoVideos } from "./videos.ts";

/**
 * Organization 1: an adult basketball league with three seasons a year. A finished year and a
 * season that is under way.
 */
export async function seedHarborline(seeding: Seeding): Promise<void> {
	const random = randomFrom(1891);
	const founded = await addOrganization(
		seeding,
		{
			id: 1,
			name: "Harborline Basketball League",
			slug: "hoops",
			domain: "hoops-league.test",
			timeZone: "America/Los_Angeles",
			brandColor: "#c8501e",
			hasFullNavigation: true,
			leagueLocations: ["Fountain Valley", "Tustin Columbus", "Irvine Valley College"],
			socialLinks: [
				{ label: "Instagram", url: "https://www.instagram.com/harborline.hoops.demo" },
				{ label: "Facebook", url: "https://www.facebook.com/harborline.hoops.demo" },
				{ label: "YouTube", url: "https://www.youtube.com/@harborline-hoops-demo" },
			],
		},
		"Basketball",
		"harborline",
	);
	const { store, sport } = founded;
	for (const page of harborlinePages) await store.pages.save(page);
	for (const post of harborlinePosts(seeding.today)) await store.posts.insert(post);
	const bookkeeping = await addBookkeeping(store, sport, stats, periods);

	const seasons = seasonsUpTo(seeding.today, 3);
	const teamsOfSeasons = planTeams(random, seasons);
	const people = await addPeopleAndTeams(store, sport, teamsOfSeasons.flat(2));
	const club = { ...founded, random, ...bookkeeping, ...people };
	const leagues: League[] = [];
	for (const { name } of settings) {
		leagues.push(await store.leagues.insert({ name, sportId: sport.id }));
	}
	for (const [index, season] of seasons.entries()) {
		await addSeason(
			club,
			{ ...season, isActive: season.isRunning, isVisible: true },
			settings.flatMap((usual, place) => {
				const league = leagues[place];
				const teams = teamsOfSeasons[index]?.[place];
				// Those of the running season are not planned yet.
				const setting = season.isRunning ? { ...usual, playoffs: null } : usual;
				return league && teams ? [{ league, setting, teams }] : [];
			}),
			{ ...season, today: seeding.today },
			harborlineIncidents(season, seeding.today),
		);
	}
	const { name, startDate, finishDate } = seasonToCome(seeding.today);
	const { id: nextId } = await store.seasons.insert({
		name,
		startDate,
		finishDate,
		isActive: false,
		// Visitors see it once there is something to see; they sign up for it before.
		isVisible: false,
	});
	for (const league of leagues) {
		await beginTable(store, [sport], await store.leagues.addToSeason(league, nextId));
	}
	const divisions = await store.leagues.listBySeason(nextId);
	await openRegistration(store, { name, startDate, divisions }, seeding.today);
}

/** Technical fouls are counted for the league's own eyes: hidden, with values. */
const stats = [
	...defaultBasketballStats.filter(({ abbreviation }) => abbreviation !== "PLUS_MINUS"),
	{ name: "Technical fouls", abbreviation: "TF", isSigned: false, ...writtenDown },
].map((stat) => ({ ...stat, isHidden: stat.abbreviation === "TF" }));

const periods = [...defaultBasketballPeriods, { name: firstHalf, order: 7, isHidden: true }];

const evening = ["18:30", "19:30", "20:30", "21:30"];
const league = {
	slots: evening,
	gamesEach: 8,
};

/** Everybody goes on; where the season has the weeks for it, two teams play for the title till one has won twice. */
function everybody(teams: number, final: SeriesLength): LeagueSetting["playoffs"] {
	return { teams, bestOf: { final, semiFinal: 1, earlier: 1 }, video: demoVideos.bigBuckBunny };
}

const settings: LeagueSetting[] = [
	{
		...league,
		name: "Monday D1 Fountain Valley",
		weekday: 0,
		location: "Fountain Valley, Court 1",
		teamCount: 8,
		play: basketball({ usualPoints: 71, minutes: null }),
		playoffs: everybody(8, 1),
	},
	{
		...league,
		name: "Tuesday D3 Tustin Columbus",
		weekday: 1,
		location: "Tustin Columbus, Main Gym",
		// An odd number: each week one team has a bye.
		teamCount: 7,
		play: basketball({ usualPoints: 62, minutes: null }),
		playoffs: everybody(7, 1),
	},
	{
		...league,
		name: "Wednesday D2 Irvine Valley College",
		weekday: 2,
		location: "Irvine Valley College, Hart Gym",
		teamCount: 6,
		play: basketball({ usualPoints: 66, minutes: null }),
		playoffs: everybody(6, 3),
	},
	{
		...league,
		name: "Thursday D4 Fountain Valley",
		weekday: 3,
		location: "Fountain Valley, Court 2",
		teamCount: 6,
		play: basketball({ usualPoints: 57, minutes: null }),
		playoffs: everybody(6, 3),
	},
	{
		...league,
		slots: ["09:00", "10:00", "11:00", "12:00", "13:00"],
		name: "Sunday D5 Tustin Columbus",
		weekday: 6,
		location: "Tustin Columbus, Main Gym",
		teamCount: 10,
		play: basketball({ usualPoints: 51, minutes: null }),
		playoffs: everybody(10, 1),
	},
];

/** Teams by season and league. */
function planTeams(random: Random, seasons: readonly PlannedSeason[]): PlannedTeam[][][] {
	const drawName = nameSource(random);
	const drawTeamName = teamNameSource(teamNames);
	const planned: PlannedTeam[][][] = [];
	for (const { startDate, isRunning } of seasons) {
		const rules = { random, drawName, drawTeamName, year: Number(startDate.slice(0, 4)) };
		const before = planned.at(-1);
		const leagues =
			before === undefined
				? settings.map(({ teamCount }) => firstTeams(rules, teamCount))
				: nextSeason(rules, before);
		if (isRunning) leaveFour(leagues[leagueOfFour]?.[0]);
		const [d1, d3, d2] = leagues;
		playInTwoLeagues(d1?.[1], d3, 2);
		playInTwoLeagues(d2?.[0], d3, 4);
		planned.push(leagues);
	}
	return planned;
}

/** Teams with fewer than five players are warned of (rule `five-on-the-court`). */
function leaveFour(team: PlannedTeam | undefined): void {
	team?.roster.splice(4);
}
