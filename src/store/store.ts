import type { Transaction } from "kysely";
import type { Audience } from "./audience.ts";
import { audit } from "./audit/audit.ts";
import { availabilities } from "./availability/availabilities.ts";
import { periods } from "./bookkeeping/periods.ts";
import { playerAttributes } from "./bookkeeping/player-attributes.ts";
import { statDefinitions } from "./bookkeeping/stat-definitions.ts";
import { businesses } from "./business/businesses.ts";
import { contacts } from "./contact/contacts.ts";
import { suspensions } from "./discipline/suspensions.ts";
import { embedHosts } from "./embed/embed-hosts.ts";
import { rest } from "./engine/chunks.ts";
import { stoppable } from "./engine/connections/stoppable.ts";
import type { Connection, Watch } from "./engine/database.ts";
import { inWriteTransaction, inWritingTurn, lockOrganization } from "./engine/write-transaction.ts";
import { evenings } from "./evening/evenings.ts";
import { followers } from "./follower/followers.ts";
import { boxScores, type Later } from "./game/box-scores.ts";
import { gameClocks } from "./game/game-clocks.ts";
import { gameGalleries } from "./game/game-galleries.ts";
import { gamePlayers } from "./game/game-players.ts";
import { games } from "./game/games.ts";
import { putLinesAside, writeLinesToWrite } from "./game/lines-to-write.ts";
import { plays } from "./game/plays.ts";
import { honors } from "./honor/honors.ts";
import { leagues } from "./league/leagues.ts";
import { tableChances } from "./league/table-chances.ts";
import { tableSetups } from "./league/table-setups.ts";
import { feeRules } from "./ledger/fee-rules.ts";
import { ledger } from "./ledger/ledger.ts";
import { reminders } from "./ledger/reminders.ts";
import { messages } from "./message/messages.ts";
import { letters } from "./notice/letters.ts";
import { notices } from "./notice/notices.ts";
import { gameOfficials } from "./official/game-officials.ts";
import { officials } from "./official/officials.ts";
import { navigation } from "./page/navigation.ts";
import { pageRedirects } from "./page/page-redirects.ts";
import { pageVersions } from "./page/page-versions.ts";
import { pages } from "./page/pages.ts";
import { passes } from "./pass/passes.ts";
import { cardPayments } from "./payment/card-payments.ts";
import { files } from "./picture/files.ts";
import { pictures } from "./picture/pictures.ts";
import { personTraces } from "./player/person-traces.ts";
import { playerRedirects } from "./player/player-redirects.ts";
import { players } from "./player/players.ts";
import { posts } from "./post/posts.ts";
import { beginReading, takeOver } from "./readings.ts";
import { captainWords } from "./registration/captain-words.ts";
import { registrations } from "./registration/registrations.ts";
import { signUps } from "./registration/sign-ups.ts";
import { substitutes } from "./registration/substitutes.ts";
import { waivers } from "./registration/waivers.ts";
import { schedules } from "./schedule/schedules.ts";
import { seasons } from "./season/seasons.ts";
import { stages } from "./stage/stages.ts";
import { gameSums } from "./stats/game-sums.ts";
import { headlineTotals } from "./stats/headline-totals.ts";
import { statBests } from "./stats/stat-bests.ts";
import { teamStreaks } from "./stats/team-streaks.ts";
import { totals } from "./stats/totals.ts";
import { storage } from "./storage/storage.ts";
import type { Tables } from "./tables.ts";
import { rosters } from "./team/rosters.ts";
import { teams } from "./team/teams.ts";
import { tokens } from "./token/tokens.ts";
import { trash } from "./trash/trash.ts";
import { venues } from "./venue/venues.ts";
import { deliveries } from "./webhook/deliveries.ts";
import { webhooks } from "./webhook/webhooks.ts";

