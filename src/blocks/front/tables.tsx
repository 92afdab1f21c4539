import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { StandingsExtract, tablesOf } from "../kinds/standings-extract.tsx";

export const tables = kind({
	kind: "tables",
	label: "Tables",
	about: "The top of each league's table.",
	isFrontPart: true,
	isCompact: true,
	insteadOf: "standingsExtract",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		rows: { is: "count", label: "Teams of each league", least: 1, most: 20, start: 5 },
		league: { is: "league", label: "League", isOptional: true },
	},
	example: { rows: 5 },
	needs: ["standings"],
	View: ({ title, rows, league, data }) => {
		const words = useWords();
		const tables = tablesOf(data.tables, league);
		return <StandingsExtract title={title || words.standings.title} tables={tables} rows={rows} />;
	},
});
