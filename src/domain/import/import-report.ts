import { inEnglish, type Said, type Sentence, say } from "../language/say.ts";
import type { RemarkList } from "./remarks.ts";
import type { Remark } from "./sheet/sheet.ts";

/** How many of something the files added, changed and left as it was. */
export type Counts = { added: number; changed: number; unchanged: number };

/** What an import did, or would do. */
export type ImportReport = {
	/** What had to be made first, as a person calls it: `the season "2025"`. */
	created: Sentence[];
	/** Where it is to be seen. */
	place: { seasonId: number; leagueId: number } | null;
	/** The season's dates where they had to be widened; they are null for a season without dates. */
	dates: { startDate: string | null; finishDate: string | null } | null;
	teams: Counts;
	players: Counts;
	games: Counts;
	lines: Counts & { removed: number };
	warnings: RemarkList;
	/** Sentences on what was left alone. */
	notes: Sentence[];
};

type Changes = Omit<ImportReport, "place" | "warnings" | "notes">;

/** Did the files say nothing new? */
export function isNothingNew(report: Changes): boolean {
	const counts = [report.teams, report.players, report.games, report.lines];
	return (
		report.created.length === 0 &&
		report.dates === null &&
		report.lines.removed === 0 &&
		counts.every(({ added, changed }) => added === 0 && changed === 0)
	);
}

/** The report in lines for people. `isTrial` speaks of what would happen. */
export function describeReport(report: ImportReport, isTrial: boolean): string[] {
	if (isNothingNew(report)) return [inEnglish(describeNothing(report))];
	const made = report.created.map(
		(thing) => `${isTrial ? "Would create" : "Created"} ${inEnglish(thing)}.`,
	);
	const counted = (["teams", "players", "games", "lines"] as const).map((noun) => {
		const counts = countsInWords(report[noun]);
		return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${counts.join(", ")}.`;
	});
	if (report.dates !== null) {
		const { startDate, finishDate } = report.dates;
		made.push(
			`${isTrial ? "Would set" : "Set"} the season's dates to ${startDate} - ${finishDate}.`,
		);
	}
	return [...made, ...counted];
}

/** Of files that say what is stored already. */
export function describeNothing({ games, lines, players }: Changes): Said {
	const people = say`${inThousands(players.unchanged)} players`;
	const stored =
		games.unchanged === 0
			? people
			: say`${inThousands(games.unchanged)} games, ${inThousands(lines.unchanged)} lines, ${people}`;
	return say`Nothing to do: ${stored} are stored as the files have them.`;
}

/** `games.csv, line 12, home_score: "x" is not …` */
export function describeRemark({ file, line, column, sentence }: Remark): string {
	const place = [file, line === null ? null : `line ${line}`, column].filter(Boolean).join(", ");
	const told = inEnglish(sentence);
	return place === "" ? told : `${place}: ${told}`;
}

function countsInWords(counts: Counts & { removed?: number }): string[] {
	const words = (["added", "changed", "removed", "unchanged"] as const)
		.filter((word) => (counts[word] ?? 0) > 0)
		.map((word) => `${inThousands(counts[word] ?? 0)} ${word}`);
	return words.length === 0 ? ["none"] : words;
}

function inThousands(count: number): string {
	return count.toLocaleString("en-US");
}
