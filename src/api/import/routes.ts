import { importSpreadsheets, viewColumns } from "#usecases/import/import-spreadsheets.ts";
import { members } from "../access.ts";
import { evenWhenFull, large, post } from "../endpoint.ts";
import { columns, columnsAsked, importAsked, imported } from "./import.ts";

export const importRoutes = [
	large(
		"import",
		evenWhenFull(
			post(
				"/imports/columns",
				members,
				columnsAsked,
				viewColumns,
				columns,
				"Reads the columns of a season's spreadsheets and suggests what each holds. Nothing is written.",
			),
		),
	),
	large(
		"import",
		post(
			"/imports",
			members,
			importAsked,
			importSpreadsheets,
			imported,
			"Brings a season and league, found by name or made, in line with spreadsheets of its games, maybe with box scores, or of its rosters, all or nothing; `isTrial` says what would happen and writes nothing. A refusal lists every `problem` with its file, line and column.",
		),
	),
] as const;
