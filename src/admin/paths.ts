/**
 * The paths the administration's shell answers: `:name` is one segment, `*` everything below. All
 * screens that only members see are named: their first segments are kept from organizations, and
 * strangers are sent home from them (rule `strangers-sent-on`).
 */
export const adminPaths: string[] = [
	"/login",
	"/login/forgotten",
	"/login/password",
	"/login/address",
	"/dashboard",
	"/dashboard/*",
	"/stats",
	"/userSettings",
	"/userList",
	"/organizations",
	"/gamePeriod",
	"/playerAttributes",
	"/seasonList",
	"/seasonLeagues/:id",
	"/season/:id",
	"/leagueList",
	"/scheduleBuilder",
	"/scheduleBuilder/*",
	"/businessPage",
	"/user/:id",
	"/userConfig/:id",
	"/organizations/:id",
	"/organizationSettings",
	"/firstSteps",
	"/audit",
];

/** Public pages that are screens for members who come by the plain path (rule `shared-paths`). */
export const sharedPaths: string[] = [
	"/leagues/:id",
	"/teams/:id",
	"/players/:id",
	"/player/:id/stats",
	"/games/:id",
	"/teamList",
	"/playerList",
	"/schedule",
];