/** The data of one organization. There is no other way to reach tenant tables. */
export type Store = Nouns & {
	organizationId: number;
	/**
	 * Runs `work` in one transaction; answers after the commit. Inside a transaction it joins it.
	 * Writes of one organization follow one another, so what `work` has read stays as it was read.
	 * `work` may be run again from the start and so does nothing but ask and write. Of a trial nothing is to
	 * stand, which `work` sees to by throwing at its end: it may be stopped all the time.
	 */
	transaction<Result>(
		work: (store: Store) => Promise<Result>,
		what?: { isTrial: boolean },
	): Promise<Result>;
	/**
	 * A transaction that reads and works out much before it writes. On SQLite that is done before it begins, in the
	 * organization's turn, so that nobody else waits for it; when another process has written to it meanwhile, once
	 * more in it. So it is with the box scores of games that are to go: they are taken away before the games.
	 */
	writeAfterReading<Found, Result>(
		read: (store: Store) => Promise<Found>,
		write: (store: Store, found: Found) => Promise<Result>,
		gamesToGo?: (found: Found) => readonly number[],
	): Promise<Result>;
	/**
	 * To be awaited in long arithmetic, each few milliseconds, inside a transaction too: others have their
	 * turn, who are otherwise let in when something is asked (decision 25). Ends what is to be stopped.
	 */
	rest(): Promise<void>;
	/** Tells whoever watches large work how far it is, from 0 to 1. It only ever grows. */
	tell(share: number): void;
};

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
	const { watch } = connection;
	const own = connection.tenant(organizationId);
	const db = watch === undefined ? own : stoppable(own, watch.signal);
	const hasOneWriter = connection.dialect === "sqlite";
	const inTurn = <Result>(work: () => Promise<Result>) =>
		inWritingTurn(connection, organizationId, work);

	/** In the organization's turn. Tells `work` whether nobody has written since the reader began. */
	async function carryOut<Result>(
		work: (store: Store, isAsRead: boolean) => Promise<Result>,
		{ reader, isTrial = false }: { reader?: string; isTrial?: boolean } = {},
	): Promise<Result> {
		if (!isTrial) watch?.beginsToWrite();
		const { done, later } = await inWriteTransaction(db, async (trx) => {
			await lockOrganization(connection, trx, organizationId);
			const isAsRead = hasOneWriter && (await takeOver(trx, organizationId, reader));
			const later = hasOneWriter ? { isAny: false } : undefined;
			const done = await work(
				storeWithin(organizationId, trx, audience, { later, watch }),
				isAsRead,
			);
			await connection.beforeCommit?.(trx);
			watch?.beginsToStand();
			return { done, later };
		});
		try {
			if (later?.isAny) await writeLinesToWrite(own, organizationId);
		} finally {
			connection.committed(organizationId, "rows");
		}
		return done;
	}

	const store: Store = Object.assign(nounsFor(organizationId, db, audience, undefined), {
		organizationId,
		rest: () => rest(db),
		tell: (share: number) => watch?.tell(share),
		transaction: <Result>(work: (store: Store) => Promise<Result>, what?: { isTrial: boolean }) =>
			inTurn(() => carryOut((inside) => work(inside), what)),
		writeAfterReading: <Found, Result>(
			read: (store: Store) => Promise<Found>,
			write: (store: Store, found: Found) => Promise<Result>,
			gamesToGo: (found: Found) => readonly number[] = () => [],
		) =>
			inTurn(async () => {
				if (!hasOneWriter) return carryOut(async (inside) => write(inside, await read(inside)));
				const reader = await inWriteTransaction(db, (trx) => beginReading(trx, organizationId));
				try {
					const found = await read(store);
					await putLinesAside(db, organizationId, gamesToGo(found));
					return await carryOut(
						async (inside, isAsRead) => write(inside, isAsRead ? found : await read(inside)),
						{ reader },
					);
				} catch (error) {
					// What cannot be put back now, on a full disk, is by whoever writes next.
					await inWriteTransaction(own, (trx) => takeOver(trx, organizationId)).catch(() => {});
					connection.committed(organizationId, "rows");
					throw error;
				}
			}),
	});
	return store;
}

/**
 * The data of one organization inside a transaction that is open already, for work that writes more
 * than one organization at once. Whoever opened the transaction tells of its commit.
 */
export function storeWithin(
	organizationId: number,
	trx: Transaction<Tables>,
	audience: Audience = "members",
	{ later, watch }: { later?: Later | undefined; watch?: Watch | undefined } = {},
): Store {
	const store: Store = Object.assign(nounsFor(organizationId, trx, audience, later), {
		organizationId,
		rest: () => rest(trx),
		tell: (share: number) => watch?.tell(share),
		transaction: <Result>(work: (store: Store) => Promise<Result>) => work(store),
		writeAfterReading: async <Found, Result>(
			read: (store: Store) => Promise<Found>,
			write: (store: Store, found: Found) => Promise<Result>,
		) => write(store, await read(store)),
	});
	return store;
}

type Make = (
	organizationId: number,
	db: Connection["db"],
	audience: Audience,
	later: Later | undefined,
) => object;

const nouns = {
	seasons,
	leagues,
	tableSetups,
	tableChances,
	teams,
	players,
	playerRedirects,
	contacts,
	personTraces,
	rosters,
	playerAttributes,
	games,
	gameGalleries,
	gamePlayers,
	gameClocks,
	suspensions,
	plays,
	passes,
	stages,
	honors,
	evenings,
	schedules,
	followers,
	letters,
	notices,
	periods,
	boxScores,
	statDefinitions,
	totals,
	headlineTotals,
	statBests,
	teamStreaks,
	gameSums,
	pages,
	pageVersions,
	pageRedirects,
	posts,
	navigation,
	files,
	pictures,
	embedHosts,
	tokens,
	webhooks,
	deliveries,
	businesses,
	venues,
	availabilities,
	officials,
	gameOfficials,
	messages,
	registrations,
	waivers,
	signUps,
	ledger,
	reminders,
	captainWords,
	substitutes,
	cardPayments,
	feeRules,
	audit,
	trash,
	storage,
} satisfies Record<string, Make>;

type Nouns = { readonly [Name in keyof typeof nouns]: ReturnType<(typeof nouns)[Name]> };

const given = Symbol("what the nouns of a store are made of");

/** Each noun is made when it is first asked for: a request needs a few of them. */
class LazyNouns {
	readonly [given]: Parameters<Make>;

	constructor(...made: Parameters<Make>) {
		this[given] = made;
	}
}

for (const [name, make] of Object.entries<Make>(nouns)) {
	Object.defineProperty(LazyNouns.prototype, name, {
		enumerable: true,
		get(this: LazyNouns) {
			const value = make(...this[given]);
			Object.defineProperty(this, name, { value, enumerable: true });
			return value;
		},
	});
}

function nounsFor(...made: Parameters<Make>): Nouns {
	return new LazyNouns(...made) as unknown as Nouns;
}
