import { z } from "zod";
import { chosenId, id, optionalId, points, spelled } from "../fields.ts";
import { detailNames, gameDetails, periodScores, scoreStatus, toDetails } from "./reads.ts";

/**
 * A new game as v1 sends it: team1 is at home. `userId` is ignored: the game's creator is whoever is
 * signed in.
 */
export const newGame = spelled(
	{ ...detailNames, homeId: "team1_id", awayId: "team2_id" },
	gameDetails
		.extend({
			leagueId: chosenId("Please choose a league."),
			seasonId: optionalId,
			team1_id: chosenId("Please choose a home team."),
			team2_id: chosenId("Please choose an away team."),
		})
		.transform(({ leagueId, seasonId, team1_id, team2_id, ...sent }) => ({
			leagueId,
			seasonId: seasonId ?? undefined,
			homeId: team1_id,
			awayId: team2_id,
			...toDetails(sent),
		})),
);

export const score = z
	.object({ id, score_team1: points, score_team2: points, status: scoreStatus, periodScores })
	.transform(({ id, score_team1, score_team2, status, periodScores }) => ({
		id,
		score: { home: score_team1, away: score_team2 },
		status,
		periodScores,
	}));
