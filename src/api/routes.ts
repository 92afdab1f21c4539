import { auditRoutes } from "./audit/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { boxScoreRoutes, seasonBoxScoreRoutes } from "./box-scores/routes.ts";
import { businessRoutes } from "./businesses/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { domainRoutes } from "./domains/routes.ts";
import { embedRoutes } from "./embeds/routes.ts";
import { gameRoutes, seasonLeagueGameRoutes } from "./games/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { leagueRoutes, seasonLeagueRoutes } from "./leagues/routes.ts";
import { lookRoutes } from "./look/routes.ts";
import { organizationRoutes } from "./organizations/routes.ts";
import { pageRoutes } from "./pages/routes.ts";
import { periodRoutes } from "./periods/routes.ts";
import { pictureRoutes } from "./pictures/routes.ts";
import { playerAttributeRoutes } from "./player-attributes/routes.ts";
import { playerRoutes } from "./players/routes.ts";
import { preferenceRoutes } from "./preferences/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { recordRoutes } from "./records/routes.ts";
import { rosterRoutes } from "./rosters/routes.ts";
import { scheduleRoutes } from "./schedules/routes.ts";
import { seasonRoutes } from "./seasons/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { sportRoutes } from "./sports/routes.ts";
import { statRoutes } from "./stats/routes.ts";
import { teamLeagueRoutes } from "./team-league/routes.ts";
import { seasonLeagueTeamRoutes, teamRoutes } from "./teams/routes.ts";
import { trashRoutes } from "./trash/routes.ts";
import { userRoutes } from "./users/routes.ts";

/** Every call of the API, in the order of spec §7. What is not here cannot be reached. */
export const apiRows = [
	...authRoutes,
	...organizationRoutes,
	...lookRoutes,
	...domainRoutes,
	...userRoutes,
	...sessionRoutes,
	...sportRoutes,
	...preferenceRoutes,
	...recordRoutes,
	...seasonRoutes,
	...seasonLeagueRoutes,
	...seasonLeagueTeamRoutes,
	...rosterRoutes,
	...seasonLeagueGameRoutes,
	...seasonBoxScoreRoutes,
	...leagueRoutes,
	...teamRoutes,
	...teamLeagueRoutes,
	...playerRoutes,
	...privacyRoutes,
	...gameRoutes,
	...boxScoreRoutes,
	...scheduleRoutes,
	...periodRoutes,
	...playerAttributeRoutes,
	...statRoutes,
	...businessRoutes,
	...importRoutes,
	...pageRoutes,
	...pictureRoutes,
	...dashboardRoutes,
	...trashRoutes,
	...embedRoutes,
	...auditRoutes,
] as const;
