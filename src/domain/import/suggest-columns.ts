import { isFinalPeriod } from "../game/periods.ts";
import type { StatDefinition } from "../stats/stat-definition.ts";
import { nameKey } from "../text/name-key.ts";
import type { Meaning } from "./meanings.ts";
import {
	columnKey,
	longestAbbreviation,
	plainText,
	type Sheet,
	type SheetKind,
} from "./sheet/sheet.ts";
import { highestStat, signedNumber } from "./sheet/values.ts";

/** A column of somebody's file: what it probably holds, and the first cells that say something. */
export type SuggestedColumn = { name: string; meaning: string | null; sample: string[] };

/** Enough to recognise a column by. */
const mostSamples = 3;

/** Enough to tell a column of numbers by. */
const mostLookedAt = 200;

/**
 * Finds what the columns of a file hold, for somebody to look at and change: by their names, by words
 * leagues use for the same, and in box scores a column of whole numbers for a new statistic. It looks
 * at the first cells only: to try the import reads all. Nothing is suggested twice; what is not
 * understood is left out.
 */
export function suggestColumns(
	kind: SheetKind,
	sheet: Sheet,
	meanings: readonly Meaning[],
	definitions: readonly StatDefinition[],
): SuggestedColumn[] {
	const byKey = new Map(meanings.map(({ key }) => [columnKey(key), key]));
	const exact = sheet.columns.map((name) => byKey.get(columnKey(name)) ?? null);
	const taken = new Set(exact);
	const bySynonym = synonymsOf(kind, definitions);
	return sheet.columns.map((column, index) => {
		const name = column.trim();
		const cells = cellsOf(sheet, index);
		const suggest = () => {
			const synonym = byKey.get(
				columnKey(bySynonym.get(nameKey(name).replaceAll(/[\s_-]+/g, "")) ?? ""),
			);
			if (synonym !== undefined && !taken.has(synonym)) return synonym;
			if (kind === "rosters") return null;
			return kind === "games" ? halfOfPeriod(name, sheet) : newStatistic(name, cells);
		};
		const meaning = exact[index] ?? suggest();
		taken.add(meaning);
		return { name, meaning, sample: [...new Set(cells)].slice(0, mostSamples) };
	});
}

/** Words that leagues and programs use for the same, in three languages; compared without case, accents, blanks and signs. */
const ids = [
	"id",
	"game",
	"gameno",
	"gamenumber",
	"match",
	"matchid",
	"nodematch",
	"numerodematch",
	"idmatch",
	"iddumatch",
	"juego",
	"nodejuego",
	"iddejuego",
];
const homeWords = ["home", "host", "team1", "domicile", "locaux", "hote", "receveur", "local"];
const awayWords = [
	"away",
	"visitor",
	"visitors",
	"visiting",
	"guest",
	"guests",
	"road",
	"team2",
	"visiteur",
	"visiteurs",
	"exterieur",
	"visita",
	"visitante",
	"visitantes",
];

const gameWords: Readonly<Record<string, string>> = {
	...words("game_id", ...ids, "externalid"),
	...side("home", ...homeWords),
	...side("away", ...awayWords),
	...words("start_utc", "start", "starttimeutc", "datetimeutc", "startsat"),
	...words("date", "gamedate", "day", "jour", "datedumatch", "fecha", "dia"),
	...words("time", "gametime", "starttime", "tipoff", "tip", "heure", "debut", "hora", "inicio"),
	...words("location", "place", "venue", "gym", "court", "arena", "hall", "site"),
	...words("location", "lieu", "gymnase", "terrain", "endroit"),
	...words("location", "lugar", "cancha", "gimnasio", "sede"),
	...words("status", "state", "gamestatus", "statut", "etat", "estado", "estatus"),
	...words("video_url", "video", "youtube", "stream", "videolink"),
	...words("forfeited_by", "forfeit", "forfeitby", "forfait", "default", "pordefault"),
};

const personWords: Readonly<Record<string, string>> = {
	...words("team", "teamname", "club", "equipe", "equipo"),
	...words("first_name", "first", "firstname", "givenname", "forename", "prenom", "nombre"),
	...words("last_name", "last", "lastname", "surname", "familyname"),
	...words("last_name", "nom", "nomdefamille", "apellido", "apellidos"),
	...words("number", "no", "#", "nr", "num", "jersey", "jerseynumber", "shirt", "shirtnumber"),
	...words("number", "numero", "n°", "chandail", "maillot", "dorsal", "playera"),
	...words("position", "pos", "poste", "posicion"),
	...words("captain", "capt", "iscaptain", "capitaine", "capitan"),
};

const rosterWords: Readonly<Record<string, string>> = {
	...personWords,
	...words("name", "player", "playername", "fullname"),
	...words("name", "joueur", "joueuse", "nomcomplet", "jugador", "jugadora", "nombrecompleto"),
	...words("league", "leaguename", "division", "competition", "ligue", "liga", "categorie"),
	...words("league", "categoria"),
};

