import { passkeyRoutes } from "./account/passkey-routes.ts";
import { secondStepRoutes } from "./account/second-step-routes.ts";
import { sessionRoutes } from "./account/session-routes.ts";
import { authRoutes } from "./account/sign-in-routes.ts";
import { userRoutes } from "./account/user-routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import { playerAttributeRoutes } from "./bookkeeping/attribute-routes.ts";
import { periodRoutes } from "./bookkeeping/period-routes.ts";
import { statRoutes } from "./bookkeeping/stat-routes.ts";
import { businessRoutes } from "./business/routes.ts";
import { checkInRoutes } from "./check-in/routes.ts";
import { contactRoutes } from "./contact/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { disciplineRoutes } from "./discipline/routes.ts";
import { domainRoutes } from "./domain-name/routes.ts";
import { embedRoutes } from "./embed/routes.ts";
import { eveningRoutes } from "./evening/routes.ts";
import { boxScoreRoutes, seasonBoxScoreRoutes } from "./game/box-score-routes.ts";
import { galleryRoutes } from "./game/gallery-routes.ts";
import { gameRoutes, seasonLeagueGameRoutes } from "./game/routes.ts";
import { gameLogRoutes } from "./game-log/routes.ts";
import { honorRoutes } from "./honor/routes.ts";
import { importRoutes } from "./import/routes.ts";
import { leagueRoutes, seasonLeagueRoutes } from "./league/routes.ts";
import { ledgerRoutes } from "./ledger/routes.ts";
import { lookRoutes } from "./look/routes.ts";
import { mailRoutes } from "./mail/routes.ts";
import { messageRoutes } from "./message/routes.ts";
import { noticeRoutes } from "./notice/routes.ts";
import { officialRoutes } from "./official/routes.ts";
import { preferenceRoutes } from "./organization/preference-routes.ts";
import { organizationRoutes } from "./organization/routes.ts";
import { pageRoutes } from "./page/routes.ts";
import { passRoutes } from "./pass/routes.ts";
import { pictureRoutes } from "./picture/routes.ts";
import { playerRoutes } from "./player/routes.ts";
import { postRoutes } from "./post/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { scheduleRoutes } from "./schedule/routes.ts";
import { seasonRoutes } from "./season/routes.ts";
import { signUpRoutes } from "./sign-up/routes.ts";
import { sportRoutes } from "./sport/routes.ts";
import { stageRoutes } from "./stage/routes.ts";
import { standingsRoutes } from "./standings/routes.ts";
import { recordRoutes } from "./stats/routes.ts";
import { taskRoutes } from "./task/routes.ts";
import { rosterRoutes } from "./team/roster-routes.ts";
import { seasonLeagueTeamRoutes, teamRoutes } from "./team/routes.ts";
import { teamLeagueRoutes } from "./team/team-league-routes.ts";
import { tokenRoutes } from "./token/routes.ts";
import { trashRoutes } from "./trash/routes.ts";
import { venueRoutes } from "./venue/routes.ts";
import { webhookRoutes } from "./webhook/routes.ts";

/** Every call of the API (rule `calls-are-kept`). What is not here cannot be reached. */
export const apiRows = [
	...authRoutes,
	...organizationRoutes,
	...lookRoutes,
	...domainRoutes,
	...userRoutes,
	...secondStepRoutes,
	...passkeyRoutes,
	...sessionRoutes,
	...mailRoutes,
	...sportRoutes,
	...preferenceRoutes,
	...recordRoutes,
	...seasonRoutes,
	...seasonLeagueRoutes,
	...standingsRoutes,
	...stageRoutes,
	...honorRoutes,
	...eveningRoutes,
	...seasonLeagueTeamRoutes,
	...rosterRoutes,
	...seasonLeagueGameRoutes,
	...seasonBoxScoreRoutes,
	...leagueRoutes,
	...teamRoutes,
	...teamLeagueRoutes,
	...playerRoutes,
	...contactRoutes,
	...privacyRoutes,
	...gameRoutes,
	...boxScoreRoutes,
	...gameLogRoutes,
	...galleryRoutes,
	...scheduleRoutes,
	...availabilityRoutes,
	...officialRoutes,
	...periodRoutes,
	...playerAttributeRoutes,
	...statRoutes,
	...venueRoutes,
	...businessRoutes,
	...registrationRoutes,
	...signUpRoutes,
	...messageRoutes,
	...ledgerRoutes,
	...noticeRoutes,
	...importRoutes,
	...pageRoutes,
	...postRoutes,
	...pictureRoutes,
	...dashboardRoutes,
	...trashRoutes,
	...taskRoutes,
	...embedRoutes,
	...checkInRoutes,
	...disciplineRoutes,
	...passRoutes,
	...tokenRoutes,
	...webhookRoutes,
	...auditRoutes,
] as const;
