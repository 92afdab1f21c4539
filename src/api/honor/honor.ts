import { z } from "zod";
import type { HonorView } from "#usecases/honor/honor-views.ts";
import type { LeagueHonors } from "#usecases/honor/honors.ts";
import { answer } from "../endpoint.ts";
import {
	id,
	item,
	name,
	namedOrganization,
	optionalId,
	optionalText,
	paging,
	success,
	wholeNumber,
} from "../fields.ts";
import { lastChangeId } from "../game/reads.ts";
import { said } from "../said.ts";
import { colors, toColors } from "../team/team-colors.ts";

const place = wholeNumber(1, 999, "A place is a whole number from 1 to 999.");

export const honorsAsked = namedOrganization
	.extend({
		seasonId: optionalId,
		leagueId: optionalId,
		teamId: optionalId,
		playerId: optionalId,
		place: place.optional(),
		...paging,
	})
	.transform(({ seasonId, leagueId, teamId, playerId, ...rest }) => ({
		...rest,
		seasonId: seasonId ?? undefined,
		leagueId: leagueId ?? undefined,
		teamId: teamId ?? undefined,
		playerId: playerId ?? undefined,
	}));

export const ofLeague = z.object({ seasonId: id, leagueId: id });

export const givenHonors = z.object({
	seasonId: id,
	leagueId: id,
	honors: z
		.array(
			item({
				place: place.nullable().optional(),
				award: name("Please enter what the award is called.").nullable().optional(),
				teamId: optionalId,
				playerId: optionalId,
				picture: z.looseObject({}, "This is no picture.").nullable().optional(),
				note: optionalText(),
			}),
			"This is no list of honors.",
		)
		.max(200, "These are too many."),
	lastChangeId,
});

const honor = z.object({
	season: z.object({ id: z.int(), name: z.string() }),
	league: z.object({ id: z.int(), name: z.string() }),
	/** Null for an award, which has a name instead. */
	place: z.int().nullable(),
	award: z.string().nullable(),
	team: z
		.object({
			/** The club's. */
			id: z.int(),
			seasons_leagues_team_id: z.int(),
			name: z.string(),
			logo_url: z.string().nullable(),
			colors,
		})
		.nullable(),
	player: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }).nullable(),
	/** None where minors may be seen. */
	picture: z.looseObject({ url: z.string(), alt: z.string() }).nullable(),
	note: z.string().nullable(),
});

export const honors = answer(z.object({ honors: z.array(honor) }), (list: HonorView[]) => ({
	honors: list.map(toHonor),
}));

const ofOneLeague = {
	honors: z.array(honor),
	/** Final places as results have them now, by the stage named, else by the table. */
	proposed: z.array(z.object({ teamId: z.int(), place: z.int() })),
	proposedBy: z.string().nullable(),
	/** Nothing is left to be played. */
	isOver: z.boolean(),
	/** What is sent along with a change. */
	lastChangeId: z.int(),
};

export const leagueHonors = answer(z.object(ofOneLeague), toLeagueHonors);

export const changedHonors = answer(
	z.object({ success, message: said, ...ofOneLeague }),
	(it: LeagueHonors) => Object.assign({ message: "Honors updated" }, toLeagueHonors(it)),
);

function toLeagueHonors({ honors, proposed, proposedBy, isOver, lastChangeId }: LeagueHonors) {
	return {
		honors: honors.map(toHonor),
		proposed: proposed.map(({ entryId, place }) => ({ teamId: entryId, place })),
		proposedBy,
		isOver,
		lastChangeId,
	};
}

function toHonor({
	season,
	league,
	place,
	award,
	team,
	entryId,
	player,
	picture,
	note,
}: HonorView): z.input<typeof honor> {
	return {
		season: { id: season.id, name: season.name },
		league,
		place,
		award,
		team: team && {
			id: team.id,
			seasons_leagues_team_id: entryId ?? 0,
			name: team.name,
			logo_url: team.logoUrl,
			...toColors(team),
		},
		player: player && {
			id: player.id,
			firstName: player.firstName,
			lastName: player.lastName,
		},
		picture: picture && Object.assign({}, picture),
		note,
	};
}
