import type { GameWithTeams } from "#domain/game/game.ts";
import { say } from "#domain/language/say.ts";
import { type CaptainWord, longestNote, mayMove } from "#domain/sign-up/captain-word.ts";
import type { SignUp } from "#domain/sign-up/sign-up.ts";
import { plainLine } from "#domain/text/plain-line.ts";
import { addDays, isDate } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { isPlayed } from "../season/next-and-latest.ts";
import { asHolder, mustBeCaptain, mustBeTheirs } from "./own-actions.ts";
import type { SigningScope } from "./sign-up.ts";

type ByLink = { link: string };

/** For how many days after a game its captains are asked whether the result is right. */
export const daysToConfirm = 14;

/**
 * A captain asks for another time of a game: the captain of the other team is written to, and the league decides
 * (rule `captains-propose`).
 */
export async function proposeTime(
	scope: SigningScope,
	{ link, gameId, date, time, note }: ByLink & Proposal,
): Promise<void> {
	if (!isDate(date) || date < today(scope.now, scope.organization.timeZone))
		throw invalid("date", "Please choose a day that is still to come.");
	if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw invalid("time", "Please choose a time.");
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const game = await mustBeTheirs(store, team, gameId);
		if (!mayMove(game)) throw new Refusal("conflict", "This game is not moved any more.");
		if (date === game.date && time === game.time)
			throw invalid("time", "That is when the game is now.");
		const other = await otherCaptain(store, team, game);
		const word = await store.captainWords.replace({
			gameId,
			teamSignUpId: team.id,
			kind: "time",
			date,
			time,
			note: noteOf(note),
			other: other === undefined ? null : "asked",
			state: "open",
			reason: null,
			saidAt: scope.now.toISOString(),
		});
		await noteChange(scope, store, undefined, word);
		if (other !== undefined)
			await store.signUps.setLetter(other.id, "newTime", scope.now.toISOString());
		return null;
	});
}

type Proposal = { gameId: number; date: string; time: string; note: string };

/** The captain of the other team agrees to another time, or refuses it. */
export async function answerTime(
	scope: SigningScope,
	{ link, wordId, isAgreed }: ByLink & { wordId: number; isAgreed: boolean },
): Promise<void> {
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const word = found(await store.captainWords.find(wordId), "Game not found.");
		await mustBeTheirs(store, team, word.gameId);
		if (word.teamSignUpId === team.id) throw new Refusal("missing", "Game not found.");
		if (word.state !== "open" || word.other !== "asked")
			throw new Refusal("conflict", "This was answered already.");
		const after: CaptainWord = isAgreed
			? { ...word, other: "agrees" }
			: { ...word, other: "refuses", state: "refused" };
		await store.captainWords.settle(after);
		await noteChange(scope, store, word, after);
		if (!isAgreed)
			await store.signUps.setLetter(word.teamSignUpId, "timeRefused", scope.now.toISOString());
		return null;
	});
}

/** A captain no longer asks for another time. */
export async function takeTimeBack(
	scope: SigningScope,
	{ link, wordId }: ByLink & { wordId: number },
): Promise<void> {
	await asHolder(scope, link, async (store, team) => {
		const word = found(await store.captainWords.find(wordId), "Game not found.");
		if (word.teamSignUpId !== team.id || word.kind !== "time" || word.state !== "open")
			throw new Refusal("missing", "Game not found.");
		await store.captainWords.remove(word.id);
		await noteChange(scope, store, word, undefined);
		return null;
	});
}

/** A captain says whether the result of a game is right; what is wrong, the league reads. */
export async function sayOfResult(
	scope: SigningScope,
	{ link, gameId, isRight, note }: ByLink & { gameId: number; isRight: boolean; note: string },
): Promise<void> {
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const game = await mustBeTheirs(store, team, gameId);
		if (!isToConfirm(scope, game))
			throw new Refusal("conflict", "The result of this game is not asked about any more.");
		if (!isRight && noteOf(note) === "") throw invalid("note", "Please say what is wrong.");
		const word = await store.captainWords.replace({
			gameId,
			teamSignUpId: team.id,
			kind: isRight ? "right" : "wrong",
			date: null,
			time: null,
			note: isRight ? "" : noteOf(note),
			other: null,
			state: isRight ? "done" : "open",
			reason: null,
			saidAt: scope.now.toISOString(),
		});
		await noteChange(scope, store, undefined, word);
		return null;
	});
}

/** Games of a team whose captain is asked about the result. */
export function isToConfirm(
	{ now, organization }: Pick<Scope, "now" | "organization">,
	game: GameWithTeams,
): boolean {
	const day = today(now, organization.timeZone);
	return isPlayed(game) && game.date !== null && addDays(game.date, daysToConfirm) >= day;
}

/** The sign-up of the team that another one plays against, where it signed up here as well. */
async function otherCaptain(
	store: Store,
	team: SignUp,
	{ home, away }: GameWithTeams,
): Promise<SignUp | undefined> {
	const other = home.entryId === team.entryId ? away : home;
	const signUps = await store.signUps.listByTeams([other.teamId]);
	return signUps.find((one) => one.kind === "team" && one.entryId === other.entryId);
}

function noteOf(text: string): string {
	const note = plainLine(text).trim();
	if (note.length > longestNote)
		throw invalid("note", say`This is longer than ${longestNote} characters.`);
	return note;
}

/** What a captain wrote beside it stays out of the trail: it may name people. */
export async function noteChange(
	scope: Pick<Scope, "viewer" | "now">,
	store: Store,
	before: CaptainWord | undefined,
	after: CaptainWord | undefined,
): Promise<void> {
	const told = (word: CaptainWord | undefined) => word && { ...word, note: undefined };
	const verb = before === undefined ? "add" : after === undefined ? "delete" : "change";
	await recordChange(scope, store, {
		action: `captainWord.${verb}`,
		id: (after ?? before)?.id ?? null,
		before: told(before),
		after: told(after),
	});
}
