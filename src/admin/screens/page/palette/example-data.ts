import { noFee } from "#domain/fee/fee.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import type { BlockData } from "#domain/page/block-data.ts";
import type { OpenRegistration } from "#domain/registration/open-registration.ts";
import { plainRules as plainRegistration } from "#domain/registration/registration.ts";
import type { BracketSide } from "#domain/stage/bracket-series.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { type Entrant, plainFormat } from "#domain/stage/stage.ts";
import { computeStandings } from "#domain/standings/standings.ts";
import { plainRules } from "#domain/standings/table-rules.ts";
import { leaders } from "#domain/stats/leaders.ts";
import { words } from "../../../words.ts";

/** A small league, so that blocks about games and tables have something to show in the palette. */
const names = [words.common.hawks, words.common.owls, words.common.larks, "Terns"];
const league = { id: 1, name: words.common.mondayD1 };

const teams = names.map((name, index) => ({
	entryId: index + 1,
	teamId: index + 1,
	name,
	logoUrl: null,
	captainName: null,
	captainId: null,
}));

const games: GameWithTeams[] = [
	game(1, 0, 1, { home: 71, away: 64 }),
	game(2, 2, 3, { home: 58, away: 60 }),
	game(3, 0, 3, { home: 66, away: 52 }),
	game(4, 1, 2, { home: 70, away: 61 }),
	game(5, 0, 2, null),
	game(6, 1, 3, null),
];

const examplePost: BlockData["news"][number] = {
	id: 1,
	title: words.page.exampleLeague,
	text: "",
	picture: null,
	language: words.language,
	isPublished: true,
	publishedAt: "2026-03-01T12:00:00.000Z",
	day: "2026-03-01",
	isPinned: false,
	bannerUntil: null,
	updatedAt: "2026-03-01T12:00:00.000Z",
	sent: null,
};

const exampleOffer = {
	note: "",
	fee: noFee,
	places: null,
	divisions: [],
	next: null,
	parts: [],
	left: null,
	choices: [],
};

const exampleRegistration: OpenRegistration = {
	registration: {
		id: 1,
		seasonId: 1,
		name: words.page.exampleSeason,
		text: "",
		opensOn: null,
		closesOn: null,
		isPublished: true,
		offers: [],
		questions: [],
		rules: plainRegistration,
		updatedAt: "2026-03-01T12:00:00.000Z",
	},
	state: "open",
	currency: "CAD",
	offers: [
		{ key: "1", kind: "team", label: words.common.team, ...exampleOffer, price: 80_000 },
		{ key: "2", kind: "freeAgent", label: words.common.player, ...exampleOffer, price: 10_000 },
	],
	waivers: [],
};

export const exampleData: BlockData = {
	season: { name: words.page.exampleSeason } as NonNullable<BlockData["season"]>,
	facts: {
		name: words.page.exampleLeague,
		website: null,
		canRegister: true,
		leagues: 1,
		teams: teams.length,
		players: 40,
		gamesPlayed: 4,
	},
	registrations: [exampleRegistration],
	week: [0, 2, 0, 1, 0, 0, 1].map((count, index) => ({
		date: `2026-03-0${index + 1}`,
		games: count,
	})),
	results: games.filter(({ score }) => score !== null),
	nextGames: games.filter(({ score }) => score === null),
	tables: [
		{
			seasonLeague: { id: 1, seasonId: 1, league } as BlockData["tables"][number]["seasonLeague"],
			rows: computeStandings(teams, games),
			rules: plainRules,
		},
	],
	news: [examplePost],
	stages: [
		{
			id: 1,
			name: league.name,
			leagueId: league.id,
			leagueName: league.name,
			isOver: false,
			isProjected: false,
			champion: null,
			series: seriesOf(plainFormat(4)).map((plan) => ({
				plan,
				sides: { home: sideOf(plan.home), away: sideOf(plan.away) },
				winner: null,
				isOver: false,
				isSkipped: false,
				endedBy: null,
				games: [],
			})),
		},
	],
	leaders: [
		{
			of: "pointsPerGame",
			players: leaders([
				{ id: 1, name: words.page.examplePlayers.a, value: 21.4 },
				{ id: 2, name: words.page.examplePlayers.b, value: 18.9 },
				{ id: 3, name: words.page.examplePlayers.c, value: 17.2 },
			]).map((leader) => ({
				...leader,
				team: { name: words.common.hawks, logoUrl: null },
				text: leader.value.toFixed(1),
			})),
		},
	],
};

function sideOf(from: Entrant): BracketSide {
	const seed = "seed" in from ? from.seed : null;
	const name = names[(seed ?? 0) - 1];
	const team = seed === null || name === undefined ? null : { id: seed, name, logoUrl: null };
	return { team, isNobody: false, from, seed, wins: 0 };
}

function game(
	id: number,
	home: number,
	away: number,
	score: GameWithTeams["score"],
): GameWithTeams {
	const side = (index: number) => ({
		entryId: index + 1,
		teamId: index + 1,
		name: names[index] ?? "",
		logoUrl: null,
	});
	return {
		id,
		seasonLeagueId: 1,
		homeEntryId: home + 1,
		awayEntryId: away + 1,
		home: side(home),
		away: side(away),
		league,
		date: `2026-03-${String(id + 8).padStart(2, "0")}`,
		time: "19:00",
		location: words.common.mainGym,
		videoUrl: null,
		status: "scheduled",
		forfeitedBy: null,
		score,
	};
}
