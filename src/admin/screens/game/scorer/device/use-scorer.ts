import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { newKey } from "#api/client.ts";
import { toSheet } from "../../desk/sheet.ts";
import { games, type OpenedGame } from "../open-game.ts";
import { bookkeepingOf, type ScorerGame, scorerGame } from "../scorer-game.ts";
import type { KeptGame } from "./kept-games.ts";
import { createLogKeeper, type LogKeeper, type LogState, type Unsent } from "./log-keeper.ts";
import { openWithoutNetwork } from "./offline.ts";
import { isRoomShort } from "./storage-room.ts";

export type Scorer = {
	log: LogState;
	keeper: LogKeeper;
	game: ScorerGame;
	/** The browser may soon clear what it keeps. */
	isRoomShort: boolean;
	/** Reads both rosters anew, after somebody was checked in. */
	readRosters: () => Promise<void>;
};

/** How often others' plays are asked for while the page is seen. */
const askEveryMs = 1000;

/** One game on the scorer's phone for as long as the page is open. */
export function useScorer({ game: loaded, keptAs, client }: OpenedGame): Scorer {
	const { sport } = loaded;
	const [sheet, setSheet] = useState(loaded.sheet);
	const [place] = useState(() => {
		let kept = loaded;
		const keep = (more: Partial<KeptGame>, unsent?: Unsent) => {
			kept = { ...kept, ...more, keptAt: Date.now() };
			return games.keep(keptAs, kept, unsent);
		};
		const keeper = createLogKeeper(loaded.log, {
			gameId: sheet.game.id,
			client,
			device: thisDevice(),
			newId: newKey,
			keep: (log, unsent) => keep({ log }, unsent),
		});
		return { keeper, keep };
	});
	const { keeper, keep } = place;
	const log = useSyncExternalStore(keeper.subscribe, keeper.state);
	const kept = useMemo(() => bookkeepingOf(sheet, sport), [sheet, sport]);
	const game = useMemo(() => scorerGame(sheet, kept, log.plays), [sheet, kept, log.plays]);
	useEffect(() => {
		void keep({}).catch(() => {});
		void openWithoutNetwork();
	}, [keep]);
	useSending(keeper);
	const isShort = useRoom(log.isOnline);
	useScreenKeptOn();
	const readRosters = async () => {
		const next = toSheet(await client.get("/gamesv2/:id", { id: sheet.game.id }));
		setSheet(next);
		await keep({ sheet: next }).catch(() => {});
	};
	return { log, keeper, game, isRoomShort: isShort, readRosters };
}

const deviceKey = "scorer device";

/** Of this browser, also when the page is opened anew. */
function thisDevice(): string {
	const known = localStorage.getItem(deviceKey) ?? newKey();
	localStorage.setItem(deviceKey, known);
	return known;
}

function useSending(keeper: LogKeeper): void {
	useEffect(() => {
		const sync = () => {
			if (document.visibilityState === "visible") void keeper.sync();
		};
		sync();
		const timer = setInterval(sync, askEveryMs);
		addEventListener("online", sync);
		document.addEventListener("visibilitychange", sync);
		return () => {
			clearInterval(timer);
			removeEventListener("online", sync);
			document.removeEventListener("visibilitychange", sync);
		};
	}, [keeper]);
}

/** Without a network alone it matters: what is kept waits here. */
function useRoom(isOnline: boolean): boolean {
	const [isShort, setShort] = useState(false);
	useEffect(() => {
		if (isOnline) setShort(false);
		else void isRoomShort(navigator.storage).then(setShort, () => {});
	}, [isOnline]);
	return isShort;
}

/** A phone that goes dark at the table costs a tap each time. */
function useScreenKeptOn(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | undefined;
		const ask = async () => {
			if (document.visibilityState !== "visible") return;
			lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
		};
		void ask();
		document.addEventListener("visibilitychange", ask);
		return () => {
			document.removeEventListener("visibilitychange", ask);
			void lock?.release();
		};
	}, []);
}
