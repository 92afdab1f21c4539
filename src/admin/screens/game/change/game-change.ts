import type { ForfeitedBy, GameStatus } from "#domain/game/game.ts";
import type { ListedGame } from "../list/listed-game.ts";

/** What changes of a game; what is absent stays. */
export type GameChange = {
	date?: string | null;
	time?: string | null;
	location?: string | null;
	status?: GameStatus;
	/** Beside a status of forfeit alone. */
	forfeitedBy?: ForfeitedBy | null;
	/** Why, for those who hear of it. */
	reason?: string;
};

/** What a form about several games says: only what is filled in changes. */
export function readChange(form: Record<"date" | "time" | "location" | "status", string>) {
	const { date, time, location, status } = form;
	return {
		...(date !== "" && { date }),
		...(time !== "" && { time }),
		...(location !== "" && { location }),
		...(status !== "" && readStatus(status)),
	} satisfies GameChange;
}

/** The form of one game shows what is known, so emptied means not known any more. */
export function readChangeOf(game: ListedGame, form: Parameters<typeof readChange>[0]): GameChange {
	const change: GameChange = {};
	for (const name of ["date", "time", "location"] as const) {
		const value = form[name] || null;
		if (value !== game[name]) change[name] = value;
	}
	return form.status === statusValue(game) ? change : { ...change, ...readStatus(form.status) };
}

/** A status in a list of choices: a forfeit is three, by each side or by both. */
export function statusValue({ status, forfeitedBy }: Pick<ListedGame, "status" | "forfeitedBy">) {
	return status === "forfeit" ? `forfeit-${forfeitedBy ?? "home"}` : status;
}

export function readStatus(value: string): Pick<GameChange, "status" | "forfeitedBy"> {
	const [status, side] = value.split("-") as [GameStatus, ForfeitedBy | undefined];
	return side === undefined ? { status } : { status, forfeitedBy: side };
}

/** What writes back the values that a change replaced. */
export function reverseOf(game: ListedGame, change: GameChange): GameChange {
	return {
		...("date" in change && { date: game.date }),
		...("time" in change && { time: game.time }),
		...("location" in change && { location: game.location }),
		...("status" in change && { status: game.status, forfeitedBy: game.forfeitedBy }),
	};
}

/** The game as it will be, shown before the server has said so. */
export function withChange(game: ListedGame, change: GameChange): ListedGame {
	const forfeitedBy = change.status === undefined ? game.forfeitedBy : (change.forfeitedBy ?? null);
	return { ...game, ...change, forfeitedBy };
}
