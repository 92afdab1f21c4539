import fc from "fast-check";
import { gameStatuses } from "#domain/game/game.ts";
import { colorsOfName } from "#domain/team/crest-colors.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import type { Browser } from "#testing/browser.ts";
import type { MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import type { MadeSeason, Story } from "./story.ts";
import {
	type Family,
	gameFamilies,
	leagueFamilies,
	playerFamilies,
	seasonFamilies,
	teamFamilies,
	userFamilies,
	type Values,
} from "./twins.ts";

export type World = { story: Story; made: MadeSeason; foreign: MadeLeague };

/** An entity that two families of calls tell of, with what they take and what they refuse. */
export type TwinNoun = {
	noun: string;
	families: (by?: Browser) => Family[];
	valid: fc.Arbitrary<Values>;
	changes: fc.Arbitrary<Values>;
	/** What is only known when there is a league to put it into. */
	completed: (values: Values) => Values;
	/** How the answer says what was sent. */
	shown: (values: Values) => Values;
	/** What a change settles of itself, beside what it was sent. */
	settled: (before: Values, after: Values) => Values;
	/** What nobody takes, put over something valid. */
	wrong: Values[];
	/** The same for changes, put over what a change needs. */
	wrongChanges: Values[];
	neededToChange: Values;
	/** Of another organization. */
	foreignId: () => number;
	/** What strangers who are members elsewhere are told who add, change, and delete. */
	toForeigners: { create: number | null; change: number; remove: number };
};

/** The world is there when the tests run, not yet when they are listed. */
export function twinNouns(world: () => World): TwinNoun[] {
	return [
		{
			...usual,
			noun: "season",
			families: (by) => seasonFamilies(world().story, by),
			valid: seasonValues,
			changes: seasonChanges,
			shown: ({ active, ...rest }) =>
				active === undefined ? rest : { ...rest, active, isActive: active },
			wrong: [...badNames, ...badSeasons],
			wrongChanges: [...badNames, ...badSeasons],
			foreignId: () => world().foreign.season.id,
		},
		{
			...usual,
			noun: "league",
			families: (by) => leagueFamilies(world().made.seasonId)(world().story, by),
			valid: named,
			changes: named,
			wrong: badNames,
			wrongChanges: badNames,
			foreignId: () => world().foreign.seasonLeague.league.id,
		},
		{
			...usual,
			noun: "team",
			families: (by) => teamFamilies(world().made)(world().story, by),
			valid: named,
			changes: named,
			settled: (before, after) =>
				before.name === after.name ? {} : { colors: [...colorsOfName(String(before.name))] },
			// Without a name v2 asks for a team to copy (rule `name-or-existing`).
			wrong: badNames.filter(({ name }) => typeof name !== "string" || name.trim() !== "").slice(1),
			wrongChanges: badNames,
			foreignId: () => world().foreign.teamId("Reds"),
		},
		{
			...usual,
			noun: "player",
			families: (by) => playerFamilies(world().story, by),
			valid: fc.record({ firstName: text, lastName: maybe(text) }, { requiredKeys: ["firstName"] }),
			changes: fc.record({ firstName: text, lastName: maybe(text) }, { requiredKeys: [] }),
			wrong: badNames.map(({ name }) => ({ firstName: name })),
			wrongChanges: [
				...badNames.map(({ name }) => ({ firstName: name })),
				...wrongly({ lastName: [7], teamId: [0, 4711, "Hawks"] }),
				...wrongly({ attributes: ["none", [{ attribute_id: 4711, value: "1" }]] }),
			],
			foreignId: () => world().foreign.playerId("Reds One"),
		},
		{
			...usual,
			noun: "game",
			families: (by) => gameFamilies(world().made)(world().story, by),
			valid: gameDetails,
			changes: fc.record({ homeScore: points, awayScore: points }),
			completed: (values) => ({ ...sidesIn(world().made), ...values }),
			shown: ({ homeScore, awayScore, ...rest }) => ({
				...rest,
				...(homeScore === undefined ? {} : { score_home: homeScore, score_team1: homeScore }),
				...(awayScore === undefined ? {} : { score_away: awayScore, score_team2: awayScore }),
			}),
			wrong: [
				...wrongly({ home: ["", 4711, "one"], away: [null, 0] }),
				...wrongly({ date: ["2026-02-30", 5], time: ["9:00", "24:00", 9] }),
				...wrongly({ status: ["over", "forfeit"], location: [7, "x".repeat(201)] }),
				...wrongly({ video_url: ["javascript:alert(1)"], game_dateTime: ["soon"] }),
			],
			wrongChanges: [
				...wrongly({ homeScore: ["", 1.5, -1, true], awayScore: [null, "abc", 1000] }),
				...wrongly({ periodScores: ["none", [{ gamePeriodId: 4711, team_id: 1, score: 1 }]] }),
			],
			neededToChange: { homeScore: 1, awayScore: 2 },
			foreignId: () => world().foreign.gameId(0),
		},
		{
			...usual,
			noun: "user",
			families: (by) => userFamilies(world().story, by),
			valid: userValues,
			changes: fc.record(
				{
					theme: fc.constantFrom("light", "dark"),
					language: fc.constantFrom("en", "fr", "es", null),
					email: maybe(email),
				},
				{ requiredKeys: [] },
			),
			wrongChanges: [
				...wrongly({ username: ["", " ", "olive", "x".repeat(65)], email: ["none"] }),
				...wrongly({ role: ["king"], theme: ["Very Dark"], language: ["de"], slug: ["no slug"] }),
				...wrongly({ domain: ["no domain"], sportIds: [[4711], "one"], organization_id: [4711] }),
				{ resetPassword: true, removePassword: true },
			],
			// Users are all of one product; whom there is not is answered like anybody else's.
			foreignId: () => 4711,
			toForeigners: { create: 403, change: 404, remove: 403 },
		},
	];
}

/** Teams for a game, by their own ids. */
export function sidesIn({ teams }: MadeSeason): Values {
	return { home: present(teams.Hawks, "Hawks").id, away: present(teams.Owls, "Owls").id };
}

const text = fc
	.string({ unit: "grapheme", minLength: 1, maxLength: 12 })
	// It is written as it is read again (rule `names-are-seen`).
	.map(plainLine)
	.filter((it) => it.trim() !== "" && !it.includes("\0") && it.isWellFormed());
const day = fc
	.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
	.map((it) => it.toISOString().slice(0, 10));
const time = fc
	.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
	.map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const points = fc.integer({ min: 0, max: 999 });
const email = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.test$/);
const named = fc.record({ name: text });