const lineWords: Readonly<Record<string, string>> = {
	...personWords,
	...words("game_id", ...ids),
	...words("starter", "started", "starting", "gs", "isstarter", "partant", "titulaire", "titular"),
	...words("minutes", "min", "mins", "mp", "timeplayed", "tempsdejeu", "minutos"),
	...words("PTS", "points", "p", "puntos"),
	...words("FGM", "tr", "tca", "tirsreussis"),
	...words("FGA", "tt", "tci", "tirstentes"),
	...words("FTM", "lfr", "tla", "lancersfrancsreussis", "tiroslibresanotados"),
	...words("FTA", "lft", "tli", "lancersfrancstentes", "tiroslibresintentados"),
	...words("REB", "rebonds", "rebotes"),
	...words("G", "buts", "goles"),
	...words("2PM", "2fgm", "fg2m", "twosmade", "2ptm", "2pr", "t2a"),
	...words("2PA", "2fga", "fg2a", "2pta", "t2i"),
	...words("3PM", "3fgm", "fg3m", "threesmade", "3ptm", "3pr", "t3a", "triples"),
	...words("3PA", "3fga", "fg3a", "3pta", "t3i"),
	...words("OREB", "or", "oreb", "offreb", "orb", "ro", "rebondsoffensifs", "rebotesofensivos"),
	...words("DREB", "dr", "dreb", "defreb", "drb", "rd", "rebondsdefensifs", "rebotesdefensivos"),
	...words("AST", "a", "assists", "pd", "passesdecisives", "as", "asistencias"),
	...words("TO", "tov", "turnovers", "turnover", "rev", "revirements", "per", "perdidas"),
	...words("STL", "st", "steals", "int", "interceptions", "rob", "robos"),
	...words("BLK", "bs", "blocks", "blk", "blc", "blocs", "blq", "bloqueos"),
	...words("PF", "fouls", "personalfouls", "fp", "fautes", "faltas"),
	...words("PLUS_MINUS", "+/", "plusminus", "pm"),
};

/** A side by its names, alone for the team and with another word for its points. */
function side(side: "home" | "away", ...names: string[]): Record<string, string> {
	const points = [
		"score",
		"points",
		"pts",
		"final",
		"total",
		"pointage",
		"buts",
		"puntos",
		"marcador",
		"goles",
	];
	const teams = ["equipe", "equipo"];
	return {
		...words(
			`${side}_team`,
			...names,
			...names.flatMap((name) => [`${name}team`, `${name}name`]),
			...names.flatMap((name) => teams.flatMap((word) => [`${word}${name}`, `${word}a${name}`])),
		),
		...words(
			`${side}_score`,
			...names.flatMap((name) => points.flatMap((word) => [`${name}${word}`, `${word}${name}`])),
		),
	};
}

function words(key: string, ...others: string[]): Record<string, string> {
	return Object.fromEntries(others.map((word) => [word.replaceAll(/[\s_-]+/g, ""), key]));
}

function synonymsOf(
	kind: SheetKind,
	definitions: readonly StatDefinition[],
): ReadonlyMap<string, string> {
	const names = definitions.map(
		({ name, abbreviation }) => [nameKey(name).replaceAll(/[\s_-]+/g, ""), abbreviation] as const,
	);
	if (kind === "rosters") return new Map(Object.entries(rosterWords));
	return new Map(
		kind === "games" ? Object.entries(gameWords) : [...Object.entries(lineWords), ...names],
	);
}

/** `home_1st` is a period of the league's own when there is an `away_1st` beside it. */
function halfOfPeriod(name: string, sheet: Sheet): string | null {
	const [, side, rest = ""] = /^(home|away)(.+)$/.exec(columnKey(name)) ?? [];
	if (side === undefined || isFinalPeriod({ name: rest })) return null;
	const other = `${side === "home" ? "away" : "home"}${rest}`;
	return sheet.columns.some((column) => columnKey(column) === other) ? name : null;
}

/** Whole numbers under a short name. */
function newStatistic(name: string, cells: readonly string[]): string | null {
	const isCounted = cells.length > 0 && cells.every((cell) => asNumber(cell) !== null);
	const isShare = /%|pct$/i.test(name);
	return isCounted && !isShare && name !== "" && name.length <= longestAbbreviation ? name : null;
}

const asNumber = signedNumber(highestStat);

function cellsOf(sheet: Sheet, index: number): string[] {
	const cells: string[] = [];
	for (const row of sheet.rows) {
		const cell = row.cells[index]?.trim() ?? "";
		if (cell !== "") cells.push(plainText(cell));
		if (cells.length === mostLookedAt) break;
	}
	return cells;
}
