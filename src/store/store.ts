import { sql, type Transaction } from "kysely";
import { audit } from "./audit.ts";
import { boxScores } from "./box-scores.ts";
import { businesses } from "./businesses.ts";
import type { Connection } from "./database.ts";
import type { Audience } from "./draft-games.ts";
import { embedHosts } from "./embed-hosts.ts";
import { files } from "./files.ts";
import { games } from "./games.ts";
import { headlineTotals } from "./headline-totals.ts";
import { leagues } from "./leagues.ts";
import { navigation } from "./navigation.ts";
import { pageRedirects } from "./page-redirects.ts";
import { pageVersions } from "./page-versions.ts";
import { pages } from "./pages.ts";
import { periods } from "./periods.ts";
import { personTraces } from "./person-traces.ts";
import { pictures } from "./pictures.ts";
import { playerAttributes } from "./player-attributes.ts";
import { players } from "./players.ts";
import { writeChannel } from "./postgres.ts";
import { rosters } from "./rosters.ts";
import { schedules } from "./schedules.ts";
import { seasons } from "./seasons.ts";
import { statDefinitions } from "./stat-definitions.ts";
import type { Tables } from "./tables.ts";
import { teams } from "./teams.ts";
import { totals } from "./totals.ts";
import { trash } from "./trash.ts";
import { inWriteTransaction, lockOrganization } from "./write-transaction.ts";

/** The data of one organization. There is no other way to reach tenant tables. */
export type Store = Nouns & {
	organizationId: number;
	/**
	 * Runs `work` in one transaction; answers after the commit. Inside a transaction it joins it.
	 * Writes of one organization follow one another, so what `work` has read stays as it was read.
	 * `work` may be run again from the start and so does nothing but ask and write.
	 */
	transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
};

type Nouns = ReturnType<typeof nounsFor>;

/**
 * Every query of the store answered here is scoped to the organization, and tells of games and
 * people what the audience may know. Whoever opens a store says once for whom; use cases need not
 * think of drafts and minors.
 */
export function storeFor(
	organizationId: number,
	connection: Connection,
	audience: Audience = "members",
): Store {
	const db = connection.tenant(organizationId);
	return {
		organizationId,
		...nounsFor(organizationId, db, audience),
		transaction: async (work) => {
			const result = await inWriteTransaction(db, async (trx) => {
				await lockOrganization(connection, trx, organizationId);
				const done = await work(storeWithin(organizationId, trx, audience));
				await connection.beforeCommit?.(trx);
				if (connection.dialect === "postgres") await notifyOnCommit(trx, organizationId);
				return done;
			});
			connection.committed(organizationId);
			return result;
		},
	};
}

/**
 * The data of one organization inside a transaction that is open already, for work that writes more
 * than one organization at once. Whoever opened the transaction tells of its commit.
 */
export function storeWithin(
	organizationId: number,
	trx: Transaction<Tables>,
	audience: Audience = "members",
): Store {
	const store: Store = {
		organizationId,
		...nounsFor(organizationId, trx, audience),
		transaction: (work) => work(store),
	};
	return store;
}

function nounsFor(organizationId: number, db: Connection["db"], audience: Audience) {
	return {
		seasons: seasons(organizationId, db),
		leagues: leagues(organizationId, db),
		teams: teams(organizationId, db, audience),
		players: players(organizationId, db, audience),
		personTraces: personTraces(organizationId, db),
		rosters: rosters(organizationId, db),
		playerAttributes: playerAttributes(organizationId, db),
		games: games(organizationId, db, audience),
		schedules: schedules(organizationId, db),
		periods: periods(organizationId, db),
		boxScores: boxScores(organizationId, db),
		statDefinitions: statDefinitions(organizationId, db),
		totals: totals(organizationId, db, audience),
		headlineTotals: headlineTotals(organizationId, db, audience),
		pages: pages(organizationId, db),
		pageVersions: pageVersions(organizationId, db),
		pageRedirects: pageRedirects(organizationId, db),
		navigation: navigation(organizationId, db),
		files: files(organizationId, db),
		pictures: pictures(organizationId, db),
		embedHosts: embedHosts(organizationId, db),
		businesses: businesses(organizationId, db),
		audit: audit(organizationId, db),
		trash: trash(organizationId, db),
	};
}

/** PostgreSQL delivers the message to every process when, and only when, the transaction commits. */
async function notifyOnCommit(trx: Transaction<Tables>, organizationId: number): Promise<void> {
	await sql`select pg_notify(${writeChannel}, ${String(organizationId)})`.execute(trx);
}
