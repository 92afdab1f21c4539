import { z } from "zod";
import { gameStatuses } from "#domain/game/game.ts";
import { say } from "#domain/language/say.ts";
import { weekdays } from "#domain/schedule/schedule.ts";
import { type Entrant, hostings, seriesParts, stageKinds } from "#domain/stage/stage.ts";
import type { LaidStage } from "#usecases/stage/lay-games.ts";
import type { EffectOnStage } from "#usecases/stage/stage-effect.ts";
import type { StagePlayers } from "#usecases/stage/stage-players.ts";
import type { SeedingToChange } from "#usecases/stage/stage-seeds.ts";
import type { StageTeam, StageView } from "#usecases/stage/stage-views.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { said } from "../said.ts";
import { colors, toColors } from "../team/team-colors.ts";

const team = z.object({
	/** The club's. */
	id: z.int(),
	seasons_leagues_team_id: z.int(),
	name: z.string(),
	logo_url: z.string().nullable(),
	colors,
});

const bestOf = z.int();
const side = z.enum(["home", "away"]);

/** One of these: a seed, who comes out of a series, the best left after a round, a place of a group. */
const entrant = z.object({
	seed: z.int().optional(),
	winnerOf: z.int().optional(),
	loserOf: z.int().optional(),
	bestLeft: z.int().optional(),
	round: z.int().optional(),
	group: z.int().optional(),
	place: z.int().optional(),
});

const plan = {
	number: z.int(),
	part: z.enum(seriesParts),
	round: z.int(),
	group: z.int().nullable(),
	bestOf,
	isOnlyIfNeeded: z.boolean(),
};

const format = z.object({
	kind: z.enum(stageKinds),
	teams: z.int(),
	bestOf: z.object({ final: bestOf, semiFinal: bestOf, earlier: bestOf }),
	hasThirdPlace: z.boolean(),
	hasConsolation: z.boolean(),
	reseeds: z.boolean(),
	hasReset: z.boolean(),
	playIn: z.int(),
	groups: z.object({ count: z.int(), advance: z.int(), meetings: z.int() }).nullable(),
	sides: z.int(),
	hosting: z.enum(hostings),
	series: z.array(z.object({ ...plan, home: entrant, away: entrant })).optional(),
});

const seriesSide = z.object({
	team: team.nullable(),
	isNobody: z.boolean(),
	from: entrant,
	seed: z.int().nullable(),
	wins: z.int(),
});

const game = z.object({
	id: z.int(),
	number: z.int(),
	date: z.string().nullable(),
	time: z.string().nullable(),
	location: z.string().nullable(),
	/** Which side of the series is at home. */
	home_side: side,
	status: z.enum(gameStatuses),
	forfeited_by: z.enum(["home", "away", "both"]).nullable(),
	score_home: z.int().nullable(),
	score_away: z.int().nullable(),
	isKnown: z.boolean(),
	isIfNecessary: z.boolean(),
	isSpare: z.boolean(),
});

const series = z.object({
	...plan,
	home: seriesSide,
	away: seriesSide,
	winner: side.nullable(),
	isOver: z.boolean(),
	isSkipped: z.boolean(),
	isLevel: z.boolean(),
	endedBy: z.enum(["games", "walkover", "decision"]).nullable(),
	decidedReason: z.string().nullable(),
	games: z.array(game),
});

const shown = z.object({
	id: z.int(),
	name: z.string(),
	seasonId: z.int(),
	leagueId: z.int(),
	leagueName: z.string(),
	format,
	seedsBy: z.enum(["table", "hand"]),
	seedsOn: z.string().nullable(),
	seededAt: z.string().nullable(),
	isPublished: z.boolean(),
	minGames: z.int(),
	/** For members: who may play. */
	eligibility: z
		.object({
			leastPlayers: z.int().nullable(),
			mostForfeits: z.int().nullable(),
			needsFeesPaid: z.boolean(),
			rulings: z.array(z.object({ teamId: z.int(), isIn: z.boolean(), reason: z.string() })),
		})
		.nullable(),
	/** Nobody has seeded it: so it would be if the season ended today. */
	isProjected: z.boolean(),
	isOver: z.boolean(),
	champion: team.nullable(),
	seeds: z.array(
		z.object({
			seed: z.int(),
			team,
			/** For members: why it plays although it may not. */
			overruled: z.string().nullable(),
			withdrawn: z.string().nullable(),
		}),
	),
	series: z.array(series),
	groups: z.array(
		z.object({
			group: z.int(),
			isOver: z.boolean(),
			rows: z.array(
				z.object({
					position: z.int(),
					team,
					gamesPlayed: z.int(),
					wins: z.int(),
					draws: z.int(),
					losses: z.int(),
					points: z.int(),
					pointsFor: z.int(),
					pointsAgainst: z.int(),
				}),
			),
		}),
	),
	places: z.array(z.object({ place: z.int(), isShared: z.boolean(), team })),
});

