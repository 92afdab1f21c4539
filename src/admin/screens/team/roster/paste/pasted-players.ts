import type { RosterLine } from "#domain/team/roster/read-roster.ts";
import { words } from "../../../../words.ts";
import { keyOf, type ListedPlayer, namesakesOf, toldApart } from "../../../player/namesakes.ts";

/** A line of a pasted list as it stands in the preview, and who it is said to be. */
export type PastedPlayer = RosterLine & {
	/** What somebody chose: a player's id, a new one, nobody. Null as long as nobody did. */
	chosen: Choice | null;
};

export type Choice = number | "new" | "out";

/** A line beside what is known: who it is, and what has to be said of it. */
export type Judged = PastedPlayer & {
	/** Null where somebody has to say it. */
	who: Choice | null;
	note: string | null;
	/** Of more than one answer. */
	choices: { value: string; label: string }[];
};

/** Names the doubles of a list: on this team already, known to the organization, twice in the list. */
export function judge(
	pasted: readonly PastedPlayer[],
	players: readonly ListedPlayer[],
	roster: readonly { id: number }[],
): Judged[] {
	const onTeam = new Set(roster.map(({ id }) => id));
	return pasted.map((line, index) => {
		const namesakes = namesakesOf(line, players);
		const free = namesakes.filter(({ id }) => !onTeam.has(id));
		const twin = pasted
			.slice(0, index)
			.find((other) => keyOf(other) === keyOf(line) && other.chosen !== "out");
		const isThere = namesakes.length > free.length;
		const choices = [
			...free.map((player) => ({ value: String(player.id), label: toldApart(player) })),
			{
				value: "new",
				label:
					isThere || free.length > 0 ? words.team.somebodyElseANewPlayer : words.team.aNewPlayer,
			},
			{ value: "out", label: words.common.leaveOut },
		];
		const isOffered = choices.some(({ value }) => value === String(line.chosen));
		const who =
			line.chosen !== null && isOffered ? line.chosen : firstGuess({ twin, isThere, free });
		const player = free.find(({ id }) => id === who);
		const note = noteOf(line, { twin, isThere, free, player });
		return { ...line, who, note, choices: note === null ? [] : choices };
	});
}

type Doubles = {
	twin: PastedPlayer | undefined;
	isThere: boolean;
	/** Players of the name who are not on the team. */
	free: readonly ListedPlayer[];
};

/** A name in a league is one person until somebody says that it is not. */
function firstGuess({ twin, isThere, free }: Doubles): Choice | null {
	if (twin !== undefined || isThere) return "out";
	if (free.length > 1) return null;
	return free[0]?.id ?? "new";
}

function noteOf(
	line: PastedPlayer,
	{ twin, isThere, free, player }: Doubles & { player: ListedPlayer | undefined },
): string | null {
	if (twin !== undefined) return words.team.sameNameAsLine({ line: twin.line });
	if (isThere) return words.team.alreadyOnThisTeam;
	if (free.length > 1) return words.team.playersHaveName({ count: free.length });
	const before = player?.number;
	if (before && line.number !== "" && before !== line.number) {
		return words.team.numberBecomes({ before, number: line.number });
	}
	return free.length === 1 ? words.team.theLeagueHasAPlayer : null;
}

/** Those who go onto the roster. */
export function wanted(judged: readonly Judged[]): Judged[] {
	return judged.filter(({ who }) => who !== "out");
}
