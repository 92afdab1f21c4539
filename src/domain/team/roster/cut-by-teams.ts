import { nameKey } from "../../text/name-key.ts";
import { bareLine } from "./bare-line.ts";

/**
 * A text that names several teams, each above its players, cut into the part of each: by the team's
 * place in the list, in the order of the text. Null where it names none. A heading is a line with the
 * team's name alone; one with a colon may have a part of the name, where that is one team's only.
 */
export function cutByTeams(text: string, teams: readonly string[]): Map<number, string> | null {
	const keys = teams.map(keyOf);
	const parts = new Map<number, string[]>();
	let lines: string[] = [];
	for (const line of text.split(/\r\n?|\n/)) {
		const team = teamNamed(bareLine(line), keys);
		if (team === null) {
			lines.push(line);
			continue;
		}
		lines = parts.get(team) ?? [];
		parts.set(team, lines);
	}
	if (parts.size === 0) return null;
	return new Map([...parts].map(([team, lines]) => [team, lines.join("\n").trim()]));
}

function teamNamed(line: string, keys: readonly string[]): number | null {
	const bare = line.replace(/^\s*(?:\d{1,3}[.)]|[-•–#]+)\s+/, "").replace(/\s*\([^)]*\)\s*$/, "");
	const hasColon = /:\s*$/.test(bare);
	const key = keyOf(bare.replace(/\s*[:–-]\s*$/, ""));
	if (key === "") return null;
	const same = keys.indexOf(key);
	if (same >= 0 || !hasColon) return same < 0 ? null : same;
	const near = keys.flatMap((name, index) =>
		` ${name} `.includes(` ${key} `) || ` ${key} `.includes(` ${name} `) ? [index] : [],
	);
	return near.length === 1 ? (near[0] ?? null) : null;
}

/** "Team Hawks" is Hawks. */
function keyOf(name: string): string {
	return nameKey(name).replace(/^(?:team|equipe|equipo) (?=.)/, "");
}
