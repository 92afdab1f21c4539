import { z } from "zod";
import { sayWith } from "#domain/language/say.ts";
import type { League } from "#domain/league/league.ts";
import { messages } from "#domain/messages.ts";
import type { LeagueView } from "#usecases/league/league-views.ts";
import type { AddedLeagues } from "#usecases/season/add-season-leagues.ts";
import type { SeasonLeagueView } from "#usecases/season/season-leagues.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { said } from "../said.ts";
import { season, toSeason } from "../season/season.ts";
import { team, toTeam } from "../team/team.ts";

const name = {
	id: z.int(),
	name: z.string(),
	/** The season in which it is answered: the current one of its seasons, or the latest. */
	seasonId: z.int().nullable(),
	season_id: z.int().nullable(),
	/** Who made it. */
	userId: z.int().nullable(),
};

/** A league in one season, in both families' spellings (rule `two-families`). */
const league = z.object({ ...name, teamsCount: z.int(), teams: z.array(team) });

type LeagueFields = z.input<typeof league>;

function toLeague({ league, seasonLeague, teams }: LeagueView): LeagueFields {
	return {
		...toName(league, seasonLeague?.seasonId ?? null),
		teamsCount: teams.length,
		teams: teams.map(toTeam),
	};
}

function toName(it: League, seasonId: number | null) {
	return { id: it.id, name: it.name, seasonId, season_id: seasonId, userId: it.createdBy };
}

export const leagues = answer(z.object({ leagues: z.array(league) }), (list: LeagueView[]) => ({
	leagues: list.map(toLeague),
}));

/** A league in a line of a list. */
const listed = z.object({ ...name, teamsCount: z.int() });

export const listedLeagues = answer(
	z.object({ leagues: z.array(listed) }),
	(list: LeagueView[]) => ({
		leagues: list.map(({ league, seasonLeague, teams }) => ({
			...toName(league, seasonLeague?.seasonId ?? null),
			teamsCount: teams.length,
		})),
	}),
);

export const oneLeague = answer(z.object({ league }), (view: LeagueView) => ({
	league: toLeague(view),
}));

const saved = z.object({ success, message: said, league });

export const addedLeague = answer(saved, (view: LeagueView) => ({
	message: sayWith(messages.created, view.league.name),
	league: toLeague(view),
}));

export const changedLeague = answer(saved, (view: LeagueView) => ({
	message: sayWith(messages.updated, view.league.name),
	league: toLeague(view),
}));

/** A copy of a season may add several leagues; `league` is the first of them. */
export const addedLeagues = answer(
	saved.extend({ leagues: z.array(league) }),
	({ league, leagues }: AddedLeagues) => ({
		message: sayWith(messages.created, leagues.map((view) => view.league.name).join(", ")),
		league: toLeague(league),
		leagues: leagues.map(toLeague),
	}),
);

export const deletedLeague = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: messages.leagues.deleted, trashId }),
);

const seasonLeague = z.object({
	id: z.int(),
	leagueId: z.int(),
	league_id: z.int(),
	seasonId: z.int(),
	season_id: z.int(),
	league: z.object(name),
	season,
});

export const seasonsLeagues = answer(
	z.object({ seasonsLeagues: z.array(seasonLeague) }),
	(list: SeasonLeagueView[]) => ({
		seasonsLeagues: list.map(({ seasonLeague: it, season }) => ({
			id: it.id,
			leagueId: it.league.id,
			league_id: it.league.id,
			seasonId: season.id,
			season_id: season.id,
			league: toName(it.league, season.id),
			season: toSeason(season),
		})),
	}),
);
