import { ApiError, type Client } from "#api/client.ts";
import type { GameStatus } from "#domain/game/game.ts";
import { byPlace, newestOf, type Play, standingPlays } from "#domain/game-log/play.ts";
import { type ClockState, elapsedOf, following, noClock } from "./clock.ts";

/** What the scorer's phone knows of a game's log. */
export type LogState = {
	/** Every version, those of other phones too. */
	plays: Play[];
	/** Of these what the server does not have as far as this phone knows, in its order. */
	unsent: Play[];
	/** What the server told last. */
	last: number;
	status: GameStatus;
	/** Whether the server answered last. */
	isOnline: boolean;
	isSending: boolean;
	/** Why something is not taken, in the server's sentence. */
	refusal: string | null;
	/** Nothing can be kept on this device: what is unsent is lost with the page. */
	isUnkept: boolean;
	/** As it runs here, or on the device that holds its pen (rule `one-pen-for-the-clock`). */
	clock: ClockState;
	/** Who holds the pen on another device; null where nobody does. */
	penOf: string | null;
	/** What was done with the clock here has not reached the server, and whether it takes the pen; else null. */
	unsaid: { takes: boolean } | null;
};

export type LogKeeper = ReturnType<typeof createLogKeeper>;
export type NewPlay = Omit<Play, "id" | "version" | "isStruck" | "place">;

type Surroundings = {
	gameId: number;
	client: Pick<Client, "get" | "post">;
	/** By which the server knows this device when it speaks of the clock. */
	device: string;
	newId: () => string;
	/** Keeps on this device; rejects where that is not possible. */
	keep: (log: KeptLog, unsent: Unsent) => Promise<void>;
};
/** What was noted since it was kept last, and what the server has now. */
export type Unsent = { added?: readonly Play[]; gone?: readonly Play[] };
export type KeptLog = Pick<
	LogState,
	"plays" | "unsent" | "last" | "status" | "clock" | "penOf" | "unsaid"
>;
export const emptyLog: KeptLog = {
	plays: [],
	unsent: [],
	last: 0,
	status: "scheduled",
	clock: noClock,
	penOf: null,
	unsaid: null,
};

type Answer = Pick<LogState, "plays" | "last" | "status"> & {
	clock: { holder: string; by: string | null; elapsedMs: number; isRunning: boolean } | null;
};

/** Room between two plays for what was forgotten. */
const placeStep = 1000;
const mostAtOnce = 200;

/**
 * The log of one game on this device: noted at once, kept at once, sent when there is a network, in the order it was
 * noted. It lives outside React, so that no render notes anything twice.
 */