export const stages = answer(z.object({ stages: z.array(shown) }), (list: StageView[]) => ({
	stages: list.map(toStage),
}));

export const stage = answer(z.object({ stage: shown }), (view: StageView) => ({
	stage: toStage(view),
}));

export const savedStage = (message: string) =>
	answer(z.object({ success, message: said, stage: shown }), (view: StageView) => ({
		message,
		stage: toStage(view),
	}));

export const publishedStage = answer(
	z.object({ success, message: said, stage: shown }),
	(view: StageView) => ({
		message:
			view.publishedAt === null
				? say`${view.name} is a draft again`
				: say`${view.name} is published`,
		stage: toStage(view),
	}),
);

export const deletedStage = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Stage deleted successfully", trashId }),
);

export const laying = answer(
	z.object({
		firstDay: z.string(),
		gameDays: z.array(z.enum(weekdays)),
		times: z.array(z.string()),
		courts: z.array(z.string()),
		restDays: z.int(),
		gameMinutes: z.int(),
		playsTwiceADay: z.boolean(),
		movesDated: z.boolean(),
		games: z.array(
			z.object({
				id: z.int(),
				date: z.string(),
				time: z.string(),
				location: z.string().nullable(),
			}),
		),
		/** How many games find no slot. */
		missing: z.int(),
		lastChangeId: z.int(),
	}),
	(laid: LaidStage) => laid,
);

const candidate = z.object({
	teamId: z.int(),
	name: z.string(),
	position: z.int(),
	rank: z.int().nullable(),
	isEligible: z.boolean(),
	reasons: z.array(
		z.object({
			because: z.enum(["players", "forfeits", "fees", "league"]),
			count: z.int().optional(),
			least: z.int().optional(),
			most: z.int().optional(),
			/** Of fees: in units, and since which day. */
			due: z.int().optional(),
			since: z.string().optional(),
			reason: z.string().optional(),
		}),
	),
	overruled: z.string().nullable(),
	/** In whose table it stands. */
	leagueId: z.int().nullable(),
	/** Nothing in the tables parts it from these. */
	levelWith: z.array(z.int()),
});

export const seeding = answer(
	z.object({
		candidates: z.array(candidate),
		/** By the ids of their entries, seed 1 first. */
		seeds: z.array(z.int()),
		/** Sets of teams that are level, of which the tables do not say who comes first. */
		level: z.array(z.array(z.int())),
		/** What `due` is counted in. */
		currency: z.string(),
		lastChangeId: z.int(),
	}),
	({ candidates, seeds, level, leagueOf, currency, lastChangeId }: SeedingToChange) => ({
		candidates: candidates.map(({ entryId, reasons, overruled, ...rest }) => ({
			...rest,
			leagueId: leagueOf.get(rest.seasonLeagueId) ?? null,
			teamId: entryId,
			isEligible: reasons.length === 0 || overruled !== null,
			reasons: reasons.map((one) => ({ ...one })),
			overruled,
		})),
		seeds: seeds.map(({ entryId }) => entryId),
		level: level.map((set) => set.map(({ entryId }) => entryId)),
		currency,
		lastChangeId,
	}),
);

export const stagePlayers = answer(
	z.object({
		minGames: z.int(),
		teams: z.array(
			z.object({
				seed: z.int(),
				team,
				players: z.array(
					z.object({ id: z.int(), name: z.string(), games: z.int(), isEligible: z.boolean() }),
				),
			}),
		),
	}),
	({ minGames, teams }: StagePlayers) => ({
		minGames,
		teams: teams.map((one) => ({ ...one, team: toKnownTeam(one.team) })),
	}),
);

const sides = z.object({ home: team.nullable(), away: team.nullable() });

