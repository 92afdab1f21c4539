import type { Organization } from "#domain/organization/organization.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { Store } from "#store/store.ts";
import type { PlainName } from "#testing/plain-things.ts";

/** One of three organizations that have all there is to have, with a canary in every text. */
export type ProofLeague = {
	key: "A" | "B" | "C";
	/** In every text of the organization's own: whoever reads it elsewhere has found a leak. */
	canary: string;
	/** In what the product tells everybody of an organization: name, slug, domain, sport. */
	face: string;
	organization: Organization & { slug: string; domain: string };
	sport: Sport;
	store: Store;
	/** The name of its sport, of its people. */
	scorekeeper: Account;
	staff: Account;
	owner: Account;
	ids: ProofIds;
};

/** Of each kind the id of one thing the organization has; those with a number are others of the kind. */
export type ProofIds = MadeIds & {
	organization: number;
	sport: number;
	staff: number;
	owner: number;
	/** Of the staff too, and in nobody's way. */
	colleague: number;
};

/** What league-parts.ts makes. */
export type MadeIds = Record<
	| "token"
	| "pass"
	| "webhook"
	| "stat"
	| "stat2"
	| "hiddenStat"
	| "rating"
	| "period"
	| "period2"
	| "attribute"
	| "attribute2"
	| "season"
	| "formerSeason"
	| "hiddenSeason"
	| "league"
	| "league2"
	| "seasonLeague"
	| "formerSeasonLeague"
	| "hiddenSeasonLeague"
	| "team"
	| "team2"
	| "team3"
	| "formerTeam"
	| "freeTeam"
	| "entry"
	| "entry2"
	| "entry3"
	| "hiddenEntry"
	| "hiddenEntry2"
	| "player"
	| "player2"
	| "freePlayer"
	| "schedule"
	| "game"
	| "comingGame"
	| "comingGame2"
	| "hiddenGame"
	| "stage"
	| "stageGame"
	| "message"
	| "registration"
	| "signUp"
	| "teamSignUp"
	| "captainWord"
	| "ledgerEntry"
	| "evening"
	| "suspension"
	| PlainName
	| "page"
	| "picture"
	| "post"
	| "trash",
	number
>;
