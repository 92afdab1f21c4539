import { gamesLeft, keepsOut } from "#domain/discipline/discipline.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import { fullName } from "#domain/player/player.ts";
import type { Attendance } from "#domain/sign-up/attendance.ts";
import { type CaptainWord, mayMove } from "#domain/sign-up/captain-word.ts";
import { holding, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { Substitute } from "#domain/sign-up/substitute.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { leagueSuspensions } from "../discipline/league-suspensions.ts";
import type { Scope } from "../scope.ts";
import { nextGames } from "../season/next-and-latest.ts";
import { daysToConfirm, isToConfirm } from "./captain-words.ts";

export type GameToCome = {
	game: GameWithTeams;
	/** What the holder of the link has answered. */
	answer: Attendance["answer"] | null;
	/** How many of the team have answered what; of a captain by name. */
	answers: { name: string; answer: Attendance["answer"] | null }[];
	/** Of a captain: names of own players who are suspended for it. */
	suspended: string[];
	/** Of a captain: who was asked to play this one game. */
	substitutes: AskedSubstitute[];
	/** Of a captain: another time that the own team, or the other one, asks for. */
	times: { mine: CaptainWord | null; theirs: CaptainWord | null } | null;
};

export type AskedSubstitute = { signUpId: number; name: string; answer: Substitute["answer"] };

export type ResultOfTeam = { game: GameWithTeams; said: CaptainWord | null };

const mostGames = 3;

/**
 * The next games of a team, and who of its players comes; the captain of the team sees who answered what, and is asked
 * about the last results.
 */
export async function gamesOfTeam(
	scope: Pick<Scope, "store" | "organization" | "now">,
	signUp: SignUp,
	teamOfPlayer: SignUp | null,
): Promise<{ games: GameToCome[]; results: ResultOfTeam[] }> {
	const { store, organization, now } = scope;
	const team = signUp.kind === "team" ? signUp : teamOfPlayer;
	if (team?.teamId == null || team.entryId === null) return { games: [], results: [] };
	const isCaptain = signUp.kind === "team";
	const day = today(now, organization.timeZone);
	const from = isCaptain ? addDays(day, -daysToConfirm) : day;
	const games = await store.games.listWithTeams({ teamId: team.teamId, from });
	const next = nextGames({ ...scope, viewer: { kind: "anonymous" } }, games, mostGames);
	const played = isCaptain
		? games.filter((game) => isToConfirm(scope, game)).slice(-mostGames)
		: [];
	const asked = [...next, ...played].map(({ id }) => id);
	const [attendances, players, words, substitutes] = await Promise.all([
		store.signUps.listAttendances(next.map(({ id }) => id)),
		store.signUps.listOfTeam(team.id),
		isCaptain ? store.captainWords.listOfGames(asked) : [],
		isCaptain ? store.substitutes.list(asked) : [],
	]);
	const suspendedIn = isCaptain ? await suspensionsFor(store, team.entryId, next) : () => [];
	const theirs = substitutes.filter(({ teamSignUpId }) => teamSignUpId === team.id);
	const agents = await store.signUps.findMany(theirs.map(({ signUpId }) => signUpId));
	const substitutesOf = ({ id }: GameWithTeams) =>
		theirs.flatMap(({ gameId, signUpId, answer }) => {
			const agent = agents.find((one) => one.id === signUpId);
			return agent && gameId === id ? [{ signUpId, name: nameOf(agent), answer }] : [];
		});
	const playing = players.filter(({ state }) => holding.includes(state));
	const results = played.map((game) => {
		const isOwn = (word: CaptainWord) => word.gameId === game.id && word.teamSignUpId === team.id;
		return { game, said: words.find((word) => word.kind !== "time" && isOwn(word)) ?? null };
	});
	const timesOf = (game: GameWithTeams) => {
		const times = words.filter((word) => word.kind === "time" && word.gameId === game.id);
		return {
			mine: times.find(({ teamSignUpId }) => teamSignUpId === team.id) ?? null,
			theirs:
				times.find(({ teamSignUpId, state }) => teamSignUpId !== team.id && state === "open") ??
				null,
		};
	};
	const coming = next.map((game) => {
		const answerOf = ({ id }: Pick<SignUp, "id">): Attendance["answer"] | null =>
			attendances.find((one) => one.gameId === game.id && one.signUpId === id)?.answer ?? null;
		return {
			game,
			answer: answerOf(signUp),
			answers: playing.map((player) => ({ name: nameOf(player), answer: answerOf(player) })),
			suspended: suspendedIn(game),
			substitutes: substitutesOf(game),
			times: isCaptain && mayMove(game) ? timesOf(game) : null,
		};
	});
	return { games: coming, results };
}

/** Who of a team sits out which of its next games, which are of one league. */
async function suspensionsFor(
	store: Store,
	entryId: number,
	next: readonly GameWithTeams[],
): Promise<(game: GameWithTeams) => string[]> {
	const [first] = next;
	if (first === undefined) return () => [];
	const { games, suspensions } = await leagueSuspensions(store, first.seasonLeagueId);
	const own = suspensions.filter((suspension) => suspension.entryId === entryId);
	const players = await store.players.findMany(own.map(({ playerId }) => playerId));
	const out = own.flatMap((suspension) => {
		const player = players.find(({ id }) => id === suspension.playerId);
		const missed = next
			.filter((game) => keepsOut(suspension, game, games))
			.slice(0, gamesLeft(suspension));
		return player === undefined ? [] : missed.map(({ id }) => ({ id, name: fullName(player) }));
	});
	return (game) => [...new Set(out.flatMap(({ id, name }) => (id === game.id ? name : [])))];
}
