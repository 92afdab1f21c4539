import type { Play } from "#domain/game-log/play.ts";
import type { PassJob } from "#domain/pass/pass.ts";
import type { Sheet } from "../../desk/sheet.ts";
import { emptyLog, type KeptLog, type Unsent } from "./log-keeper.ts";

/** All that a device needs of a game to go on with it without a network. */
export type KeptGame = {
	sheet: Sheet;
	sport: string;
	/** What the pass is for that opened it; null for members. */
	job: PassJob | null;
	log: KeptLog;
	/** Milliseconds since 1970. */
	keptAt: number;
};

export type KeptGames = {
	read(key: string): Promise<KeptGame | null>;
	/** Rejects where nothing can be kept: the storage is full, or forbidden. */
	keep(key: string, game: KeptGame, unsent?: Unsent): Promise<void>;
};

const keptMs = 14 * 24 * 60 * 60_000;

/**
 * Games in IndexedDB, one under each key, and each unsent play beside them: two windows of one device write over each
 * other's game, never over what is unsent. What nobody came back for in two weeks goes when the next is opened, unless
 * something of it was never sent.
 */
export function keptGamesIn(factory: IDBFactory, now: () => number): KeptGames {
	let opened: Promise<IDBDatabase> | null = null;
	const open = () => {
		opened ??= openDatabase(factory).then(async (database) => {
			await sweep(database, now() - keptMs);
			return database;
		});
		return opened;
	};
	return {
		async read(key) {
			const both = (await open()).transaction([games, plays], "readonly");
			const [game, unsent] = await Promise.all([
				answered<KeptGame | undefined>(both.objectStore(games).get(key)),
				answered<KeptPlay[]>(both.objectStore(plays).getAll(playsOf(key))),
			]);
			if (game === undefined) return null;
			const inOrder = unsent.toSorted((a, b) => a.at - b.at).map(({ play }) => play);
			const known = new Set(game.log.plays.map((play) => JSON.stringify(play)));
			const others = inOrder.filter((play) => !known.has(JSON.stringify(play)));
			const log = {
				...emptyLog,
				...game.log,
				plays: [...game.log.plays, ...others],
				unsent: inOrder,
			};
			return { ...game, log };
		},
		async keep(key, game, { added = [], gone = [] } = {}) {
			// What somebody noted is on the disk before it counts as kept, also where the battery dies in this second.
			const durability = added.length > 0 ? "strict" : "default";
			const both = (await open()).transaction([games, plays], "readwrite", { durability });
			const done = new Promise<void>((resolve, reject) => {
				both.oncomplete = () => resolve();
				both.onabort = () => reject(both.error);
			});
			both.objectStore(games).put({ ...game, log: { ...game.log, unsent: [] } }, key);
			const unsent = both.objectStore(plays);
			for (const [index, play] of added.entries()) {
				unsent.put({ play, at: now() + index / 1000 }, playKey(key, play));
			}
			for (const play of gone) unsent.delete(playKey(key, play));
			await done;
		},
	};
}

const games = "games";
const plays = "unsent";
type KeptPlay = { play: Play; at: number };

/** A version of a play, whoever noted it here. */
function playKey(key: string, play: Play): string {
	return `${key}/${JSON.stringify(play)}`;
}

function playsOf(key: string): IDBKeyRange {
	return IDBKeyRange.bound(`${key}/`, `${key}/\uffff`);
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
	const asked = factory.open("fieldhouse-scorer", 1);
	asked.onupgradeneeded = () => {
		asked.result.createObjectStore(games);
		asked.result.createObjectStore(plays);
	};
	return answered(asked);
}

async function sweep(database: IDBDatabase, before: number): Promise<void> {
	const both = database.transaction([games, plays], "readwrite");
	const all = both.objectStore(games);
	for (const key of (await answered(all.getAllKeys())).map(String)) {
		const { keptAt } = await answered<KeptGame>(all.get(key));
		const unsent = await answered(both.objectStore(plays).count(playsOf(key)));
		if (keptAt < before && unsent === 0) all.delete(key);
	}
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
