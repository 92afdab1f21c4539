import { z } from "zod";
import { chosenId, id, points, spelled } from "../fields.ts";
import {
	detailNames,
	gameDetails,
	lastChangeId,
	periodScores,
	place,
	scoreStatus,
	toDetails,
} from "./reads.ts";

/** A new game of a season-league. */
export const newGame = spelled(
	{ ...detailNames, homeId: "home_team_id", awayId: "away_team_id" },
	gameDetails
		.extend({
			...place,
			home_team_id: chosenId("Please choose a home team."),
			away_team_id: chosenId("Please choose an away team."),
		})
		.transform(({ seasonId, leagueId, home_team_id, away_team_id, ...sent }) => ({
			seasonId,
			leagueId,
			homeId: home_team_id,
			awayId: away_team_id,
			...toDetails(sent),
		})),
);

const bothScores = {
	score_home: points,
	score_away: points,
	status: scoreStatus,
	periodScores,
};

export const score = z
	.object({ id, ...bothScores, lastChangeId })
	.transform(({ id, score_home, score_away, status, periodScores, lastChangeId }) => ({
		id,
		score: { home: score_home, away: score_away },
		status,
		periodScores,
		lastChangeId,
	}));

export const scoreInPlace = z
	.object({ ...place, gameId: id, ...bothScores })
	.transform(({ gameId, seasonId, leagueId, score_home, score_away, status, periodScores }) => ({
		id: gameId,
		place: { seasonId, leagueId },
		score: { home: score_home, away: score_away },
		status,
		periodScores,
	}));
