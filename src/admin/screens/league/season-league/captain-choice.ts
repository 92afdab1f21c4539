import { optionsOf } from "../../../components/form/options-of.ts";
import { words } from "../../../words.ts";
import type { TeamRow } from "./team-rows.ts";

type Team = Pick<TeamRow, "captain" | "captainId" | "players">;

/**
 * No captain, the players of the roster, and a captain known by name alone
 * (rule `captain-by-roster`).
 */
export function captainChoices({ captain, captainId, players }: Team) {
	const isWritten = captain !== null && captainId === null;
	return [
		{
			value: "",
			label:
				players.length === 0 && !isWritten ? words.common.noPlayersYet : words.league.noCaptain,
		},
		...(isWritten ? [{ value: written, label: words.league.notOnRoster({ captain }) }] : []),
		...optionsOf(players),
	];
}

/** Which of them it is now. */
export function captainValue({ captain, captainId }: Team): string {
	if (captainId !== null) return String(captainId);
	return captain === null ? "" : written;
}

/** What is sent of a choice: nothing when it is the captain of before. */
export function captainChosen(value: string, team: Team) {
	if (value === captainValue(team)) return {};
	return value === "" ? { captain: null, captainId: null } : { captainId: Number(value) };
}

const written = "written";