export function createLogKeeper(
	begun: KeptLog,
	{ gameId, client, device, newId, keep }: Surroundings,
) {
	let state: LogState = {
		...begun,
		isOnline: true,
		isSending: false,
		refusal: null,
		isUnkept: false,
	};
	const listeners = new Set<() => void>();
	let known = new Set(state.plays.map(written));

	const become = (next: Partial<LogState>) => {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	};
	const keepNow = (changed: Unsent) => {
		const { plays, unsent, last, status, clock, penOf, unsaid } = state;
		return keep({ plays, unsent, last, status, clock, penOf, unsaid }, changed).then(
			() => state.isUnkept && become({ isUnkept: false }),
			() => become({ isUnkept: true }),
		);
	};
	const add = (play: Play) => {
		known.add(written(play));
		become({ plays: [...state.plays, play], unsent: [...state.unsent, play], refusal: null });
		void keepNow({ added: [play] });
		void sync();
	};
	const change = (id: string, changes: Partial<Play>) => {
		const newest = newestOf(state.plays, id);
		if (newest !== undefined) add({ ...newest, ...changes, version: newest.version + 1 });
	};
	let isClockOfHere = false;
	/** The clock after an answer to what was said of it. */
	const hear = (
		clock: Answer["clock"],
		said: LogState["unsaid"],
	): Partial<Pick<LogState, "clock" | "penOf" | "unsaid">> => {
		// What was done meanwhile is said next.
		if (state.unsaid !== said) return {};
		isClockOfHere = clock?.holder === device && (isClockOfHere || said !== null);
		const penOf = clock === null || clock.holder === device ? null : (clock.by ?? "");
		const isFollowed = clock !== null && !isClockOfHere;
		const next = isFollowed ? following(state.clock, clock, Date.now()) : state.clock;
		return { clock: next, penOf, unsaid: null };
	};
	const take = (sent: readonly Play[], said: LogState["unsaid"], answer: Answer) => {
		const gone = new Set(sent.map(written));
		const news = answer.plays.filter((play) => !known.has(written(play)));
		for (const play of news) known.add(written(play));
		become({
			plays: news.length === 0 ? state.plays : [...state.plays, ...news],
			unsent: state.unsent.filter((play) => !gone.has(written(play))),
			last: Math.max(state.last, answer.last),
			status: answer.status,
			isOnline: true,
			...hear(answer.clock, said),
		});
		if (sent.length > 0 || news.length > 0 || said !== null) void keepNow({ gone: sent });
	};
	/** One play that is not taken must not hold up the others: it goes, and its sentence stays. */
	const setAside = (sent: readonly Play[], error: ApiError): boolean => {
		const [field] = Object.keys(error.fields);
		const refused = sent[Number(/^plays\.(\d+)/.exec(field ?? "")?.[1] ?? Number.NaN)];
		if (refused === undefined) return false;
		const text = written(refused);
		known = new Set([...known].filter((one) => one !== text));
		become({
			plays: state.plays.filter((play) => play !== refused),
			unsent: state.unsent.filter((play) => play !== refused),
		});
		void keepNow({ gone: [refused] });
		return true;
	};
	const say = (said: LogState["unsaid"]) => {
		const { clock } = state;
		const elapsedMs = elapsedOf(clock, Date.now());
		if (said === null || elapsedMs === null) return null;
		return { holder: device, elapsedMs, isRunning: clock.runningSince !== null, ...said };
	};
	const exchange = async (): Promise<boolean> => {
		const sent = state.unsent.slice(0, mostAtOnce);
		const { unsaid: said } = state;
		const asked = { id: gameId, since: state.last };
		try {
			const answer =
				sent.length === 0 && said === null
					? await client.get("/gamesv2/:id/log", asked)
					: await client.post("/gamesv2/:id/log", { ...asked, plays: sent, clock: say(said) });
			take(sent, said, answer);
			return state.unsent.length > 0 || state.unsaid !== null;
		} catch (error) {
			if (!(error instanceof ApiError) || error.status >= 500) {
				become({ isOnline: false });
				return false;
			}
			const isAside = error.status === 422 && setAside(sent, error);
			// What is said of the clock alone and refused is not said again.
			const unsaid = error.status === 422 && !isAside ? null : state.unsaid;
			become({ refusal: error.message, isOnline: true, unsaid });
			return isAside && state.unsent.length > 0;
		}
	};
	const send = async (): Promise<void> => {
		become({ isSending: true });
		while (await exchange());
		become({ isSending: false });
	};
	let underway = Promise.resolve();
	/** Sends what is unsent and learns what others noted, one at a time; done when nothing is on its way any more. */
	const sync = (): Promise<void> => {
		if (!state.isSending) underway = send();
		return underway;
	};

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		sync,

		/** Notes what just happened, or what was forgotten after another play of that period; answers under which id. */
		note(play: NewPlay, after?: string): string {
			const id = newId();
			const ofPeriod = state.plays.filter(({ periodId }) => periodId === play.periodId);
			const place = placeAfter(ofPeriod, after);
			add({ ...play, id, version: 1, isStruck: false, place });
			return id;
		},

		/** Runs, stops or sets the clock, which does nothing while another device holds its pen and this one takes none. */
		setClock(clock: ClockState, { takes = false } = {}): void {
			if (state.penOf !== null && !takes) return;
			const isKept = clock.elapsedMs !== null;
			const unsaid = isKept ? { takes: takes || state.unsaid?.takes === true } : null;
			become({ clock, penOf: null, unsaid });
			void keepNow({});
			void sync();
		},

		/** Says that it was otherwise. */
		correct: (id: string, changes: Partial<NewPlay>) => change(id, changes),

		/** Says that it never happened, or that it did after all. */
		strike: (id: string, isStruck: boolean) => change(id, { isStruck }),
	};
}

/** Behind all plays of a period, or halfway to the one that follows another. */
function placeAfter(plays: readonly Play[], after: string | undefined): number {
	const inOrder = standingPlays(plays).toSorted(byPlace);
	const at = inOrder.findIndex(({ id }) => id === after);
	const [play, next] = [inOrder[at], inOrder[at + 1]];
	if (play !== undefined && next !== undefined) return Math.floor((play.place + next.place) / 2);
	return Math.max(0, ...plays.map(({ place }) => place)) + placeStep;
}

function written(play: Play): string {
	const sorted = Object.entries(play).toSorted(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify(sorted);
}
