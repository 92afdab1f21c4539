import { listTopPoints, listTopTeamWins, listTopThrees } from "#usecases/stats/records.ts";
import { visitors } from "../access.ts";
import { get } from "../endpoint.ts";
import { namedOrganization } from "../fields.ts";
import { topPoints, topTeamWins, topThrees } from "./wire.ts";

export const recordRoutes = [
	get(
		"/records/top20Points",
		visitors,
		namedOrganization,
		listTopPoints,
		topPoints,
		"The twenty players with the most points of all time.",
	),
	get(
		"/records/top20Threes",
		visitors,
		namedOrganization,
		listTopThrees,
		topThrees,
		"The twenty players with the most three-pointers of all time.",
	),
	get(
		"/records/top20TeamWins",
		visitors,
		namedOrganization,
		listTopTeamWins,
		topTeamWins,
		"The twenty teams with the most wins of all time.",
	),
] as const;
