import { z } from "zod";
import { mostGamesOut, mostRules } from "#domain/discipline/discipline.ts";
import type { DisciplineView, SuspensionView } from "#usecases/discipline/discipline.ts";
import { answer } from "../endpoint.ts";
import {
	id,
	item,
	optionalDate,
	optionalId,
	optionalText,
	repeatable,
	success,
	wholeNumber,
} from "../fields.ts";
import { said } from "../said.ts";

const place = { seasonId: id, leagueId: id };
const games = (least: number) =>
	wholeNumber(least, mostGamesOut, "A suspension is for a whole number of games, up to 99.");
const decided = { games: games(0), startsOn: optionalDate, note: optionalText(500) };

export const disciplineAsked = z.object(place);

export const newRules = z.object({
	...place,
	rules: z
		.array(
			item({
				statId: id,
				count: wholeNumber(1, 99, "Please say how many, from 1 to 99."),
				per: z.enum(["game", "season"], "A rule counts in a game or over the season."),
				games: games(1),
			}),
			"This is no list of rules.",
		)
		.max(mostRules, "A league has 20 rules at most."),
});

export const newSuspension = repeatable(
	z
		.object({ ...place, teamId: id, playerId: id, gameId: optionalId, ...decided })
		.transform(({ gameId, startsOn, note, ...sent }) => ({
			...sent,
			gameId: gameId ?? undefined,
			startsOn: startsOn ?? undefined,
			note: note ?? null,
		})),
);

export const changedSuspension = z
	.object({ id, ...decided })
	.transform(({ startsOn, note, ...sent }) => ({
		...sent,
		startsOn: startsOn ?? undefined,
		note: note ?? null,
	}));

export const suspensionById = z.object({ id });

const named = z.object({ id: z.int(), name: z.string() });
const rule = z.object({
	statId: z.int(),
	count: z.int(),
	per: z.enum(["game", "season"]),
	games: z.int(),
});

const view = z.object({
	rules: z.array(rule),
	/** What rules can count. */
	stats: z.array(named.extend({ abbreviation: z.string() })),
	suspensions: z.array(
		z.object({
			/** Of the decision; null where it follows from a rule. */
			id: z.int().nullable(),
			player: named,
			/** By its entry. */
			team: named,
			games: z.int(),
			/** Still to be sat out. */
			left: z.int(),
			gameId: z.int().nullable(),
			startsOn: z.string().nullable(),
			/** Null where it was decided. */
			rule: rule.nullable(),
			/** How often it had happened by then. */
			count: z.int().nullable(),
			note: z.string().nullable(),
			decidedBy: z.string().nullable(),
		}),
	),
	teams: z.array(named.extend({ players: z.array(named) })),
});

function toView({ rules, stats, suspensions, teams }: DisciplineView) {
	return {
		rules,
		stats: stats.map(({ id, name, abbreviation }) => ({ id, name, abbreviation })),
		suspensions: suspensions.map(toSuspension),
		teams,
	};
}

function toSuspension({ because, ...it }: SuspensionView) {
	const decision = because.is === "decision" ? because.decision : null;
	const byRule = because.is === "rule" ? because : null;
	return {
		id: decision?.id ?? null,
		player: it.player,
		team: it.team,
		games: it.games,
		left: it.left,
		gameId: it.gameId,
		startsOn: it.startsOn,
		rule: byRule?.rule ?? null,
		count: byRule?.count ?? null,
		note: decision?.note ?? null,
		decidedBy: decision?.decidedBy ?? null,
	};
}

export const shownDiscipline = answer(view, toView);

export const savedRules = answer(
	view.extend({ success, message: said }),
	(saved: DisciplineView) => ({ ...toView(saved), message: "Saved" }),
);

export const savedSuspension = answer(
	z.object({ success, message: said, id: z.int() }),
	({ id }: { id: number }) => ({ message: "Saved", id }),
);

export const removedSuspension = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: { trashId: number }) => ({ message: "The decision was taken back", trashId }),
);
