import { ApiError, type Client } from "#api/client.ts";
import type { GameStatus } from "#domain/game/game.ts";
import { newestOf, type Play } from "#domain/game-log/play.ts";

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
};

export type LogKeeper = ReturnType<typeof createLogKeeper>;
export type NewPlay = Omit<Play, "id" | "version" | "isStruck" | "place">;

type Surroundings = {
	gameId: number;
	client: Pick<Client, "get" | "post">;
	newId: () => string;
	/** Keeps on this device; rejects where that is not possible. */
	keep: (log: KeptLog, unsent: Unsent) => Promise<void>;
};
/** What was noted since it was kept last, and what the server has now. */
export type Unsent = { added?: readonly Play[]; gone?: readonly Play[] };
export type KeptLog = Pick<LogState, "plays" | "unsent" | "last" | "status">;

/** Room between two plays for what was forgotten. */
const placeStep = 1000;
const mostAtOnce = 200;

/**
 * The log of one game on this device: noted at once, kept at once, sent when there is a network, in the order it was
 * noted. It lives outside React, so that no render notes anything twice.
 */
export function createLogKeeper(begun: KeptLog, { gameId, client, newId, keep }: Surroundings) {
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
		const { plays, unsent, last, status } = state;
		return keep({ plays, unsent, last, status }, changed).then(
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
	const take = (
		sent: readonly Play[],
		answer: { plays: Play[]; last: number; status: GameStatus },
	) => {
		const gone = new Set(sent.map(written));
		const news = answer.plays.filter((play) => !known.has(written(play)));
		for (const play of news) known.add(written(play));
		become({
			plays: news.length === 0 ? state.plays : [...state.plays, ...news],
			unsent: state.unsent.filter((play) => !gone.has(written(play))),
			last: Math.max(state.last, answer.last),
			status: answer.status,
			isOnline: true,
		});
		if (sent.length > 0 || news.length > 0) void keepNow({ gone: sent });
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
	const exchange = async (): Promise<boolean> => {
		const sent = state.unsent.slice(0, mostAtOnce);
		const asked = { id: gameId, since: state.last };
		try {
			const answer =
				sent.length === 0
					? await client.get("/gamesv2/:id/log", asked)
					: await client.post("/gamesv2/:id/log", { ...asked, plays: sent });
			take(sent, answer);
			return state.unsent.length > 0;
		} catch (error) {
			if (!(error instanceof ApiError) || error.status >= 500) {
				become({ isOnline: false });
				return false;
			}
			const isAside = error.status === 422 && setAside(sent, error);
			become({ refusal: error.message, isOnline: true });
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

		/** Notes what just happened; answers under which id. */
		note(play: NewPlay): string {
			const id = newId();
			const places = state.plays
				.filter(({ periodId }) => periodId === play.periodId)
				.map(({ place }) => place);
			const place = Math.max(0, ...places) + placeStep;
			add({ ...play, id, version: 1, isStruck: false, place });
			return id;
		},

		/** Says that it was otherwise. */
		correct: (id: string, changes: Partial<NewPlay>) => change(id, changes),

		/** Says that it never happened, or that it did after all. */
		strike: (id: string, isStruck: boolean) => change(id, { isStruck }),
	};
}

function written(play: Play): string {
	const sorted = Object.entries(play).toSorted(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify(sorted);
}
