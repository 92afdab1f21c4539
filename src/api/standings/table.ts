import { z } from "zod";
import { type Forecast, outlookNames } from "#domain/standings/outlook/outlook.ts";
import { presetNames } from "#domain/standings/rule-presets.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import {
	afterSplits,
	criterionNames,
	type Drawing,
	longGames,
	type Playoffs,
	type Ruling,
} from "#domain/standings/table-rules.ts";
import { fatesOfGames } from "#domain/team/team.ts";
import type { TableView } from "#usecases/standings/table-setup.ts";
import { answer } from "../endpoint.ts";
import {
	id,
	name,
	namedOrganization,
	optionalDate,
	optionalText,
	success,
	wholeNumber,
	wire,
} from "../fields.ts";
import { said } from "../said.ts";

const place = { seasonId: id, leagueId: id };

export const one = namedOrganization.extend(place);

const worth = wholeNumber(0, 99, "Points are a whole number from 0 to 99.");
const margin = wholeNumber(0, 999, "A margin is a whole number from 0 to 999.");
const bonus = z.object({ margin, points: worth }, "This is no bonus.").nullable();
const yesOrNo = z.boolean("This is neither true nor false.");

const givenRules = z.object(
	{
		points: z
			.object(
				{
					win: worth,
					draw: worth,
					loss: worth,
					longWin: worth,
					longLoss: worth,
					forfeitWin: worth,
					forfeitLoss: worth,
					bonusWin: bonus,
					bonusLoss: bonus,
				},
				"Please say what each result is worth.",
			)
			.nullable(),
		longGames: z.enum(longGames, "This is neither overtime nor a deciding set.").nullable(),
		countsSets: yesOrNo,
		allowsDraws: yesOrNo,
		criteria: z
			.array(
				z.object(
					{
						by: z.enum(criterionNames, "This is no criterion."),
						cap: wholeNumber(1, 999, "A cap is a whole number from 1 to 999.")
							.nullable()
							.optional(),
					},
					"This is no criterion.",
				),
				"This is no list of criteria.",
			)
			.max(criterionNames.length, "These are too many.")
			.transform((list) => list.map(({ by, cap }) => (cap == null ? { by } : { by, cap }))),
		afterSplit: z.enum(afterSplits, "Please say whether a tie starts again or goes on."),
	},
	"These are no rules.",
);

const penalty = z.object({
	kind: z.literal("penalty"),
	teamId: id,
	of: z.enum(["points", "wins"], "Please choose points or wins."),
	amount: wholeNumber(1, 99, "Please enter a whole number from 1 to 99."),
	reason: name("Please say why: visitors read it.", 200),
});

const lot = z.object({
	kind: z.literal("lot"),
	teamIds: z
		.array(id, "This is no list of ids.")
		.min(2, "A lot is drawn among two or more.")
		.max(64, "These are too many."),
	date: optionalDate,
	by: optionalText(120),
});

const neitherOfThem = "This is neither a penalty nor a lot.";

const rulingExamples = [
	{ kind: "penalty", teamId: 1, of: "wins", amount: 1, reason: "Played with a borrowed player." },
	{ kind: "lot", teamIds: [1, 2], date: "2026-05-03", by: "Kim Lee" },
];

export const given = z.object({
	...place,
	lastChangeId: wholeNumber(0, 2147483647, "This is no change.").optional(),
	preset: z.enum(presetNames, "There are no such rules.").optional(),
	rules: givenRules.optional(),
	rulings: z
		.array(z.discriminatedUnion("kind", [penalty, lot], neitherOfThem), "This is no list.")
		.max(100, "These are too many.")
		.transform((list) => list.map(toRuling))
		.meta(wire({ type: "array", items: { type: "object" }, examples: [rulingExamples] }))
		.optional(),
	playoffs: z
		.object(
			{
				teams: wholeNumber(1, 64, "From 1 to 64 teams go on."),
				knowsAllGames: yesOrNo,
				showsChances: yesOrNo.optional(),
			},
			"Please say how many teams go on.",
		)
		.nullable()
		.optional(),
});

function toRuling(sent: z.output<typeof penalty> | z.output<typeof lot>): Ruling {
	if (sent.kind === "lot")
		return { kind: "lot", entryIds: sent.teamIds, date: sent.date, by: sent.by };
	const { kind, teamId: entryId, of, amount, reason } = sent;
	return { kind, entryId, of, amount, reason };
}

const numbers = {
	gamesPlayed: z.int(),
	wins: z.int(),
	draws: z.int(),
	losses: z.int(),
	longWins: z.int(),
	longLosses: z.int(),
	points: z.int(),
	winShare: z.number(),
	gamesBehind: z.number(),
	pointsFor: z.int(),
	pointsAgainst: z.int(),
	difference: z.int(),
	rallyFor: z.int(),
	rallyAgainst: z.int(),
};

/** With draws where the table counts them. */
const winLoss = z.object({ wins: z.int(), losses: z.int(), draws: z.int().optional() });
const outcome = z.enum(["win", "loss", "draw"]);

const drawing = { date: z.string().nullable(), by: z.string().nullable() };

