import type { Sayings, Told } from "#domain/language/say.ts";

export const remarks = {
	"who is on no team": "qui n’est dans aucune équipe",
	"of {0}, {1}": "de {0}, {1}",
	"{0} players are named {1}; the lines went to number {2}, {3}.":
		"{0} joueurs s’appellent {1}; les lignes vont au numéro {2}, {3}.",
	"{0} is taken for the player of this name {1}.": "{0} est pris pour la personne de ce nom {1}.",
	"{0} is on a roster and not in the file. Nothing was changed.":
		"{0} est dans un alignement et pas dans le fichier. Rien n’a été modifié.",
	'the season "{0}"': "la saison «\u00a0{0}\u00a0»",
	'the league "{0}"': "la ligue «\u00a0{0}\u00a0»",
	"the statistic {0}": "la statistique {0}",
	"the statistics {0}": "les statistiques {0}",
	"the period {0}": "la période {0}",
	"The file is larger than {0} MB. Import it in parts.":
		"Le fichier dépasse {0}\u00a0Mo. Importez-le en parties.",
	"This is a workbook. In the spreadsheet, save it as CSV UTF-8.":
		"C’est un classeur. Dans le tableur, enregistrez-le en CSV UTF-8.",
	"The file is not UTF-8, so accents would be lost. Save it as CSV UTF-8.":
		"Le fichier n’est pas en UTF-8, des accents seraient perdus. Enregistrez-le en CSV UTF-8.",
	"The file is empty.": "Le fichier est vide.",
	"A quotation mark is opened and not closed.": "Un guillemet est ouvert et n’est pas fermé.",
	"The file has {0} columns; {1} are read at most.":
		"Le fichier a {0} colonnes; on en lit {1} au plus.",
	"The name of a column is longer than {0} characters.":
		"Le nom d’une colonne dépasse {0} caractères.",
	"The file has more than {0} lines. Import it in parts.": (first) =>
		`Le fichier a plus de ${inFrench(first)} lignes. Importez-le en parties.`,
	"The file has more than {0} cells. Delete columns and lines that are not needed, or import it in parts.":
		(first) =>
			`Le fichier a plus de ${inFrench(first)} cellules. Supprimez les colonnes et les lignes inutiles, ou importez-le en parties.`,
	"1 game of the season is not in the file and is left as stored: {0}.":
		"1 match de la saison n’est pas dans le fichier et reste tel quel\u00a0: {0}.",
	"{0} games of the season are not in the file and are left as stored: {1}.":
		"{0} matchs de la saison ne sont pas dans le fichier et restent tels quels\u00a0: {1}.",
	"Game {0} has no score in the file; the stored {1}-{2} stays.":
		"Le match {0} n’a pas de pointage dans le fichier; le {1}-{2} déjà inscrit reste.",
	"{0} and {1} already had a game on {2} that was entered by hand; game {3} was added beside it.":
		"{0} et {1} avaient déjà, le {2}, un match entré à la main; le match {3} a été ajouté à côté.",
	"{0} games, {1} lines, {2}": (first, second, third) =>
		`${inFrench(first)} matchs, ${inFrench(second)} lignes, ${third}`,
	"{0} players": (first) => `${inFrench(first)} joueurs`,
	"Nothing to do: {0} are stored as the files have them.":
		"Rien à faire\u00a0: {0} sont déjà comme dans les fichiers.",
	"{0} does not play in game {1} ({2}, {3}).": "{0} ne joue pas le match {1} ({2}, {3}).",
	"Game {0}": "Le match {0}",
	'The team "{0}"': "L’équipe «\u00a0{0}\u00a0»",
	"this line was": "cette ligne est",
	"its {0} lines were": "ses {0} lignes sont",
	"{0} is not in {1}; {2} left out.": "{0} n’est pas dans {1}; {2} de côté.",
	"{0} already has line {1} in game {2}.": "{0} a déjà la ligne {1} du match {2}.",
	"{0} stands on both teams of game {1} (line {2} too). If these are two people, tell their names apart.":
		"{0} est dans les deux équipes du match {1} (aussi à la ligne {2}). Si ce sont deux personnes, distinguez leurs noms.",
	"{0} already has a captain in game {1}: {2}.": "{0} a déjà un capitaine au match {1}\u00a0: {2}.",
	"And {0} more like these.": "Et {0} autres de ce genre.",
	'Is "{0}" the same team as "{1}"? Spell it one way.':
		"«\u00a0{0}\u00a0» est-elle la même équipe que «\u00a0{1}\u00a0»? Écrivez son nom d’une seule façon.",
	"{0} has {1} points, but the shots made are worth {2}.":
		"{0} a {1} points, mais les tirs réussis en valent {2}.",
	"{0} has {1} points, but its players in {2} have {3}.":
		"{0} a {1} points, mais ses joueurs en ont {3} dans {2}.",
	'There is a column "{0}" but none named "{1}".':
		"Il y a une colonne «\u00a0{0}\u00a0», mais aucune nommée «\u00a0{1}\u00a0».",
	"A period's name has at most {0} characters.": "Le nom d’une période a au plus {0} caractères.",
	'"{0}" is taken for "{1}".': "«\u00a0{0}\u00a0» est pris pour «\u00a0{1}\u00a0».",
	'The column "{0}" is missing.': "La colonne «\u00a0{0}\u00a0» manque.",
	"The last name is longer than {0} characters.": "Le nom de famille dépasse {0} caractères.",
	'"{0}" has no letters.': "«\u00a0{0}\u00a0» n’a aucune lettre.",
	"game id": "numéro du match",
	"home team": "équipe locale",
	"away team": "équipe visiteuse",
	"a shirt number of one to three digits": "un numéro de chandail d’un à trois chiffres",
	"a position of at most 30 characters": "une position d’au plus 30 caractères",
	"yes or no": "yes ou no",
	"minutes and seconds such as 31:47": "des minutes et des secondes comme 31:47",
	"a whole number from -{0} to {1}": "un nombre entier de -{0} à {1}",
	"a whole number from 0 to {0}": "un nombre entier de 0 à {0}",
	"{0} of {1} shots cannot have been made ({2}, {3}).":
		"{0} tirs réussis sur {1}, c’est impossible ({2}, {3}).",
	"{0} has 0:00 minutes but {1} in {2}.": "{0} a 0:00 minute, mais {1} en {2}.",
	"The file has no lines below the header.": "Le fichier n’a aucune ligne sous l’en-tête.",
	'There is neither a column "start_utc" nor a column "date".':
		"Il n’y a ni colonne «\u00a0start_utc\u00a0» ni colonne «\u00a0date\u00a0».",
	'Give either "start_utc" or "date" and "time", not both.':
		"Donnez soit «\u00a0start_utc\u00a0», soit «\u00a0date\u00a0» et «\u00a0time\u00a0», mais pas les deux.",
	"This column is not known and was left out.":
		"Cette colonne n’est pas connue et a été laissée de côté.",
	"{0} cannot play against itself.": "{0} ne peut pas jouer contre elle-même.",
	"a link that starts with https://": "un lien qui commence par https://",
	"an instant such as 2025-05-11T22:00:00Z": "un instant comme 2025-05-11T22:00:00Z",
	"a date such as 2025-05-11": "une date comme 2025-05-11",
	"a time such as 19:30": "une heure comme 19:30",
	"The clock in {0} skips {1} on {2}; {3} is meant.":
		"L’horloge de {0} saute {1} le {2}; c’est {3} qui est compris.",
	"The location is longer than {0} characters.": "Le lieu dépasse {0} caractères.",
	"One team has a score and the other has none.": "Une équipe a un pointage et l’autre n’en a pas.",
	"0-0 counts as not played.": "0-0 compte comme non joué.",
	"{0} counts as played, but as neither won nor lost.":
		"{0} compte comme joué, mais ni gagné ni perdu.",
	"The periods add up to {0}, the score is {1}.":
		"La somme des périodes est {0}, le pointage est {1}.",
	"The game id {0} is already that of line {1}.":
		"Le numéro de match {0} est déjà celui de la ligne {1}.",
	"The {0} is longer than {1} characters.": "Plus de {1} caractères\u00a0: {0}.",
	"{0} is already on the roster of {1}, in line {2}.":
		"{0} est déjà dans l’alignement de {1}, à la ligne {2}.",
	"{0} has No. {1} in line {2}. A player has one number: {3} is kept.":
		"{0} a le n° {1} à la ligne {2}. Un joueur a un seul numéro\u00a0: le {3} est gardé.",
	"The {0} is missing.": "Il manque\u00a0: {0}.",
	'"{0}" is not {1}.': "«\u00a0{0}\u00a0» n’est pas {1}.",
	"This line has more cells than the header has columns ({0}). A name with a comma must stand in quotes.":
		"Cette ligne a plus de cellules que l’en-tête n’a de colonnes ({0}). Un nom avec une virgule doit être entre guillemets.",
	'"{0}" stands in a column without a name.': "«\u00a0{0}\u00a0» est dans une colonne sans nom.",
	'"{0}" has a character that cannot be read. Save the file as CSV UTF-8.':
		"«\u00a0{0}\u00a0» contient un caractère illisible. Enregistrez le fichier en CSV UTF-8.",
	'The column "{0}" is there twice.': "La colonne «\u00a0{0}\u00a0» est là deux fois.",
	"one of {0}": "un de {0}",
	"home, away, both or one of the two teams": "home, away, both ou une des deux équipes",
	'Only a game with the status "forfeit" has one.':
		"Seul un match au statut «\u00a0forfeit\u00a0» en a un.",
	"Say who forfeited: home or away.": "Dites qui a déclaré forfait\u00a0: home ou away.",
	"An abbreviation has at most {0} characters.": "Une abréviation a au plus {0} caractères.",
	"Percentages are computed; this column was left out.":
		"Les pourcentages se calculent; cette colonne a été laissée de côté.",
	"{0} is computed ({1}); this column was left out.":
		"{0} se calcule ({1}); cette colonne a été laissée de côté.",
	"No player has a number in this column; it was left out.":
		"Aucun joueur n’a de nombre dans cette colonne; elle a été laissée de côté.",
} satisfies Sayings;

/** Thousands stand apart where English has a comma. */
function inFrench(count: Told | undefined): string {
	return String(count).replaceAll(",", "\u00a0");
}
