import { z } from "zod";
import { describeNothing, isNothingNew } from "#domain/import/import-report.ts";
import { mostBytes } from "#domain/import/sheet/sheet.ts";
import type { Sentence } from "#domain/language/say.ts";
import type { ImportDone, SentSheet, viewColumns } from "#usecases/import/import-spreadsheets.ts";
import type { SheetColumns } from "#usecases/import/read-files.ts";
import { answer } from "../endpoint.ts";
import { flag, formWithFiles, name, optionalId, success, wire } from "../fields.ts";
import { fromJsonText } from "../json.ts";
import { said } from "../said.ts";

const gamesHeader = "game_id,date,home_team,away_team,home_score,away_score";
const rostersHeader = "league,team,first_name,last_name,number,position";
const linesHeader = "game_id,team,first_name,last_name,PTS";

/** How a file is described: programs may send its text. */
const csv = (header: string) =>
	wire({ type: "string", contentMediaType: "text/csv", examples: [header] });

const spreadsheet = (missing: string) =>
	z.custom<SentSheet>((sent) => sent instanceof File || isText(sent), missing);

/** A form sends empty text for a file that was not chosen. */
const optionalSpreadsheet = z.preprocess(
	(sent) => (sent === "" || sent === null ? undefined : sent),
	spreadsheet("This is no spreadsheet.").optional(),
);

const boxScores = optionalSpreadsheet.meta(csv(linesHeader));
const rosters = optionalSpreadsheet.meta(csv(rostersHeader));
const optionalGames = optionalSpreadsheet.meta(csv(gamesHeader));

/** Two files as large as they may be, and the fields beside them: rosters are small. */
const mostFormBytes = 2 * mostBytes + 256 * 1024;
const tooLarge = `A file may be ${mostBytes / 1_000_000} MB large. Import it in parts.`;
const ofFiles = <Schema extends z.ZodType>(schema: Schema) =>
	formWithFiles({ mostBytes: mostFormBytes, tooLarge }, schema);

export const columnsAsked = ofFiles(
	z.object({ games: optionalGames, boxScores, rosters, sportId: optionalId }),
);

/** Meanings by the columns' names in the file; null leaves a column out. */
const chosenColumns = z
	.preprocess(
		(sent) => (sent === "" || sent === null ? undefined : fromJsonText(sent)),
		z
			.record(
				z.string(),
				z.string("This is no column.").trim().max(120).nullable(),
				"This is no list of columns.",
			)
			.transform(
				(chosen) => new Map(Object.entries(chosen).map(([column, key]) => [column, key || null])),
			)
			.optional(),
	)
	.meta(wire({ type: "object", additionalProperties: { type: ["string", "null"] } }));

export const importAsked = ofFiles(
	z
		.object({
			games: optionalGames,
			boxScores,
			rosters,
			sportId: optionalId,
			season: name("Please name the season."),
			league: name("Please name the league."),
			gamesColumns: chosenColumns,
			boxScoresColumns: chosenColumns,
			rostersColumns: chosenColumns,
			isTrial: flag,
		})
		.transform(({ isTrial, ...asked }) => ({ ...asked, isTrial: isTrial ?? false })),
);

const columnsOfFile = z.object({
	name: z.string(),
	rows: z.int(),
	columns: z.array(
		z.object({ name: z.string(), meaning: z.string().nullable(), sample: z.array(z.string()) }),
	),
	missing: z.array(z.string()),
	meanings: z.array(
		z.object({
			key: z.string(),
			label: z.string(),
			group: z.enum(["game", "player", "period", "statistic"]),
			required: z.boolean(),
		}),
	),
});

type Columns = Awaited<ReturnType<typeof viewColumns>>;

export const columns = answer(
	z.object({
		success,
		games: columnsOfFile.nullable(),
		boxScores: columnsOfFile.nullable(),
		rosters: columnsOfFile.nullable(),
	}),
	({ games, boxScores, rosters }: Columns) => ({
		rosters: rosters && toColumns(rosters),
		games: games && toColumns(games),
		boxScores: boxScores && toColumns(boxScores),
	}),
);

const counts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() });

/** Where something is in the files: the whole file without a line, the whole line without a column. */
const remark = z.object({
	file: z.string(),
	line: z.int().nullable(),
	column: z.string().nullable(),
	sentence: said,
});

export const imported = answer(
	z.object({
		success,
		message: said,
		isTrial: z.boolean(),
		/** Where it is to be seen; null after a trial. */
		place: z.object({ seasonId: z.int(), leagueId: z.int() }).nullable(),
		report: z.object({
			created: z.array(said),
			dates: z
				.object({ startDate: z.string().nullable(), finishDate: z.string().nullable() })
				.nullable(),
			teams: counts,
			players: counts,
			games: counts,
			lines: counts.extend({ removed: z.int() }),
			notes: z.array(said),
		}),
		warnings: z.array(remark),
		warningCount: z.int(),
	}),
	({ report: { warnings, place, ...report }, isTrial }: ImportDone) => ({
		message: messageOf({ warnings, place, ...report }, isTrial),
		isTrial,
		place: isTrial ? null : place,
		report,
		warnings: warnings.listed,
		warningCount: warnings.count,
	}),
);

function messageOf(report: ImportDone["report"], isTrial: boolean): Sentence {
	if (isNothingNew(report)) return describeNothing(report);
	return isTrial ? "This was a trial. Nothing was written." : "The import is done.";
}

function toColumns({ meanings, ...its }: SheetColumns): z.input<typeof columnsOfFile> {
	return {
		...its,
		meanings: meanings.map(({ isRequired, ...meaning }) => ({ ...meaning, required: isRequired })),
	};
}

function isText(sent: unknown): boolean {
	return typeof sent === "string" && sent.trim() !== "";
}