const step = z.object({
	by: z.enum(criterionNames),
	cap: z.int().optional(),
	value: z.number(),
	among: z
		.array(
			z.object({
				teamId: z.int(),
				wins: z.int(),
				draws: z.int(),
				losses: z.int(),
				points: z.int(),
				difference: z.int(),
				pointsFor: z.int(),
			}),
		)
		.optional(),
	isSkipped: z.literal(true).optional(),
	/** Of a lot: when it was drawn and by whom, as far as that was written down. */
	drawn: z.object(drawing).optional(),
});

export const row = z.object({
	/** The place of the row, which is its own. */
	position: z.int(),
	/** Shared by those whom nothing parts; null before the first game. */
	rank: z.int().nullable(),
	/** Of the team's entry in this league. */
	teamId: z.int(),
	name: z.string(),
	captain: z.string().nullable(),
	/** Of a team that left during the season; absent for others. */
	withdrawal: z
		.object({ date: z.string(), reason: z.string(), games: z.enum(fatesOfGames) })
		.optional(),
	...numbers,
	home: winLoss,
	away: winLoss,
	streak: z.object({ kind: outcome, count: z.int() }).nullable(),
	form: z.array(outcome),
	penalties: z.array(
		z.object({ of: z.enum(["points", "wins"]), amount: z.int(), reason: z.string() }),
	),
	/** What put it where it stands: two rows part at the first step that differs. */
	steps: z.array(step),
	/** What is certain however the games left end; null for nothing. */
	outlook: z.enum(outlookNames).nullable(),
	/** How likely it is to go on and to finish first, and its mean place; null where that is not told. */
	chances: z.object({ playoffs: z.number(), first: z.number(), meanPlace: z.number() }).nullable(),
});

const shownRules = z.object({
	points: z
		.object({
			win: z.int(),
			draw: z.int(),
			loss: z.int(),
			longWin: z.int(),
			longLoss: z.int(),
			forfeitWin: z.int(),
			forfeitLoss: z.int(),
			bonusWin: z.object({ margin: z.int(), points: z.int() }).nullable(),
			bonusLoss: z.object({ margin: z.int(), points: z.int() }).nullable(),
		})
		.nullable(),
	longGames: z.enum(longGames).nullable(),
	countsSets: z.boolean(),
	allowsDraws: z.boolean(),
	criteria: z.array(z.object({ by: z.enum(criterionNames), cap: z.int().optional() })),
	afterSplit: z.enum(afterSplits),
});

const shown = z.object({
	/** Null for rules of the league's own. */
	preset: z.enum(presetNames).nullable(),
	rules: shownRules,
	rulings: z.array(
		z.discriminatedUnion("kind", [
			z.object({
				kind: z.literal("penalty"),
				teamId: z.int(),
				of: z.enum(["points", "wins"]),
				amount: z.int(),
				reason: z.string(),
			}),
			z.object({ kind: z.literal("lot"), teamIds: z.array(z.int()), ...drawing }),
		]),
	),
	/** How many go on, and whether the schedule holds all games; null where nobody said so. */
	playoffs: z
		.object({ teams: z.int(), knowsAllGames: z.boolean(), showsChances: z.boolean() })
		.nullable(),
	rows: z.array(row),
	/** For members: what they send along with a change. */
	lastChangeId: z.int().optional(),
});

export const table = answer(z.object({ table: shown }), (view: TableView) => ({
	table: toTable(view),
}));

export const changedTable = answer(
	z.object({ success, message: said, table: shown }),
	(view: TableView) => ({ message: "Table rules updated", table: toTable(view) }),
);

function toTable(view: TableView): z.input<typeof shown> {
	const { preset, rules, rulings, playoffs, rows, forecast, lastChangeId } = view;
	return {
		preset,
		rules: { ...rules, criteria: [...rules.criteria] },
		rulings: rulings.map((ruling) =>
			ruling.kind === "lot"
				? { kind: "lot" as const, teamIds: [...ruling.entryIds], ...toDrawing(ruling) }
				: { ...ruling, teamId: ruling.entryId },
		),
		playoffs: playoffs ? toPlayoffs(playoffs) : null,
		rows: rows.map((it) => toRow(it, forecast)),
		lastChangeId,
	};
}

function toDrawing({ date = null, by = null }: Drawing) {
	return { date, by };
}

function toPlayoffs({ teams, knowsAllGames, showsChances = false }: Playoffs) {
	return { teams, knowsAllGames, showsChances };
}

export function toRow(it: StandingsRow, forecast: Forecast | undefined): z.input<typeof row> {
	const chances = forecast?.chances;
	const chance = chances instanceof Map ? chances.get(it.entryId) : undefined;
	return {
		...it,
		teamId: it.entryId,
		captain: it.captainName,
		form: [...it.form],
		penalties: [...it.penalties],
		outlook: forecast?.outlooks.get(it.entryId) ?? null,
		chances: chance ?? null,
		steps: it.steps.map(({ among, drawn, ...rest }) => ({
			...rest,
			...(among && { among: among.map(({ entryId, ...own }) => ({ teamId: entryId, ...own })) }),
			...(drawn && { drawn: toDrawing(drawn) }),
		})),
	};
}
