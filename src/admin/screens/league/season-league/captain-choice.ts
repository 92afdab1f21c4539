import { optionsOf } from "../../../components/form/options-of.ts";
import type { TeamRow } from "./team-rows.ts";

type Team = Pick<TeamRow, "captain" | "captainId" | "players">;

/**
 * No captain, the players of the roster, and a captain known by name alone
 * (rule `captain-by-roster`).
 */
export function captainChoices({ captain, captainId, players }: Team) {
	const isWritten = captain !== null && captainId === null;
	return [
		{ value: "", label: players.length === 0 && !isWritten ? "No players yet" : "No captain" },
		...(isWritten ? [{ value: written, label: `${captain} (not on the roster)` }] : []),
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