const seasonValues = fc
	.record(
		{
			name: text,
			days: fc.tuple(maybe(day), maybe(day)),
			active: fc.boolean(),
			isVisible: fc.boolean(),
		},
		{ requiredKeys: ["name", "days"] },
	)
	.map(({ days: [one, other], ...rest }) => {
		const [startDate, finishDate] = one && other && one > other ? [other, one] : [one, other];
		return { ...rest, startDate, finishDate };
	});

/** Dates change together, or the one would be before the other. */
const seasonChanges = fc
	.tuple(seasonValues, fc.boolean(), fc.boolean())
	.map(([{ name, startDate, finishDate, ...rest }, hasName, hasDates]) => ({
		...rest,
		...(hasName ? { name } : {}),
		...(hasDates ? { startDate, finishDate } : {}),
	}));

export const gameDetails = fc.record(
	{
		date: maybe(day),
		time: maybe(time),
		location: maybe(text),
		status: fc.constantFrom(...gameStatuses.filter((status) => status !== "forfeit")),
	},
	{ requiredKeys: [] },
);

const userValues = fc.record(
	{
		username: fc.stringMatching(/^[a-z]{5,20}$/),
		email: maybe(email),
		role: fc.constantFrom("staff", "org_owner"),
	},
	{ requiredKeys: ["username"] },
);

const badNames = wrongly({ name: ["", "  ", null, 7, [], "x".repeat(121), "a\0b", "\ud800"] });
const badSeasons = [
	...wrongly({ startDate: ["2026-02-30", "1899-12-31"], finishDate: [5] }),
	...wrongly({ active: ["maybe", 5], isVisible: ["often"] }),
	{ startDate: "2026-05-02", finishDate: "2026-05-01" },
];

const usual = {
	completed: (values: Values) => values,
	shown: (values: Values) => values,
	settled: () => ({}),
	wrong: [],
	neededToChange: {},
	toForeigners: { create: null, change: 404, remove: 404 },
};

/** Each of the values by itself. */
function wrongly(values: Record<string, unknown[]>): Values[] {
	return Object.entries(values).flatMap(([name, list]) => list.map((value) => ({ [name]: value })));
}

function maybe<Value>(of: fc.Arbitrary<Value>) {
	return fc.option(of, { nil: null });
}
