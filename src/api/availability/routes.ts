import { askTeams, decideAsks, viewAskedTeams } from "#usecases/availability/ask-teams.ts";
import { members } from "../access.ts";
import { get, post, put } from "../endpoint.ts";
import { oneSchedule } from "../schedule/wire.ts";
import { askedTeams, asksToDecide, teamsToAsk } from "./availability.ts";

export const availabilityRoutes = [
	get(
		"/schedules/:id/availability",
		members,
		oneSchedule,
		viewAskedTeams,
		askedTeams,
		"What the teams of a schedule say of when they can play: each with its link, what it asks for and what that costs.",
	),
	put(
		"/schedules/:id/availability",
		members,
		teamsToAsk,
		askTeams,
		askedTeams,
		"Asks all teams of the league, each by a link of its own that needs no account, until a day. `renewTeamId` makes a new link for one; the one before opens nothing any more.",
	),
	post(
		"/schedules/:id/availability/decisions",
		members,
		asksToDecide,
		decideAsks,
		askedTeams,
		"Accepts or refuses what teams ask for. What is accepted is among the blackouts and wishes of the schedule from then on, and goes from them when it is refused after all.",
	),
] as const;
