import { z } from "zod";
import type { Dashboard, LastChange, ThinRoster } from "#usecases/dashboard/view-dashboard.ts";
import { answer } from "../endpoint.ts";
import { change, toChange } from "../game/changes.ts";
import { game, toGame } from "../game/game.ts";

const season = z.object({
	id: z.int(),
	name: z.string(),
	startDate: z.string().nullable(),
	finishDate: z.string().nullable(),
});

/** A team of the season with too few players to play. */
const thinTeam = z.object({
	id: z.int(),
	seasons_leagues_team_id: z.int(),
	name: z.string(),
	league: z.object({ id: z.int(), name: z.string() }),
	seasonId: z.int(),
	playersCount: z.int(),
});

const namedChange = change.extend({
	subject: z.string(),
	subject_id: z.int().nullable(),
	/** What people call it, such as "Hawks – Owls"; null when it is gone and nobody knows. */
	label: z.string().nullable(),
});

export const dashboard = answer(
	z.object({
		seasonCount: z.int(),
		season: season.nullable(),
		gamesWithoutResult: z.array(game),
		gamesWithoutResultCount: z.int(),
		thisWeek: z.array(game),
		/** The next game after a week without games. */
		nextGame: game.nullable(),
		thinTeams: z.array(thinTeam),
		lastChanges: z.array(namedChange),
	}),
	(it: Dashboard) => ({
		seasonCount: it.seasonCount,
		season: it.season,
		gamesWithoutResult: it.gamesWithoutResult.map(toGame),
		gamesWithoutResultCount: it.gamesWithoutResultCount,
		thisWeek: it.thisWeek.map(toGame),
		nextGame: it.nextGame && toGame(it.nextGame),
		thinTeams: it.thinTeams.map(toThinTeam),
		lastChanges: it.lastChanges.map(toNamedChange),
	}),
);

function toThinTeam(it: ThinRoster): z.input<typeof thinTeam> {
	return {
		id: it.team.id,
		seasons_leagues_team_id: it.entryId,
		name: it.team.name,
		league: it.league,
		seasonId: it.seasonId,
		playersCount: it.playersCount,
	};
}

function toNamedChange(it: LastChange): z.input<typeof namedChange> {
	return { ...toChange(it), subject: it.subject, subject_id: it.subjectId, label: it.label };
}
