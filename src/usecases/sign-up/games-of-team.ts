import type { GameWithTeams } from "#domain/game/game.ts";
import type { Attendance } from "#domain/sign-up/attendance.ts";
import { holding, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";
import { nextGames } from "../season/next-and-latest.ts";

export type GameToCome = {
	game: GameWithTeams;
	/** What the holder of the link has answered. */
	answer: Attendance["answer"] | null;
	/** How many of the team have answered what; of a captain by name. */
	answers: { name: string; answer: Attendance["answer"] | null }[];
};

const mostGames = 3;

/** The next games of a team, and who of its players comes; the captain of the team sees who answered what. */
export async function gamesOfTeam(
	scope: Pick<Scope, "store" | "organization" | "now">,
	signUp: SignUp,
	teamOfPlayer: SignUp | null,
): Promise<GameToCome[]> {
	const { store, organization, now } = scope;
	const team = signUp.kind === "team" ? signUp : teamOfPlayer;
	if (team?.teamId == null || team.entryId === null) return [];
	const from = today(now, organization.timeZone);
	const games = await store.games.listWithTeams({ teamId: team.teamId, from });
	const next = nextGames({ ...scope, viewer: { kind: "anonymous" } }, games, mostGames);
	const [attendances, players] = await Promise.all([
		store.signUps.listAttendances(next.map(({ id }) => id)),
		store.signUps.listOfTeam(team.id),
	]);
	const playing = players.filter(({ state }) => holding.includes(state));
	return next.map((game) => {
		const answerOf = ({ id }: Pick<SignUp, "id">): Attendance["answer"] | null =>
			attendances.find((one) => one.gameId === game.id && one.signUpId === id)?.answer ?? null;
		return {
			game,
			answer: answerOf(signUp),
			answers: playing.map((player) => ({ name: nameOf(player), answer: answerOf(player) })),
		};
	});
}