export const effect = answer(
	z.object({
		stage: z.object({ id: z.int(), name: z.string() }).nullable(),
		series: z.array(
			z.object({ number: z.int(), before: sides, after: sides, isPlayed: z.boolean() }),
		),
		champion: z.object({ before: team.nullable(), after: team.nullable() }).nullable(),
		isRefused: z.boolean(),
	}),
	({ stage, series, champion, isRefused }: EffectOnStage) => ({
		stage,
		series: series.map(({ number, before, after, isPlayed }) => ({
			number,
			before: toSides(before),
			after: toSides(after),
			isPlayed,
		})),
		champion: champion && {
			before: toTeam(champion.before),
			after: toTeam(champion.after),
		},
		isRefused,
	}),
);

function toSides({ home, away }: { home: StageTeam | null; away: StageTeam | null }) {
	return { home: toTeam(home), away: toTeam(away) };
}

function toStage(view: StageView): z.input<typeof shown> {
	const isMember = view.audience === "members";
	const { series: own, ...rest } = view.format;
	return {
		id: view.id,
		name: view.name,
		seasonId: view.seasonId,
		leagueId: view.leagueId,
		leagueName: view.leagueName,
		format: {
			...rest,
			...(own && {
				series: own.map((one) => ({
					...toPlan(one),
					home: toEntrant(one.home),
					away: toEntrant(one.away),
				})),
			}),
		},
		seedsBy: view.seedsBy,
		seedsOn: view.seedsOn,
		seededAt: view.seededAt,
		isPublished: view.publishedAt !== null,
		minGames: view.minGames,
		eligibility: isMember
			? {
					leastPlayers: view.eligibility.leastPlayers,
					mostForfeits: view.eligibility.mostForfeits,
					needsFeesPaid: view.eligibility.needsFeesPaid,
					rulings: view.eligibility.rulings.map(({ entryId, isIn, reason }) => ({
						teamId: entryId,
						isIn,
						reason,
					})),
				}
			: null,
		isProjected: view.isProjected,
		isOver: view.isOver,
		champion: toTeam(view.champion),
		seeds: view.seeds.map(({ seed, team, overruled, withdrawn }) => ({
			seed,
			team: toKnownTeam(team),
			overruled: isMember ? overruled : null,
			withdrawn,
		})),
		series: view.series.map(toSeries),
		groups: view.groups.map(({ group, isOver, rows }) => ({
			group,
			isOver,
			rows: rows.map((row) => ({ ...row, team: toKnownTeam(row.team) })),
		})),
		places: view.places.map(({ place, isShared, team }) => ({
			place,
			isShared,
			team: toKnownTeam(team),
		})),
	};
}

function toSeries(it: StageView["series"][number]): z.input<typeof series> {
	const sideOf = (name: "home" | "away") => {
		const { team, isNobody, from, seed, wins } = it.sides[name];
		return { team: toTeam(team), isNobody, from: toEntrant(from), seed, wins };
	};
	return {
		...toPlan(it.plan),
		home: sideOf("home"),
		away: sideOf("away"),
		winner: it.winner,
		isOver: it.isOver,
		isSkipped: it.isSkipped,
		isLevel: it.isLevel,
		endedBy: it.endedBy,
		decidedReason: it.decidedReason,
		games: it.games.map(({ homeSide, forfeitedBy, score, ...rest }) => ({
			...rest,
			home_side: homeSide,
			forfeited_by: forfeitedBy,
			score_home: score?.home ?? null,
			score_away: score?.away ?? null,
		})),
	};
}

function toPlan({
	number,
	part,
	round,
	group,
	bestOf,
	isOnlyIfNeeded,
}: StageView["series"][number]["plan"]) {
	return {
		number,
		part,
		round,
		group: group ?? null,
		bestOf,
		isOnlyIfNeeded: isOnlyIfNeeded ?? false,
	};
}

function toEntrant(from: Entrant): z.input<typeof entrant> {
	return { ...from };
}

function toTeam(of: StageTeam | null): z.input<typeof team> | null {
	return of && toKnownTeam(of);
}

function toKnownTeam(of: StageTeam): z.input<typeof team> {
	return {
		id: of.id,
		seasons_leagues_team_id: of.entryId,
		name: of.name,
		logo_url: of.logoUrl,
		...toColors(of),
	};
}
