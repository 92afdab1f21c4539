import type { RosterLine } from "#domain/team/roster/read-roster.ts";
import { keyOf, type ListedPlayer, namesakesOf, toldApart } from "../../../player/namesakes.ts";

/** A line of a pasted list as it stands in the preview, and who it is said to be. */
export type Draft = RosterLine & {
	/** What somebody chose: a player's id, a new one, nobody. Null as long as nobody did. */
	chosen: Choice | null;
};

export type Choice = number | "new" | "out";

/** A draft beside what is known: who it is, and what has to be said of it. */
export type Judged = Draft & {
	/** Null where somebody has to say it. */
	who: Choice | null;
	note: string | null;
	/** Of more than one answer. */
	choices: { value: string; label: string }[];
};

/** Names the doubles of a list: on this team already, known to the organization, twice in the list. */
export function judge(
	drafts: readonly Draft[],
	players: readonly ListedPlayer[],
	roster: readonly { id: number }[],
): Judged[] {
	const onTeam = new Set(roster.map(({ id }) => id));
	return drafts.map((draft, index) => {
		const namesakes = namesakesOf(draft, players);
		const free = namesakes.filter(({ id }) => !onTeam.has(id));
		const twin = drafts
			.slice(0, index)
			.find((other) => keyOf(other) === keyOf(draft) && other.chosen !== "out");
		const isThere = namesakes.length > free.length;
		const choices = [
			...free.map((player) => ({ value: String(player.id), label: toldApart(player) })),
			{
				value: "new",
				label: isThere || free.length > 0 ? "Somebody else: a new player" : "A new player",
			},
			{ value: "out", label: "Leave out" },
		];
		const isOffered = choices.some(({ value }) => value === String(draft.chosen));
		const who =
			draft.chosen !== null && isOffered ? draft.chosen : firstGuess({ twin, isThere, free });
		const player = free.find(({ id }) => id === who);
		const note = noteOf(draft, { twin, isThere, free, player });
		return { ...draft, who, note, choices: note === null ? [] : choices };
	});
}

type Doubles = {
	twin: Draft | undefined;
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
	draft: Draft,
	{ twin, isThere, free, player }: Doubles & { player: ListedPlayer | undefined },
): string | null {
	if (twin !== undefined) return `The same name as in line ${twin.line}.`;
	if (isThere) return "Already on this team.";
	if (free.length > 1) return `${free.length} players have this name. Who is it?`;
	const before = player?.number;
	if (before && draft.number !== "" && before !== draft.number) {
		return `The league has a player of this name. No. ${before} becomes No. ${draft.number}, on every team.`;
	}
	return free.length === 1 ? "The league has a player of this name." : null;
}

/** Those who go onto the roster. */
export function wanted(judged: readonly Judged[]): Judged[] {
	return judged.filter(({ who }) => who !== "out");
}
